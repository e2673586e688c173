import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';

export const sheetTexts: SheetTexts = {
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, Engels',
    'kubagram-nl': 'Kubagram, Nederlands',
    'kubagram-af': 'Kubagram, Afrikaans',
    cubeword: 'CUBEWORD',
    kubo: 'Kubo',
    box: 'Speelkist',
  },
  products: {
    nets: {
      document: '{{set}}, uitslagen van kubussen',
      how: 'Knip langs volle lijnen, vouw streepjes naar achteren, plak lip 1 tot 7 op volgorde.',
    },
    stickers: {
      document: '{{set}}, stickers voor blokjes',
      how: 'Knip, en plak de zes van een kubus op één blokje.',
    },
    'label-sheets': {
      document: '{{set}}, stickers op etikettenvellen',
      how: 'Druk dit af op gewoon papier en houd het tegen het licht op een etikettenvel.',
    },
    board: { document: '{{set}}, bord', how: 'Snijd van teken tot teken.' },
    rack: {
      document: '{{set}}, rekjes',
      how: 'Vouw streepjes naar achteren en stippen naar voren, plak A achter A.',
    },
    deck: { document: '{{set}}, kaarten', how: 'Snijd van teken tot teken.' },
    drilling: {
      document: '{{set}}, boor- en magneetplan',
      how: 'Leg het op de plaat, prik de kruisjes door, boor de cirkels.',
    },
    plans: {
      document: '{{set}}, bedrading',
      how: 'Lees het schema, soldeer naar de bouwtekening.',
    },
  },
  sheet: {
    language: 'nl',
    count: 'Vel {{sheet}} van {{sheets}}.',
    actualSize: 'Druk af op 100 %, ware grootte.',
    square: 'Vierkant van 50 mm',
    squareCheck: 'Meet het minder of meer,',
    squareCure: 'druk dan opnieuw af op 100 %',
    labelCheck: '{{set}}, proef voor het etikettenvel: {{stock}}',
    labelSheet: '{{set}}, {{stock}}: kubussen {{cubes}}',
    cubes_one: '{{set}}, kubus {{cubes}}',
    cubes_other: '{{set}}, kubussen {{cubes}}',
    run: '{{first}} t/m {{last}}',
    someOf: '{{count}} van {{first}} t/m {{last}}',
    cube: 'kubus {{number}}',
    board: '{{set}}, bord',
    tile: '{{set}}, bord, deel {{tile}} van {{tiles}}: {{squares}}',
    tileHow: 'Snijd van teken tot teken; leg de rand van het volgende deel bij de pijlpunten, plak.',
    tileSquares: 'kolommen {{from}} t/m {{to}}, rijen {{first}} t/m {{last}}',
    racks: '{{set}}, rekjes voor kubussen van {{edge}} mm',
    rackTitle: '{{set}}',
    rackTab: 'A: achter rand A plakken',
    rackEdge: 'A',
    rackUnder: 'staat op tafel',
    kuboFronts: '{{set}}, {{colour}} {{first}} t/m {{last}}',
    kuboBacks: '{{set}}, achterkanten van {{colour}} {{first}} t/m {{last}}',
    kuboColours: { blue: 'blauw', green: 'groen', yellow: 'geel', red: 'rood' },
    backOf: '{{title}}: achterkant',
    longEdge: 'Druk dubbelzijdig af, gedraaid over de lange kant.',
    marks: { d: '2L', t: '3L', D: '2W', T: '3W' },
    figures: {
      cube: 'Kubus {{number}}, vlakken {{faces}}',
      card: 'Kaart {{card}}, {{colour}}',
      back: 'Achterkant van kaart {{card}}, {{colour}}',
    },
  },
  box: boxSheetTexts,
};
