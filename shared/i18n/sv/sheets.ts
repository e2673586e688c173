import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';

export const sheetTexts: SheetTexts = {
  products: {
    'alphacubes-nets': {
      document: 'Alphacubes, utvikta kuber',
      how: 'Klipp heldragna linjer, vik streckade bakåt, limma flik 1 till 7 i tur och ordning.',
    },
    'alphacubes-stickers': {
      document: 'Alphacubes, etiketter för klossar',
      how: 'Klipp ut, och fäst kubens sex på en kloss.',
    },
    'alphacubes-board': { document: 'Alphacubes, bräde', how: 'Skär från märke till märke.' },
    'alphacubes-rack': {
      document: 'Alphacubes, ställ',
      how: 'Vik streckade linjer bakåt och prickade framåt, limma A bakom A.',
    },
    'kubo-deck': { document: 'Kubo, kort', how: 'Skär från märke till märke.' },
    'box-drilling': {
      document: 'Spellåda, borr- och magnetritning',
      how: 'Lägg den på plattan, pricka korsen, borra cirklarna.',
    },
    'box-plans': {
      document: 'Spellåda, kopplingsritningar',
      how: 'Läs schemat, löd efter monteringsritningen.',
    },
  },
  sheet: {
    language: 'sv',
    count: 'Ark {{sheet}} av {{sheets}}.',
    actualSize: 'Skriv ut i 100 %, verklig storlek.',
    square: 'Kvadrat, 50 mm',
    squareCheck: 'Om den mäter mindre eller mer,',
    squareCure: 'skriv ut igen i 100 %',
    cubes_one: 'Alphacubes, kub {{cubes}}',
    cubes_other: 'Alphacubes, kuber {{cubes}}',
    run: '{{first}} till {{last}}',
    someOf: '{{count}} av {{first}} till {{last}}',
    cube: 'kub {{number}}',
    board: 'Alphacubes, bräde',
    tile: 'Alphacubes, bräde, del {{tile}} av {{tiles}}: {{squares}}',
    tileHow: 'Skär från märke till märke; lägg nästa dels kant vid pilspetsarna, limma.',
    tileSquares: 'kolumn {{from}} till {{to}}, rad {{first}} till {{last}}',
    racks: 'Alphacubes, ställ för kuber på {{edge}} mm',
    rackTitle: 'Alphacubes',
    rackTab: 'A: limma bakom kant A',
    rackEdge: 'A',
    rackUnder: 'står på bordet',
    kuboFronts: 'Kubo, {{colour}} {{first}} till {{last}}',
    kuboBacks: 'Kubo, baksidor av {{colour}} {{first}} till {{last}}',
    kuboColours: { blue: 'blå', green: 'grön', yellow: 'gul', red: 'röd' },
    backOf: '{{title}}: baksida',
    longEdge: 'Skriv ut dubbelsidigt, vänt över långsidan.',
    marks: { d: '2B', t: '3B', D: '2O', T: '3O' },
    figures: {
      cube: 'Kub {{number}}, sidor {{faces}}',
      card: 'Kort {{card}}, {{colour}}',
      back: 'Baksida av kort {{card}}, {{colour}}',
    },
  },
  box: boxSheetTexts,
};
