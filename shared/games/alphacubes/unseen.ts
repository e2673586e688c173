import type { CubeId } from '#shared/kernel/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import type { AlphacubesView } from './state.ts';

/** The cubes that an onlooker has not seen: neither on the board nor in its own hand. */
export function unseenCubes({ squares, hand }: Pick<AlphacubesView, 'squares' | 'hand'>): readonly CubeId[] {
  const seen = new Set([...hand, ...Object.values(squares).map(({ cube }) => cube)]);
  return alphacubesSet.pieces.map(({ id }) => id).filter((id) => !seen.has(id));
}
