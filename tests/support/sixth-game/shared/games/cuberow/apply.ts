import type { Step } from '#shared/engine/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { moveProblem } from './legality.ts';
import type { CuberowMove } from './moves.ts';
import { pointsOf } from './setup.ts';
import type { CuberowProblem, CuberowState, CuberowTypes } from './state.ts';

export function apply(state: CuberowState, move: CuberowMove): Result<Step<CuberowTypes>, CuberowProblem> {
  const { by, end } = move;
  const at = end === 'left' ? 0 : state.row.length - 1;
  const cube = state.row[at];
  const problem = moveProblem(state, move);
  if (problem !== undefined || cube === undefined) return refuse(problem ?? { code: 'cuberow/game-over' });
  const points = pointsOf(cube);
  const row = state.row.toSpliced(at, 1);
  return ok({
    state: {
      ...state,
      row,
      taken: [...state.taken, cube],
      points: state.points.with(by, (state.points[by] ?? 0) + points),
      moves: state.moves + 1,
    },
    events: [{ kind: 'took', seat: by, ...cube, end, points, move: state.moves }],
  });
}
