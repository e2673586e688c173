export const solidTexts = {
  'solid-cubes': { document: '{{set}}, kuber för 3D-skrivare' },
  'sticker-jig': { document: '{{set}}, etikettmall', piece: 'etikettmall {{sticker}} på {{edge}} mm' },
  'letter-stencil': { document: '{{set}}, bokstavsmall', piece: 'mall {{stencil}} av {{stencils}}' },
  'solid-rack': { document: '{{set}}, ställ', piece: 'ställ' },
};
