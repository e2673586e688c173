import type { labelOptionTexts as english } from '../../en/print/label-options.ts';
import type { Words } from '../../words.ts';

export const labelOptionTexts = {
  stock: {
    label: 'Etikettenvel',
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
      own: 'Eigen etiketten',
    },
    says: {
      l7160: '21 etiketten van 63,5 x 38,1 mm op A4.',
      l7159: '24 etiketten van 63,5 x 33,9 mm op A4.',
      l7162: '16 etiketten van 99,1 x 33,9 mm op A4.',
      l7163: '14 etiketten van 99,1 x 38,1 mm op A4.',
      l7165: '8 etiketten van 99,1 x 67,7 mm op A4.',
      l7651: '65 etiketten van 38,1 x 21,2 mm op A4.',
      l7654: '40 etiketten van 45,7 x 25,4 mm op A4.',
      l4732: '80 etiketten van 35,6 x 16,9 mm op A4.',
      '4272': '44 etiketten van 48,3 x 25,4 mm op A4.',
      '4271': '64 etiketten van 48,3 x 16,9 mm op A4.',
      '4464': '24 etiketten van 70 x 37 mm op A4.',
      '5160': '30 etiketten van 66,7 x 25,4 mm op Letter.',
      '5161': '20 etiketten van 101,6 x 25,4 mm op Letter.',
      '5162': '14 etiketten van 101,6 x 33,9 mm op Letter.',
      '5163': '10 etiketten van 101,6 x 50,8 mm op Letter.',
      '5164': '6 etiketten van 101,6 x 84,7 mm op Letter.',
      '5167': '80 etiketten van 44,5 x 12,7 mm op Letter.',
      '3111': '9 etiketten van 63,5 x 63,5 mm op Letter.',
      own: 'Meet je etiketten en vul hieronder de maten in.',
    },
  },
  start: {
    label: 'Beginnen bij etiket',
    says: {
      value: 'Het eerste etiket dat nog op een gebruikt vel zit, geteld van linksboven, rij voor rij.',
    },
  },
  stockPaper: {
    label: 'Papier van de etiketten',
    choices: { a4: 'A4', letter: 'Letter' },
    says: { a4: '210 x 297 mm.', letter: '8,5 x 11 inch.' },
  },
  labelColumns: { label: 'Etiketten naast elkaar', says: { value: 'Hoeveel er in een rij staan.' } },
  labelRows: { label: 'Etiketten onder elkaar', says: { value: 'Hoeveel rijen er zijn.' } },
  labelWidth: {
    label: 'Breedte van een etiket',
    says: { value: 'Van het etiket zelf, zonder de ruimte tot het volgende.' },
  },
  labelHeight: {
    label: 'Hoogte van een etiket',
    says: { value: 'Van het etiket zelf, zonder de ruimte tot het volgende.' },
  },
  labelLeft: {
    label: 'Eerste van links',
    says: { value: 'Van de rand van het papier tot het eerste etiket.' },
  },
  labelTop: {
    label: 'Eerste van boven',
    says: { value: 'Van de rand van het papier tot het eerste etiket.' },
  },
  labelStepX: {
    label: 'Volgende naar rechts',
    says: { value: 'Van de linkerrand van een etiket tot die van het volgende.' },
  },
  labelStepY: {
    label: 'Volgende omlaag',
    says: { value: 'Van de bovenrand van een etiket tot die van het volgende.' },
  },
} as const satisfies Words<typeof english>;
