export const solidTexts = {
  'solid-cubes': { document: '{{set}}, kubussen voor een 3D-printer' },
  'sticker-jig': { document: '{{set}}, stickermal', piece: 'stickermal {{sticker}} op {{edge}} mm' },
  'letter-stencil': {
    document: '{{set}}, lettersjabloon',
    piece: 'sjabloon {{stencil}} van {{stencils}}',
  },
  'solid-rack': { document: '{{set}}, rekje', piece: 'rekje' },
};
