import type { cuttingOptionTexts as englishOptions } from '../en/cutting.ts';
import type { SheetTexts } from '../sheet-texts.ts';
import type { Words } from '../words.ts';

export const cuttingOptionTexts = {
  engraved: {
    label: 'Letters',
    choices: { strokes: 'Enkele lijnen', contours: 'Omtrekken' },
    says: {
      strokes: 'Eén lijn door het midden van elke haal, die een machine één keer volgt.',
      contours: 'De omtrekken van het lettertype hieronder, om te volgen of te vullen.',
    },
  },
  registration: {
    label: 'Tekens voor afdrukken en snijden',
    choices: { none: 'Geen', three: 'Vierkant en twee hoeken', corners: 'Vier hoeken', rings: 'Vier ringen' },
    says: {
      none: 'Geen tekens: voor schaar en mes.',
      three:
        'Een gevuld vierkant van 5 mm linksboven, hoeklijnen rechtsboven en linksonder. Stel in het programma van de machine de maten in die hieronder staan.',
      corners:
        'Hoeklijnen in alle vier de hoeken. Stel in het programma van de machine de maten in die hieronder staan.',
      rings:
        'Een ring met een kruis in alle vier de hoeken, voor machines en programma’s die je op punten richt. In SVG en DXF staan ze op de laag marks.',
    },
  },
  markInset: {
    label: 'Tekens van de rand',
    says: {
      value:
        'Van de rand van het papier tot de tekens, 5 tot 40 mm. Neem meer als de printer er niet bij kan.',
    },
  },
  markLength: {
    label: 'Grootte van tekens',
    says: { value: 'Hoe lang hoeklijnen zijn, of hoe breed een ring is, 4 tot 20 mm.' },
  },
  markLine: {
    label: 'Lijnen van tekens',
    says: { value: 'Hoe dik de lijnen van tekens zijn, 0,2 tot 1 mm.' },
  },
  pocketPlay: {
    label: 'Speling in een vak',
    says: { value: 'Hoeveel breder een vak van de mal is dan het blokje dat erin ligt.' },
  },
} as const satisfies Words<typeof englishOptions>;

export const cuttingProductTexts = {
  engraving: {
    document: '{{set}}, graveerplan',
    how: 'Snijd de mal, leg er blokjes in, graveer een kant, draai ze alle gelijk, en ga door.',
  },
} as const satisfies Partial<SheetTexts['products']>;

export const engravingTexts = {
  jig: '{{set}}, mal voor {{count, counted(one: blokje; other: blokjes)}} van {{edge}} mm: snijd hem en laat hem liggen',
  board: 'Een plaat met {{count, counted(one: vak; other: vakken)}}',
  title: '{{set}}, ronde {{pass}} van {{passes}}: {{turn}}',
  titleOf: '{{set}}, {{pieces}}, ronde {{pass}} van {{passes}}: {{turn}}',
  lay: 'Snijd de mal en verschuif hem niet. Leg in elk vak een leeg blokje.',
  pass: 'Ronde {{pass}}: {{turn}}.',
  turns: {
    none: 'leg ze erin',
    away: 'kantel van u af',
    towards: 'kantel naar u toe',
    right: 'kantel naar rechts',
    left: 'kantel naar links',
    twice: '{{turn}}, twee keer',
    then: '{{turn}}, daarna {{next}}',
  },
} as const satisfies SheetTexts['engraving'];

export const solidTexts = {
  'solid-cubes': { document: '{{set}}, kubussen voor een 3D-printer', body: 'kubus', letters: 'letters' },
  'sticker-jig': { document: '{{set}}, stickermal', piece: 'stickermal {{sticker}} op {{edge}} mm' },
  'letter-stencil': {
    document: '{{set}}, lettersjabloon',
    piece: 'sjabloon {{stencil}} van {{stencils}}',
  },
  'solid-rack': { document: '{{set}}, rekje', piece: 'rekje' },
  'sensor-frame': {
    document: '{{set}}, sensorframe',
    piece: 'plaat onder paneel {{panel}}',
    key: 'verbindingsstuk',
  },
  'solder-jig': {
    document: '{{set}}, soldeermal',
    piece: 'soldeermal',
    bender: 'buigblok',
  },
};
