import { seat, type Seat } from '#shared/kernel/index.ts';
import type { CuberowMove } from './moves.ts';
import type { CuberowProblem, CuberowState } from './state.ts';

/** Undefined once the row is empty. */
export function onTurn({ row, points, first, moves }: CuberowState): Seat | undefined {
  return row.length === 0 ? undefined : seat((first + moves) % points.length);
}

export function moveProblem(state: CuberowState, { by }: CuberowMove): CuberowProblem | undefined {
  const now = onTurn(state);
  if (now === undefined) return { code: 'cuberow/game-over' };
  return by === now ? undefined : { code: 'cuberow/not-your-turn', by, seat: now };
}
