import { useMemo } from 'react';
import { useShell, type Shell } from '#renderer/table/index.ts';
import { preview, type Placement, type PlayPreview } from '#shared/games/alphacubes/index.ts';
import { cubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { draftTable } from './draft-table.ts';
import { facingOf, waysToLay } from './laying.ts';
import type { Way } from './matching.ts';
import type { AlphacubesGame, AlphacubesPlay, AlphacubesTable } from './table-types.ts';
import { useBoard, type ShownBoard } from './use-board.ts';
import { useReview, type Review } from './use-review.ts';

export interface TableModel extends Shell<AlphacubesTable> {
  /** Undefined while nothing is laid. */
  readonly laid: Result<PlayPreview> | undefined;
  readonly ways: readonly Way[];
  readonly board: ShownBoard;
  readonly review: Review;
}

export function useModel(play: AlphacubesPlay, game: AlphacubesGame): TableModel {
  const shell = useShell(play, game);
  const { draft, state, hint } = shell;
  const review = useReview(play, game, shell.lookBack);
  // Nothing is laid during a look back.
  const view = review.open === 'none' ? shell.view : undefined;
  const placements = useMemo(
    () => draft.laid.map(({ square, cube, letter }): Placement => ({ square, cube: cubeId(cube), letter })),
    [draft.laid],
  );
  const laid = useMemo(
    () => (view === undefined || placements.length === 0 ? undefined : preview(view, placements, game.words)),
    [view, placements, game.words],
  );
  const ways = useMemo(() => (view === undefined ? [] : waysToLay(draft, draftTable(view))), [view, draft]);
  const marks = useMemo(() => hintedSquares(view === undefined ? undefined : hint), [hint, view]);
  const board = useBoard({
    state: review.before ?? state,
    draft: view === undefined ? undefined : draft,
    laid,
    ghost: review.chosen,
    marks,
  });
  return { ...shell, view, laid, ways, board, review };
}

export function heldFacing(model: Pick<TableModel, 'draft' | 'state'>, cube: number) {
  return facingOf(model.draft, draftTable(model.state), cube);
}

export function draftProblem(model: TableModel): Problem | undefined {
  return model.laid?.ok === false ? model.laid.problem : undefined;
}

function hintedSquares(hint: Shell<AlphacubesTable>['hint']): ReadonlySet<string> {
  if (hint?.kind !== 'told' || !hint.steps.includes('place')) return new Set();
  return new Set(hint.found?.placements.map(({ square }) => square));
}
