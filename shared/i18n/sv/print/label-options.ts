import type { labelOptionTexts as english } from '../../en/print/label-options.ts';
import type { Words } from '../../words.ts';

export const labelOptionTexts = {
  stock: {
    label: 'Etikettark',
    choices: {
      l7160: 'Avery L7160',
      l7159: 'Avery L7159',
      l7162: 'Avery L7162',
      l7163: 'Avery L7163',
      l7165: 'Avery L7165',
      l7651: 'Avery L7651',
      l7654: 'Avery L7654',
      l4732: 'Avery L4732',
      '4272': 'Herma 4272',
      '4271': 'Herma 4271',
      '4464': 'Herma 4464',
      '5160': 'Avery 5160',
      '5161': 'Avery 5161',
      '5162': 'Avery 5162',
      '5163': 'Avery 5163',
      '5164': 'Avery 5164',
      '5167': 'Avery 5167',
      '3111': 'Avery 3111',
      own: 'Egna',
    },
    says: {
      l7160: '21 etiketter om 63,5 x 38,1 mm på A4.',
      l7159: '24 etiketter om 63,5 x 33,9 mm på A4.',
      l7162: '16 etiketter om 99,1 x 33,9 mm på A4.',
      l7163: '14 etiketter om 99,1 x 38,1 mm på A4.',
      l7165: '8 etiketter om 99,1 x 67,7 mm på A4.',
      l7651: '65 etiketter om 38,1 x 21,2 mm på A4.',
      l7654: '40 etiketter om 45,7 x 25,4 mm på A4.',
      l4732: '80 etiketter om 35,6 x 16,9 mm på A4.',
      '4272': '44 etiketter om 48,3 x 25,4 mm på A4.',
      '4271': '64 etiketter om 48,3 x 16,9 mm på A4.',
      '4464': '24 etiketter om 70 x 37 mm på A4.',
      '5160': '30 etiketter om 66,7 x 25,4 mm på Letter.',
      '5161': '20 etiketter om 101,6 x 25,4 mm på Letter.',
      '5162': '14 etiketter om 101,6 x 33,9 mm på Letter.',
      '5163': '10 etiketter om 101,6 x 50,8 mm på Letter.',
      '5164': '6 etiketter om 101,6 x 84,7 mm på Letter.',
      '5167': '80 etiketter om 44,5 x 12,7 mm på Letter.',
      '3111': '9 etiketter om 63,5 x 63,5 mm på Letter.',
      own: 'Mät etiketterna och skriv in deras mått nedan.',
    },
  },
  start: {
    label: 'Börja vid etikett',
    says: {
      value:
        'Den första etiketten som finns kvar på ett påbörjat ark, räknat uppifrån och från vänster, rad för rad.',
    },
  },
  stockPaper: {
    label: 'Etiketternas papper',
    choices: { a4: 'A4', letter: 'Letter' },
    says: { a4: '210 x 297 mm.', letter: '8,5 x 11 tum.' },
  },
  labelColumns: { label: 'Etiketter i bredd', says: { value: 'Hur många som ligger i en rad.' } },
  labelRows: { label: 'Etiketter på höjden', says: { value: 'Hur många rader det är.' } },
  labelWidth: {
    label: 'Etikettens bredd',
    says: { value: 'Själva etiketten, utan mellanrummet till nästa.' },
  },
  labelHeight: {
    label: 'Etikettens höjd',
    says: { value: 'Själva etiketten, utan mellanrummet till nästa.' },
  },
  labelLeft: {
    label: 'Första från vänster',
    says: { value: 'Från papperets kant till den första etiketten.' },
  },
  labelTop: {
    label: 'Första uppifrån',
    says: { value: 'Från papperets kant till den första etiketten.' },
  },
  labelStepX: {
    label: 'Nästa åt höger',
    says: { value: 'Från en etiketts vänstra kant till nästas.' },
  },
  labelStepY: { label: 'Nästa nedåt', says: { value: 'Från en etiketts övre kant till nästas.' } },
} as const satisfies Words<typeof english>;
