import type { SheetTexts } from '../sheet-texts.ts';

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
  'solid-cubes': { document: '{{set}}, kuber för 3D-skrivare' },
  'sticker-jig': { document: '{{set}}, etikettmall', piece: 'etikettmall {{sticker}} på {{edge}} mm' },
  'letter-stencil': { document: '{{set}}, bokstavsmall', piece: 'mall {{stencil}} av {{stencils}}' },
  'solid-rack': { document: '{{set}}, ställ', piece: 'ställ' },
};
