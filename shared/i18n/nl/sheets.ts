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
    board: { document: '{{set}}, bord', how: 'Snijd van teken tot teken.' },
    rack: {
      document: '{{set}}, rekjes',
      how: 'Vouw streepjes naar achteren en stippen naar voren, plak A achter A.',
    },
    deck: { document: '{{set}}, kaarten', how: 'Snijd van teken tot teken.' },
    pad: {
      document: '{{set}}, scoreblok',
      how: 'Druk de rug één keer op karton en de blaadjes zo vaak u wilt, lijm de bovenkant, snijd.',
    },
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
    pad: {
      title: '{{set}}',
      date: 'Datum',
      name: 'Naam',
      skip: 'beurt over',
      cells: {
        word: 'woord',
        points: 'punten',
        bonus: 'extra',
        sum: 'som',
        value: 'waarde',
        tally: 'punten',
      },
      lines: {
        straight: 'Rijen, zuilen: 1',
        diagonal: 'Diagonalen: 2',
        zoker: 'Zoker: 12',
        cardsLeft: 'Kaarten over: –1',
        roundScore: 'Ronde',
        cubesLeft: 'Kubussen over –',
        fieldLeft: 'Veld over –',
        jokersLeft: 'Jokers over –',
        lookUps: 'Opzoeken –',
        total: 'Totaal',
      },
      notes: {
        alphacubes:
          'Alle zeven kubussen in één beurt: 50 extra. Een kubus die u overhoudt, kost zijn totaal.',
        kubagram:
          'Letters, plus 5, 10, 15 ... voor de 6e, 7e, 8e ... Dan keer twee voor elke joker en keer het aantal woorden van een samenstelling. Streep een woord door als iemand het aan een ander vastmaakt.',
        cubeword:
          'Letter 1 tot en met 5 telt 1, 6 en 7 tellen 2, vanaf de 8e 3; een blanco of de Joker 0. Een woord dat weg was, telt weer drie beurten nadat het het laatst telde.',
        scruble:
          'Extra: 6 letters 5, 7 of 8 letters 10, vanaf 9 letters 15; op drie zijden van de kubus 10; en het woord dat gekruist wordt.',
      },
      sheets: { back: '{{set}}, rug van het scoreblok', leaf: '{{set}}, blaadjes van het scoreblok' },
      how: { back: 'Druk dit één keer af, op karton.', leaf: 'Druk dit zo vaak af als u wilt.' },
      make: {
        1: '1. Druk dit één keer af op karton, en de blaadjes zo vaak u wilt.',
        2: '2. Leg de blaadjes erop en druk ze aan. Strijk lijm langs de bovenkant en laat die drogen.',
        3: '3. Snijd alles samen door, van teken tot teken.',
      },
      figures: { back: 'Rug van blok {{number}}', leaf: 'Blaadje van blok {{number}}' },
    },
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
