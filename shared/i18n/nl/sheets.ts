import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';
import { solidTexts } from './solids.ts';
import { holderTexts } from './holders.ts';

export const sheetTexts: SheetTexts = {
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, Engels',
    'kubagram-nl': 'Kubagram, Nederlands',
    'kubagram-af': 'Kubagram, Afrikaans',
    cubeword: 'CUBEWORD',
    kubo: 'Kubo',
    box: 'Speelkist',
    workshop: 'Werkplaats',
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
    kit: {
      document: '{{set}}, het hele spel',
      how: 'Druk elk bestand af op het papier waarnaar het heet.',
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
    calibration: {
      document: '{{set}}, meetvel',
      how: 'Meet met een goede liniaal en vul bij de printer in wat u leest.',
    },
    'duplex-test': {
      document: '{{set}}, proef van beide kanten',
      how: 'Druk het dubbelzijdig af en houd het tegen het licht.',
    },
    'kerf-coupon': {
      document: '{{set}}, proef voor de snijbreedte',
      how: 'Snijd hem uit en kijk in welke sleuven de sleutels passen.',
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
  workshop: {
    figures: {
      lines: 'Een kruis met een lijn opzij en een lijn omlaag',
      cross: 'Kruis {{name}}',
      scale: 'Schaal {{name}}',
      comb: 'Kam {{name}}',
      key: 'Sleutel {{name}}',
    },
    calibration: '{{set}}: meetvel',
    duplex: '{{set}}: beide kanten',
    kerf: '{{set}}: proef voor de snijbreedte',
    kerfSteps: {
      cut: 'Snijd de vier delen zonder snijbreedte, uit het materiaal en met de instellingen die u gaat gebruiken.',
      read: 'Steek sleutel X in de sleuven van kam X, van 0.00 omhoog. De laatste sleuf waar hij zonder kracht in gaat, noemt de snijbreedte in x, in millimeters. Sleutel Y en kam Y noemen die in y.',
      write:
        'Bewaar SVG en DXF met beide, dan worden delen zo groot als ze getekend zijn. Zit hij bij 0.40 nog los, dan is de snijbreedte groter.',
    },
    steps: {
      A: 'A: hoe lang is de lijn opzij, van het kruis tot het einde? Hij is {{line}} mm lang getekend.',
      B: 'B: hoe lang is de lijn omlaag? Hij is {{line}} mm lang getekend.',
      C: 'C: hoe ver is het kruis van de linkerrand van het papier, en hoe ver van boven? Het is {{cross}} mm van beide getekend.',
      D: 'D: hoe ver is het onderste einde van de lijn omlaag van de linkerrand?',
      then: 'Vul de getallen in de printstudio bij Printer in, op een tiende millimeter. Druk dit vel er opnieuw mee af: nu klopt alles.',
    },
    read: 'Houd het vel tegen het licht. Het kruis van elke voorkant ligt op een schaal van de achterkant met dezelfde letter; verschillen de letters, dan is het papier over de andere kant gedraaid. Lees waar het kruis de schaal raakt hoeveel millimeter de achterkant naar rechts (+) en omlaag (+) ligt, van deze kant gezien.',
    write:
      'Vul beide getallen in de printstudio bij Printer in. Verschillen A, B en C meer dan een halve millimeter, dan gaat het papier er scheef in: zet eerst de lade recht.',
  },
  guides: {
    title: 'Zo maakt u het',
    nets: {
      1: 'Knip langs de volle lijn, met de lippen.',
      2: 'Vouw elke streepjeslijn naar achteren, en weer open.',
      3: 'Plak lip 1 achter de rand waar hij komt, dan 2 t/m {{tabs}}.',
      4: 'Druk elke hoek aan tot hij houdt.',
    },
    stickers: {
      1: 'Knip de stickers los.',
      2: 'Leg de eerste op een vlak van het blokje.',
      3: 'Draai het blokje en ga door tot alle vlakken klaar zijn.',
    },
    tiles: {
      1: 'Snijd van teken tot teken. Laat de strook met pijlen zitten.',
      2: 'Plak het volgende deel op de strook, met de rand bij de pijlpunten.',
      3: 'Ga zo door, rij voor rij.',
    },
    cards: {
      1: 'Snijd van teken tot teken, dwars door het vel.',
      2: 'Eerst alle lange sneden,',
      3: 'dan dwars. Een stalen liniaal houdt kaarten gelijk.',
    },
  },
  kit: {
    title: '{{set}}: het hele spel',
    contents: 'Wat erin zit',
    pieces: 'stuks',
    sheets: 'vellen',
    buy: 'Wat u nodig hebt',
    tools: 'Lijm die binnen een minuut pakt, een scherp mes, een stalen liniaal, een snijmat.',
    steps: 'In deze volgorde',
    measure: 'Druk elk bestand af op 100 %, ware grootte, en meet de liniaal op het eerste vel.',
    materials: {
      card_one: '{{count}} vel karton van 200 tot 250 g.',
      card_other: '{{count}} vellen karton van 200 tot 250 g.',
      stickers_one: '{{count}} heel vel stickerpapier.',
      stickers_other: '{{count}} hele vellen stickerpapier.',
      labels_one: '{{count}} vel, het eerste op gewoon papier, de andere op etikettenvellen.',
      labels_other: '{{count}} vellen, het eerste op gewoon papier, de andere op etikettenvellen.',
      plain_one: '{{count}} vel gewoon papier.',
      plain_other: '{{count}} vellen gewoon papier.',
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
    project: {
      title: 'Project {{code}}',
      holds: 'Elke keuze staat in deze code.',
      names: 'De code is de naam van deze vellen.',
      open: 'Herdruk: open de PDF in Cubewright.',
    },
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
    shortEdge: 'Druk dubbelzijdig af, gedraaid over de korte kant.',
    longEdge: 'Druk dubbelzijdig af, gedraaid over de lange kant.',
    marks: { d: '2L', t: '3L', D: '2W', T: '3W' },
    figures: {
      cube: 'Kubus {{number}}, vlakken {{faces}}',
      card: 'Kaart {{card}}, {{colour}}',
      back: 'Achterkant van kaart {{card}}, {{colour}}',
    },
  },
  holders: holderTexts,
  box: boxSheetTexts,
  solids: solidTexts,
};
