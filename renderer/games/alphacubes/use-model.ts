import { useEffect, useMemo, useState } from 'react';
import {
  useLastMoves,
  useReview,
  useShell,
  type LastMoves,
  type Review,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import {
  preview,
  type AlphacubesView,
  type Placement,
  type PlayPreview,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import { draftTable, heldCube } from './draft/draft.ts';
import type { FoundPlay } from './found-play.ts';
import { facingOf, waysToLay } from './draft/laying.ts';
import type { Way } from './draft/matching.ts';
import { lastMoveTexts } from './last-move.tsx';
import { pastTurns, tableBefore } from './review/review.ts';
import type { AlphacubesTable, PastTurn } from './table-types.ts';
import { useBoard, type ShownBoard } from './board/use-board.ts';

export interface TableModel extends Shell<AlphacubesTable> {
  readonly laid: Result<PlayPreview> | undefined;
  readonly ways: readonly Way[];
  readonly board: ShownBoard;
  readonly review: PlaysReview;
  readonly last: LastMoves;
}

interface PlaysReview extends Review<AlphacubesTable, PastTurn> {
  readonly before: AlphacubesView | undefined;
  readonly chosen: FoundPlay | undefined;
  readonly choose: (play: FoundPlay) => void;
}

export function useModel({ play, game }: TableProps<AlphacubesTable>): TableModel {
  const shell = useShell(play, game);
  const { draft, state, hint } = shell;
  const review = usePlaysReview(shell);
  // Nothing can be laid during a review.
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
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell) ? draft : undefined);
  const board = useBoard({
    state: review.before ?? state,
    last: review.open === 'none' ? last.marks : undefined,
    draft: view === undefined ? undefined : draft,
    laid,
    ghost: review.chosen,
    marks,
  });
  return { ...shell, view, laid, ways, board, review, last };
}

function hasBegun({ draft, hint }: Shell<AlphacubesTable>): boolean {
  const { laid, gesture } = draft;
  const isBusy = gesture.kind === 'exchanging' || heldCube(draft) !== undefined;
  return laid.length > 0 || isBusy || hint !== undefined;
}

function usePlaysReview(shell: Shell<AlphacubesTable>): PlaysReview {
  const { play, game } = shell;
  const review = useReview(shell, pastTurns);
  const { turn, found } = review;
  const plays = found?.ok === true ? found.value.plays : undefined;
  const [picked, choose] = useState<FoundPlay>();
  const chosen = plays?.find(({ placements }) => placements === picked?.placements) ?? plays?.[0];
  // Moving the cursor scrolls the board to the chosen play.
  useEffect(() => {
    const place = chosen === undefined ? undefined : parseSquare(chosen.start);
    if (place !== undefined) play.act({ kind: 'cursor', place });
  }, [play, chosen]);
  const before = useMemo(() => (turn === undefined ? undefined : tableBefore(game, turn)), [game, turn]);
  return { ...review, before, chosen, choose };
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
