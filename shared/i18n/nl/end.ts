import type { tableEnd as english } from '../en/end.ts';
import type { Words } from '../words.ts';

/** Past tenses fit “Jij” and a name alike, before the verb and after it. */
export const tableEnd = {
  wins: '{{name, does(they: wint; you: wint)}} met {{by, counted(one: punt; other: punten)}} verschil',
  winsOnly: '{{name, does(they: wint; you: wint)}}',
  shares: '{{names}} delen de winst, elk {{points, counted(one: punt; other: punten)}}',
  solo: '{{points, counted(one: punt; other: punten)}}',
  nobody: 'Niemand haalde een punt. {{names}}: {{points, counted(one: punt; other: punten)}}',
  decided: {
    alone: 'De beste zet was {{play}} voor {{points}}, in beurt {{turn}}.',
    settled:
      'Voordat de eindstand werd opgemaakt, stond {{leader, whom(you: jij)}} {{by, counted(one: punt; other: punten)}} voor.',
    settledLevel: 'Voordat de eindstand werd opgemaakt, stond niemand voor.',
    throughout: 'Vanaf beurt {{turn}} stond {{name, whom(you: jij)}} voor.',
    late: '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} de leiding nam.',
    latePlay:
      '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} met {{play}} voor {{points}} de leiding nam.',
    lateLevel: 'Niemand stond voor, tot {{name, whom(you: jij)}} in beurt {{turn}} de leiding nam.',
    lateLevelPlay:
      'Niemand stond voor, tot {{name, whom(you: jij)}} in beurt {{turn}} met {{play}} voor {{points}} de leiding nam.',
    overtook:
      '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} de leiding nam en behield.',
    overtookPlay:
      '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} met {{play}} voor {{points}} de leiding nam en behield.',
    overtookLevel: '{{name}} nam in beurt {{turn}} de leiding en behield die.',
    overtookLevelPlay:
      '{{name}} nam in beurt {{turn}} met {{play}} voor {{points}} de leiding en behield die.',
    caughtUp:
      '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} gelijkkwam.',
    caughtUpPlay:
      '{{leader}} stond {{by, counted(one: punt; other: punten)}} voor, tot {{name, whom(you: jij)}} in beurt {{turn}} met {{play}} voor {{points}} gelijkkwam.',
  },
  result: 'Uitslag',
  resultSays: '{{title}}. {{reason}} Uitslag, tabel, {{players, counted(one: speler; other: spelers)}}.',
  player: 'Speler',
  score: 'Score',
  sum: 'Samen',
  nothing: 'geen',
  best: 'Beste zet',
  bestPlay: '{{play}} {{points}}',
  average: 'Per zet',
  averageOf: 'gemiddeld {{points}}',
  remember: 'Om te onthouden',
  closest: {
    title: 'Spannendste moment',
    led: '{{turns}}: {{name, whom(you: jij)}} stond {{by, counted(one: punt; other: punten)}} voor',
    level: '{{turns}}: niemand stond voor',
  },
  turns: {
    one: 'beurt {{first}}',
    two: 'beurt {{first}} en {{last}}',
    more: 'beurt {{first}} t/m {{last}}',
  },
  longest: {
    title: 'Langste woord',
    own: '{{word}}, {{letters, counted(one: letter; other: letters)}}, van {{name, whom(you: jou)}} in beurt {{turn}}',
    other:
      '{{word}}, {{letters, counted(one: letter; other: letters)}}, uit {{name, whose(you: jouw)}} {{play}}',
  },
  feat: {
    once: '{{play}} van {{name, whom(you: jou)}} in beurt {{turn}}',
    onceFor:
      '{{play}} van {{name, whom(you: jou)}} in beurt {{turn}}, goed voor {{each, counted(one: punt; other: punten)}}',
    times: '{{count}} keer: {{who}}',
    timesFor: '{{count}} keer: {{who}}, elke keer {{each, counted(one: punt; other: punten)}}',
    who: '{{name, whom(you: jij)}} {{count}}',
  },
  personal: {
    title: 'Persoonlijk record',
    play: '{{play}} voor {{points}}: de beste zet van {{name, whom(you: jou)}} in {{games, counted(one: partij; other: partijen)}}',
    word: '{{word}}: het langste woord van {{name, whom(you: jou)}} in {{games, counted(one: partij; other: partijen)}}',
  },
  show: 'Tonen',
  showThis: 'Tonen: {{what}}, {{value}}',
  chart: {
    title: 'De stand, beurt voor beurt',
    says: 'De stand na elke beurt, {{turns, counted(one: beurt; other: beurten)}} lang. Aan het eind {{scores}}.',
    says1:
      'De score na elke beurt, {{turns, counted(one: beurt; other: beurten)}} lang: {{scores}} aan het eind.',
    turn: 'Beurt',
    start: 'Begin',
    end: 'Eind',
    score: '{{name, whom(you: jij)}} {{points}}',
  },
  again: 'Volgende ronde',
  newGame: 'Nieuwe partij',
  review: 'Terugkijken',
  print: 'Scoreblad afdrukken',
  name: {
    label: 'Je naam, in plaats van “{{you}}”',
    keep: 'Naam bewaren',
    none: 'Vul eerst je naam in.',
    kept: 'Vanaf nu heet je {{name}}.',
  },
} as const satisfies Words<typeof english>;
