import type { Corner } from '#shared/games/kubagram/index.ts';

export type CornerName = 'nearLeft' | 'nearRight' | 'farRight' | 'farLeft';
export type BoxSide = 'near' | 'right' | 'far' | 'left';

interface CornerPlace {
  readonly name: CornerName;
  /** The first row runs along this side, and player 1 sits there. */
  readonly side: BoxSide;
  readonly isRight: boolean;
  readonly isFar: boolean;
}

/** The box lies here as its map does, before it is turned (K2). */
export const cornerPlaces: Readonly<Record<Corner, CornerPlace>> = {
  0: { name: 'nearLeft', side: 'near', isRight: false, isFar: false },
  90: { name: 'nearRight', side: 'right', isRight: true, isFar: false },
  180: { name: 'farRight', side: 'far', isRight: true, isFar: true },
  270: { name: 'farLeft', side: 'left', isRight: false, isFar: true },
};

/** Returns the corner that an arrow key leads to, the same one at an edge, and undefined for other keys. */
export function cornerTowards(corner: Corner, key: string): Corner | undefined {
  const { isRight, isFar } = cornerPlaces[corner];
  switch (key) {
    case 'ArrowLeft':
      return cornerAt(false, isFar);
    case 'ArrowRight':
      return cornerAt(true, isFar);
    case 'ArrowUp':
      return cornerAt(isRight, true);
    case 'ArrowDown':
      return cornerAt(isRight, false);
    default:
      return undefined;
  }
}

function cornerAt(isRight: boolean, isFar: boolean): Corner {
  if (isFar) return isRight ? 180 : 270;
  return isRight ? 90 : 0;
}
