/** A twisting cube unfolds to a cross, left and right beside the front; it has twelve rings of sixteen places (S4). */
export const sideOfCube = 4;
export const pegsAFace = sideOfCube * sideOfCube;

export const cubeFaces = ['top', 'left', 'front', 'right', 'bottom', 'back'] as const;
export type CubeFace = (typeof cubeFaces)[number];

export const crossPlaces: Readonly<Record<CubeFace, { readonly across: number; readonly down: number }>> = {
  top: { across: 1, down: 0 },
  left: { across: 0, down: 1 },
  front: { across: 1, down: 1 },
  right: { across: 2, down: 1 },
  bottom: { across: 1, down: 2 },
  back: { across: 1, down: 3 },
};

export interface CubePlace {
  readonly face: CubeFace;
  readonly column: number;
  readonly row: number;
}

export interface RingStretch {
  readonly face: CubeFace;
  readonly way: 'across' | 'down';
  readonly at: number;
  readonly back: boolean;
}

export interface Ring {
  readonly number: number;
  readonly axis: 'upright' | 'level' | 'round';
  readonly stretches: readonly RingStretch[];
}

const layers = [0, 1, 2, 3];
const mirror = (layer: number): number => sideOfCube - 1 - layer;

/**
 * Rings 1 to 4 run over top, front, bottom and back, from the left; 5 to 8 over left, front, right and back, from
 * above; 9 to 12 over top, right, bottom and left, from the front. The back hangs below the bottom, so level rings
 * cross it from the right.
 */
export const rings: readonly Ring[] = [
  ...layers.map((layer) =>
    ring(1 + layer, 'upright', [
      ['top', 'down', layer],
      ['front', 'down', layer],
      ['bottom', 'down', layer],
      ['back', 'down', layer],
    ]),
  ),
  ...layers.map((layer) =>
    ring(5 + layer, 'level', [
      ['left', 'across', layer],
      ['front', 'across', layer],
      ['right', 'across', layer],
      ['back', 'across', mirror(layer), 'back'],
    ]),
  ),
  ...layers.map((layer) =>
    ring(9 + layer, 'round', [
      ['top', 'across', mirror(layer)],
      ['right', 'down', layer],
      ['bottom', 'across', layer, 'back'],
      ['left', 'down', mirror(layer), 'back'],
    ]),
  ),
];

function ring(
  number: number,
  axis: Ring['axis'],
  stretches: readonly (readonly [CubeFace, 'across' | 'down', number, 'back'?])[],
): Ring {
  return {
    number,
    axis,
    stretches: stretches.map(([face, way, at, back]) => ({ face, way, at, back: back !== undefined })),
  };
}

export function placesOnRing({ stretches }: Ring): readonly CubePlace[] {
  return stretches.flatMap(({ face, way, at, back }) => {
    const along = back ? layers.toReversed() : layers;
    return along.map((step) =>
      way === 'across' ? { face, column: step, row: at } : { face, column: at, row: step },
    );
  });
}
