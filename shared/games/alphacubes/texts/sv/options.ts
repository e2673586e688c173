import { wordOptionTexts } from '#shared/i18n/sv/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesOptionTexts as english } from '../options.ts';

export const alphacubesOptionTexts = {
  set: {
    label: 'Kuber',
    choices: { standard: 'Som tryckta', own: 'En egen sats' },
    says: {
      standard: 'Spelets 98 kuber, för engelska ord.',
      own: 'Kuber som du själv har skapat, minst sju till varje spelare, med en till sex bokstäver.',
    },
  },
  ownSet: {
    label: 'Min sats',
    says: { lines: 'Texten i en satsfil, så som satsverktyget och cubewright set propose skriver den.' },
  },
  board: {
    label: 'Bräde',
    choices: { standard: 'Standard', example: 'Exempel', own: 'Mitt eget' },
    says: {
      standard: '81 premierutor, likadant från alla håll.',
      example: 'Fem rutor är annorlunda: här stämmer det publicerade partiet på poängen.',
      own: 'Dina egna rutor, 5 till 21 i sida, med en mittruta.',
    },
  },
  ownBoard: {
    label: 'Raderna i mitt bräde',
    says: {
      lines:
        'Varje rad av brädet på en egen rad: . vanlig ruta, d och t bokstaven gånger 2 och 3, D och T ordet gånger 2 och 3, * mittrutan.',
    },
  },
  judge: {
    label: 'Vem som dömer ord',
    choices: { assisted: 'Listan', challenge: 'Ni själva' },
    says: {
      assisted: 'Ett ord som inte finns i listan går inte att lägga.',
      challenge: 'Allt går att lägga, tills någon ifrågasätter det.',
    },
  },
  challengeKind: {
    label: 'Att ifrågasätta kostar',
    choices: {
      double: 'En tur',
      single: 'Ingenting, om draget gällde',
      plus5: '5 poäng',
      plus10: '10 poäng',
      triple: 'Spelet',
      void: 'Ogiltigt drag: försök igen',
    },
    says: {
      double: 'Ett ogiltigt drag kostar turen; den som ifrågasätter ett giltigt står över nästa.',
      single: 'Ett ogiltigt drag kostar turen; den som ifrågasätter ett giltigt förlorar ingenting.',
      plus5: 'Ett ogiltigt drag kostar turen; ett giltigt drag som ifrågasätts ger 5 till.',
      plus10: 'Ett ogiltigt drag kostar turen; ett giltigt drag som ifrågasätts ger 10 till.',
      triple: 'Den som hade fel är ute ur spelet; den sista som är kvar vinner.',
      void: 'Ett ogiltigt drag tas tillbaka, och spelaren får försöka igen.',
    },
  },
  missedTurn: {
    label: 'Straff för ett ogiltigt drag',
    choices: { this: 'Den här turen', next: 'Nästa också' },
    says: {
      this: 'Turen med det ogiltiga draget är förlorad, ingen annan.',
      next: 'Turen med det ogiltiga draget är förlorad, och nästa också.',
    },
  },
  strict: {
    label: 'Strängt spel',
    says: {
      true: 'Inga tips, ingen lista över osedda kuber och ingen tillbakablick förrän spelet är slut.',
      false: 'Tips finns för den som ber om dem, och poängprotokollet säger vem som gjorde det.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Ord som ni förbjuder vid bordet',
    says: { lines: 'Ett ord per rad. De går inte att lägga i det här spelet.' },
  },
} as const satisfies Words<typeof english>;
