import type { SheetTexts } from '../sheet-texts.ts';

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
  'solid-cubes': { document: '{{set}}, kubussen voor een 3D-printer' },
  'sticker-jig': { document: '{{set}}, stickermal', piece: 'stickermal {{sticker}} op {{edge}} mm' },
  'letter-stencil': {
    document: '{{set}}, lettersjabloon',
    piece: 'sjabloon {{stencil}} van {{stencils}}',
  },
  'solid-rack': { document: '{{set}}, rekje', piece: 'rekje' },
};
