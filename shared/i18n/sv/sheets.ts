import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';

export const sheetTexts: SheetTexts = {
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, engelska',
    'kubagram-nl': 'Kubagram, nederländska',
    'kubagram-af': 'Kubagram, afrikaans',
    cubeword: 'CUBEWORD',
    kubo: 'Kubo',
    box: 'Spellåda',
  },
  products: {
    nets: {
      document: '{{set}}, utvikta kuber',
      how: 'Klipp heldragna linjer, vik streckade bakåt, limma flik 1 till 7 i tur och ordning.',
    },
    stickers: {
      document: '{{set}}, etiketter för klossar',
      how: 'Klipp ut, och fäst kubens sex på en kloss.',
    },
    'label-sheets': {
      document: '{{set}}, etiketter på etikettark',
      how: 'Skriv ut på vanligt papper och håll det mot ljuset över ett etikettark.',
    },
    board: { document: '{{set}}, bräde', how: 'Skär från märke till märke.' },
    rack: {
      document: '{{set}}, ställ',
      how: 'Vik streckade linjer bakåt och prickade framåt, limma A bakom A.',
    },
    deck: { document: '{{set}}, kort', how: 'Skär från märke till märke.' },
    drilling: {
      document: '{{set}}, borr- och magnetritning',
      how: 'Lägg den på plattan, pricka korsen, borra cirklarna.',
    },
    plans: {
      document: '{{set}}, kopplingsritningar',
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
    labelCheck: '{{set}}, prov för etikettarket: {{stock}}',
    labelSheet: '{{set}}, {{stock}}: kuber {{cubes}}',
    cubes_one: '{{set}}, kub {{cubes}}',
    cubes_other: '{{set}}, kuber {{cubes}}',
    run: '{{first}} till {{last}}',
    someOf: '{{count}} av {{first}} till {{last}}',
    cube: 'kub {{number}}',
    board: '{{set}}, bräde',
    tile: '{{set}}, bräde, del {{tile}} av {{tiles}}: {{squares}}',
    tileHow: 'Skär från märke till märke; lägg nästa dels kant vid pilspetsarna, limma.',
    tileSquares: 'kolumn {{from}} till {{to}}, rad {{first}} till {{last}}',
    racks: '{{set}}, ställ för kuber på {{edge}} mm',
    rackTitle: '{{set}}',
    rackTab: 'A: limma bakom kant A',
    rackEdge: 'A',
    rackUnder: 'står på bordet',
    kuboFronts: '{{set}}, {{colour}} {{first}} till {{last}}',
    kuboBacks: '{{set}}, baksidor av {{colour}} {{first}} till {{last}}',
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
