import type { tableEnd as english } from '../en/end.ts';
import type { Words } from '../words.ts';

/** What a table says when its game is over. */
export const tableEnd = {
  wins: '{{name, does(they: vinner; you: vinner)}} med {{by}} poäng',
  winsOnly: '{{name, does(they: vinner; you: vinner)}}',
  shares: '{{names}} delar segern, {{points}} poäng var',
  solo: '{{points, counted(one: poäng; other: poäng)}}',
  nobody: 'Ingen fick någon poäng. {{names}} slutade på {{points}} poäng',
  decided: {
    alone: 'Det bästa draget var {{play}} för {{points}} poäng, i tur {{turn}}.',
    settled: 'Innan slutpoängen räknades ut ledde {{leader, whom(you: du)}} med {{by}} poäng.',
    settledLevel: 'Innan slutpoängen räknades ut ledde ingen.',
    throughout: '{{name}} ledde från och med tur {{turn}}.',
    late: '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen.',
    latePlay:
      '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen med {{play}} för {{points}} poäng.',
    lateLevel: 'Ingen ledde före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen.',
    lateLevelPlay:
      'Ingen ledde före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen med {{play}} för {{points}} poäng.',
    overtook:
      '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen och behöll den.',
    overtookPlay:
      '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} tog ledningen med {{play}} för {{points}} poäng och behöll den.',
    overtookLevel: '{{name}} tog ledningen i tur {{turn}} och behöll den.',
    overtookLevelPlay:
      '{{name}} tog ledningen i tur {{turn}} med {{play}} för {{points}} poäng och behöll den.',
    caughtUp: '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} kom ikapp.',
    caughtUpPlay:
      '{{leader}} ledde med {{by}} poäng före tur {{turn}}, då {{name, whom(you: du)}} kom ikapp med {{play}} för {{points}} poäng.',
  },
  result: 'Resultat',
  resultSays: '{{title}}. {{reason}} Resultat, tabell, {{players, counted(one: spelare; other: spelare)}}.',
  player: 'Spelare',
  score: 'Poäng',
  sum: 'Totalt',
  nothing: 'inga',
  best: 'Bästa draget',
  bestPlay: '{{play}} {{points}}',
  average: 'Per drag',
  averageOf: '{{points}} i snitt',
  remember: 'Att minnas',
  closest: {
    title: 'Jämnaste läget',
    led: '{{turns}}: {{name, whom(you: du)}} ledde med {{by}}',
    level: '{{turns}}: ingen ledde',
  },
  turns: {
    one: 'tur {{first}}',
    two: 'tur {{first}} och {{last}}',
    more: 'tur {{first}} till {{last}}',
  },
  longest: {
    title: 'Längsta ordet',
    own: '{{word}}, {{letters, counted(one: bokstav; other: bokstäver)}}, av {{name, whom(you: dig)}} i tur {{turn}}',
    other:
      '{{word}}, {{letters, counted(one: bokstav; other: bokstäver)}}, ur {{name, whose(you: ditt)}} {{play}}',
  },
  feat: {
    once: '{{play}} av {{name, whom(you: dig)}} i tur {{turn}}',
    onceFor:
      '{{play}} av {{name, whom(you: dig)}} i tur {{turn}}, {{each, counted(one: poäng; other: poäng)}} för det',
    times: '{{count}} gånger: {{who}}',
    timesFor: '{{count}} gånger: {{who}}, {{each, counted(one: poäng; other: poäng)}} varje gång',
    who: '{{name, whom(you: du)}} {{count}}',
  },
  personal: {
    title: 'Personbästa',
    play: '{{play}} för {{points}} poäng: {{name, whose(you: ditt)}} bästa drag på {{games, counted(one: parti; other: partier)}}',
    word: '{{word}}: {{name, whose(you: ditt)}} längsta ord på {{games, counted(one: parti; other: partier)}}',
  },
  show: 'Visa',
  showThis: 'Visa: {{what}}, {{value}}',
  chart: {
    title: 'Poäng, tur för tur',
    says: 'Poängen efter var och en av {{turns, counted(one: tur; other: turer)}}. Till sist {{scores}}.',
    says1: 'Poängen efter var och en av {{turns, counted(one: tur; other: turer)}}: till sist {{scores}}.',
    turn: 'Tur',
    start: 'Början',
    end: 'Slut',
    score: '{{name, whom(you: du)}} {{points}}',
  },
  again: 'Nästa omgång',
  newGame: 'Nytt spel',
  review: 'Se tillbaka',
  print: 'Skriv ut poängprotokollet',
  name: {
    label: 'Ditt namn, i stället för ”{{you}}”',
    keep: 'Spara namnet',
    none: 'Skriv ditt namn först.',
    kept: 'Från och med nu heter du {{name}}.',
  },
} as const satisfies Words<typeof english>;
