import type { Words } from '#shared/i18n/words.ts';
import type { kubagramRecordTexts as english } from '../record.ts';
import { kubagramPuzzleTexts } from './puzzles.ts';

export const kubagramRecordTexts = {
  kinds: {
    corner: 'draait de bak',
    take: 'neemt een steen',
    lay: 'legt een steen',
    aside: 'legt een joker opzij',
    skip: 'slaat over',
    claim: 'claimt een woord',
    join: 'voegt woorden aaneen',
    extend: 'verlengt een woord',
    arrange: 'herschikt het middenveld',
    declare: 'vindt geen lang woord meer',
    end: 'is klaar',
    accept: 'laat de claims staan',
    challenge: 'betwijfelt een woord',
    allow: 'staat een woord toe',
  },
  ends: {
    'box-empty': 'de laatste steen gelegd',
  },
  waiting:
    'De claims van {{name, whom(you: jou)}} tot en met zet {{move}} mogen nog betwijfeld worden door {{others, whom(you: jou)}}.',
  places: {
    box: 'op vak {{square}} van de bak',
    central: 'in het middenveld',
    word: 'in een woord van speler {{seat}}',
    joker: 'bij de jokers van speler {{seat}}',
    drawn: 'bij de stenen die speler {{seat}} getrokken heeft',
    handed: 'als de doorgegeven steen',
  },
  phases: {
    corner: 'Eerst draait de laatste speler de bak: typ corner 0, 90, 180 of 270.',
    before: 'Claim woorden, en neem dan de volgende steen of sla over.',
    holding: 'Leg eerst de steen in je hand, of leg hem opzij als het een joker is.',
    after: 'Claim woorden, of beëindig de beurt.',
    short: 'Claim korte woorden, verleng woorden, of beëindig de partij.',
    challenge: 'De tegenstanders betwijfelen een woord of laten de claims staan.',
    over: 'De partij is afgelopen.',
  },
  feats: { compound: 'Samenstellingen' },
  ...kubagramPuzzleTexts,
  review: {
    left: '{{word}} kon nog geclaimd worden, voor {{points, counted(one: punt; other: punten)}}.',
    leftJoined:
      '{{word}} kon nog worden aaneengevoegd, goed voor {{gain, counted(one: punt; other: punten)}} extra en {{taken}} minder voor anderen.',
    leftLonger:
      'Een woord dat er lag, kon nog {{word}} worden, goed voor {{gain, counted(one: punt; other: punten)}} extra en {{taken}} minder voor anderen.',
    taken: '{{name}} maakte {{word}} in de volgende beurt.',
  },
  puzzle: {
    best: 'Zoek de beste claim uit {{count, counted(one: steen; other: stenen)}}. Hij is {{margin}} meer waard dan elke andere.',
    worth: 'Zoek een claim van {{points, counted(one: punt; other: punten)}} of meer.',
    hints: {
      length: 'Het woord heeft {{count, counted(one: letter; other: letters)}}.',
      last: 'De laatste letter is {{letter}}.',
      first: 'De eerste letter is {{letter}}.',
      letters: 'Alles op één letter na: {{pattern}}.',
    },
  },
  picture: {
    next: 'Volgende vak: {{square}}',
    central: 'Middenveld: {{letters}}',
    holding: '{{name, does(they: heeft; you: hebt)}} de steen {{die}} in de hand.',
    word: '{{name, does(they: heeft; you: hebt)}} {{word}}, {{count, counted(one: punt; other: punten)}}.',
    joker: '{{name, does(they: heeft; you: hebt)}} de joker {{die}} opzij liggen.',
  },
} as const satisfies Words<typeof english>;
