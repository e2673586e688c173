import type { CubeId } from '#shared/kernel/index.ts';
import { setOf } from './pieces.ts';
import type { AlphacubesView } from './state.ts';

/** The cubes that an onlooker has not seen: neither on the board nor in its own hand. */
export function unseenCubes({
  options,
  squares,
  hand,
}: Pick<AlphacubesView, 'options' | 'squares' | 'hand'>): readonly CubeId[] {
  const seen = new Set([...hand, ...Object.values(squares).map(({ cube }) => cube)]);
  return setOf(options)
    .pieces.map(({ id }) => id)
    .filter((id) => !seen.has(id));
}
