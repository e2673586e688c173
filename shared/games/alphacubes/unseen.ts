import type { CubeId } from '#shared/kernel/index.ts';
import { setOf } from './pieces.ts';
import type { AlphacubesView } from './state.ts';

/** These cubes are neither on the board nor in the onlooker's hand. */
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
