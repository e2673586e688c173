import type { cuttingOptionTexts as englishOptions } from '../en/cutting.ts';
import type { SheetTexts } from '../sheet-texts.ts';
import type { Words } from '../words.ts';

export const cuttingOptionTexts = {
  engraved: {
    label: 'Bokstäver',
    choices: { strokes: 'Enkla streck', contours: 'Konturer' },
    says: {
      strokes: 'En linje längs mitten av varje streck, som en maskin följer en gång.',
      contours: 'Konturerna av typsnittet nedan, att följa eller fylla.',
    },
  },
  registration: {
    label: 'Märken för skärningen',
    choices: { none: 'Inga', three: 'Kvadrat och två hörn', corners: 'Fyra hörn', rings: 'Fyra ringar' },
    says: {
      none: 'Inga märken: för saxar och knivar.',
      three:
        'En fylld kvadrat på 5 mm uppe till vänster, hörnlinjer uppe till höger och nere till vänster. Ställ in måtten som står nedan i maskinens program.',
      corners: 'Hörnlinjer i alla fyra hörn. Ställ in måtten som står nedan i maskinens program.',
      rings:
        'En ring med ett kors i alla fyra hörn, för maskiner och program som siktas in på punkter. I SVG och DXF ligger de på lagret marks.',
    },
  },
  markInset: {
    label: 'Märken från kanten',
    says: {
      value: 'Från papperets kant till märkena, 5 till 40 mm. Längre in om skrivaren inte når ut.',
    },
  },
  markLength: {
    label: 'Märkenas storlek',
    says: { value: 'Hur långa hörnlinjerna är, eller hur bred en ring är, 4 till 20 mm.' },
  },
  markLine: {
    label: 'Märkenas linjer',
    says: { value: 'Hur tjocka märkenas linjer är, 0,2 till 1 mm.' },
  },
  pocketPlay: {
    label: 'Luft i facket',
    says: { value: 'Hur mycket bredare mallens fack är än klossen som ligger i det.' },
  },
} as const satisfies Words<typeof englishOptions>;

export const cuttingProductTexts = {
  engraving: {
    document: '{{set}}, gravyrplan',
    how: 'Skär mallen, lägg i klossar, gravera en sida, vänd alla lika, och fortsätt.',
  },
} as const satisfies Partial<SheetTexts['products']>;

export const engravingTexts = {
  jig: '{{set}}, mall för {{count, counted(one: kloss; other: klossar)}} på {{edge}} mm: skär den och låt den ligga',
  board: 'En skiva med {{count}} fack',
  title: '{{set}}, omgång {{pass}} av {{passes}}: {{turn}}',
  titleOf: '{{set}}, {{pieces}}, omgång {{pass}} av {{passes}}: {{turn}}',
  lay: 'Skär mallen och rubba den inte. Lägg en tom kloss i varje fack.',
  pass: 'Omgång {{pass}}: {{turn}}.',
  turns: {
    none: 'lägg i dem',
    away: 'tippa bort från dig',
    towards: 'tippa mot dig',
    right: 'tippa åt höger',
    left: 'tippa åt vänster',
    twice: '{{turn}}, två gånger',
    then: '{{turn}}, sedan {{next}}',
  },
} as const satisfies SheetTexts['engraving'];

export const solidTexts = {
  'solid-cubes': { document: '{{set}}, kuber för 3D-skrivare', body: 'kub', letters: 'bokstäver' },
  'sticker-jig': { document: '{{set}}, etikettmall', piece: 'etikettmall {{sticker}} på {{edge}} mm' },
  'letter-stencil': { document: '{{set}}, bokstavsmall', piece: 'mall {{stencil}} av {{stencils}}' },
  'solid-rack': { document: '{{set}}, ställ', piece: 'ställ' },
  'sensor-frame': {
    document: '{{set}}, givarram',
    piece: 'platta under panel {{panel}}',
    key: 'kil',
  },
  'solder-jig': {
    document: '{{set}}, lödmall',
    piece: 'lödmall',
    bender: 'böjblock',
  },
};
