import { useMemo } from 'react';
import {
  useLastMoves,
  useShell,
  type LastMoves,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import { preview, type Placement, type PlayPreview } from '#shared/games/alphacubes/index.ts';
import { cubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { draftTable, heldCube } from './draft/draft.ts';
import { facingOf, waysToLay } from './draft/laying.ts';
import type { Way } from './draft/matching.ts';
import { lastMoveTexts } from './last-move.tsx';
import type { AlphacubesTable } from './table-types.ts';
import { useBoard, type ShownBoard } from './board/use-board.ts';

export interface TableModel extends Shell<AlphacubesTable> {
  readonly laid: Result<PlayPreview> | undefined;
  readonly ways: readonly Way[];
  readonly board: ShownBoard;
  readonly last: LastMoves;
}

export function useModel({ play, game }: TableProps<AlphacubesTable>): TableModel {
  const shell = useShell(play, game);
  const { draft, state, hint, view } = shell;
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
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell) ? draft : undefined);
  const board = useBoard({
    state,
    last: last.marks.size === 0 ? undefined : last.marks,
    draft: view === undefined ? undefined : draft,
    laid,
    ghost: undefined,
    marks,
  });
  return { ...shell, laid, ways, board, last };
}

function hasBegun({ draft, hint }: Shell<AlphacubesTable>): boolean {
  const { laid, gesture } = draft;
  const isBusy = gesture.kind === 'exchanging' || heldCube(draft) !== undefined;
  return laid.length > 0 || isBusy || hint !== undefined;
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
