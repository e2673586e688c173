import type { Words } from '#shared/i18n/words.ts';
import type { kubagramBox as english } from '../box.ts';

/** The box with sensors is “de kist”; the box of the game, as on screen, is “de bak”. */
export const kubagramBox = {
  live: 'De kist, live',
  counts: '{{full, counted(one: steen; other: stenen)}}, {{empty}} leeg',
  feels: 'De kist voelt welke vakken leeg zijn, niet de letters.',
  turned: 'Zoals speler 1 de kist ziet: {{square}} is de hoek linksonder.',
  picture_zero: 'De kist van {{rows}} rijen met {{columns}} vakken; hij klopt met het scherm',
  picture_one: 'De kist van {{rows}} rijen met {{columns}} vakken; {{count}} vak is anders dan op het scherm',
  picture_other:
    'De kist van {{rows}} rijen met {{columns}} vakken; {{count}} vakken zijn anders dan op het scherm',
  fold: 'Kist inklappen',
  unfold: { steps: 'Stappen volgen', box: 'Kist tonen' },
  layVirtual: 'De virtuele kist leggen zoals in de partij',
  agrees: {
    title: 'Kist en scherm zijn het eens',
    next: 'Til {{square}} op zodra hij aan de beurt is; de partij volgt vanzelf.',
    turn: 'Til de eerste steen op: zo zeg je welke hoek linksonder is.',
    none: 'De kist is leeg.',
  },
  moving: 'Iemand is bij de kist bezig',
  fill: {
    title: 'Vul de kist',
    left_one: 'Er ontbreekt nog {{count}} steen',
    left_other: 'Er ontbreken nog {{count}} stenen',
    how: 'Leg ze zoals hieronder staat, de een na de ander; de kist voelt ze. Of schud ze er zelf in en neem ze over als een partij die aan tafel begonnen is.',
  },
  unseen: {
    title: 'Welke steen is dat van {{square}}?',
    says: 'Typ zijn letters onder het middenveld.',
  },
  'to-lift': { title_one: 'Til {{square}} op', title_other: 'Til {{count}} stenen op' },
  'too-early': { title: '{{square}} is te vroeg opgetild' },
  wrong: { title: '{{square}} is niet aan de beurt' },
  several: { title: 'Er zijn {{count}} stenen opgetild' },
  'put-back': {
    title_one: 'Op {{square}} ligt weer een steen',
    title_other: 'Op {{count}} vakken ligt weer een steen',
  },
  differs: { title: '{{count, counted(one: vak klopt; other: vakken kloppen)}} niet' },
  away: {
    title: 'De kist laat niets horen',
    says: 'De partij is opgeslagen. Speel hier verder; is de kist er weer, dan worden kist en scherm vergeleken.',
  },
  otherSize: {
    title: 'Deze kist heeft andere vakken',
    says: 'Hij heeft {{rows, counted(one: rij; other: rijen)}} van {{columns}}; die van Kubagram heeft 9 rijen van 12. Speel hier verder.',
  },
  step: {
    put: 'Leg terug op {{square}}',
    fill: 'Leg {{die}} op {{square}}',
    fillAny: 'Leg een willekeurige steen op {{square}}',
    lift: 'Til {{square}} op',
    thenLift: 'Til dan {{square}} op',
    faceUp: 'Met hetzelfde vlak boven als eerst',
    asItLay: '{{letter}} boven, zoals hij lag',
    up: '{{letter}} boven',
    anyUp: 'Welk vlak ook boven',
    next: '{{letter}}, de steen van {{name, whom(you: jou)}}',
    nextAfter:
      '{{letter}}, de steen van {{name, whom(you: jou)}}, na de beurt van {{before, whom(you: jou)}}',
    unseen: {
      next: 'De steen van {{name, whom(you: jou)}}',
      nextAfter: 'De steen van {{name, whom(you: jou)}}, na de beurt van {{before, whom(you: jou)}}',
    },
    taken: '{{letter}}: genomen door {{name, whom(you: jou)}} in beurt {{turn}}',
    stray: 'Getrokken om te zien wie begint, of van elders: hier hoort geen steen',
    bad: 'Sensor defect',
    badSays: 'De sensor op {{square}} is defect: vanaf nu geldt het scherm',
  },
  screen: { title: 'Het scherm heeft gelijk', says: 'Houd de partij zo', act: 'Stappen volgen' },
  box: {
    title: 'De kist heeft gelijk',
    says: 'Verander de partij',
    take: '{{square}} nu nemen',
    end: 'Beurt van {{name, whom(you: jou)}} beëindigen',
  },
  undo: {
    title: 'Ongedaan maken tot beurt {{turn}}',
    says: 'Naar waar ze het nog eens waren',
    act_zero: 'Steen ongedaan maken',
    act_one: '{{count}} beurt ongedaan maken',
    act_other: '{{count}} beurten ongedaan maken',
  },
  settings: {
    title: 'Vakken van deze kist',
    span: 'Een vak telt als het zo lang stil is',
    ms: 'ms',
    first: 'De eerste sensor ligt onder',
    corner: {
      'upper-left': 'A1',
      'upper-right': 'L1',
      'lower-right': 'L9',
      'lower-left': 'A9',
    },
    find: 'Zoeken door A1 op te tillen',
    finding: 'Til de steen van A1 op, het vak linksboven op de plattegrond, en verder niets.',
    cancel: 'Annuleren',
    bad: 'Sensoren die niet vertrouwd worden',
    believe: '{{square}} weer vertrouwen',
  },
  say: {
    agrees: 'Kist en scherm zijn het eens.',
    steps: '{{title}}. {{steps}}.',
  },
} as const satisfies Words<typeof english>;
