import {
  pastMoves,
  type GameMoves,
  type HintRequest,
  type PastTurn as AnyPastTurn,
  type ShownPosition,
} from '#renderer/table/index.ts';
import { stateBefore } from '#shared/engine/index.ts';
import {
  reviewOf,
  type CubewordTypes,
  type CubewordView,
  type Part,
  type TurnReview,
} from '#shared/games/cubeword/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Draft } from '../draft/draft.ts';
import { askForTurns } from '../found-turn.ts';
import type { CubewordTable } from '../table-types.ts';

export interface PastTurn extends AnyPastTurn<CubewordTable> {
  readonly turn: number;
  readonly parts: readonly Part[];
  readonly words: readonly string[];
  readonly points: number;
}

export interface ReviewedTurn extends TurnReview {
  readonly before: CubewordView;
}

export function pastTurns(game: GameMoves<CubewordTypes>): readonly PastTurn[] {
  return pastMoves(game).flatMap(({ move, events, turn }, at): readonly PastTurn[] => {
    if (move.kind !== 'turn' && move.kind !== 'pass') return [];
    const score = events.find((event) => event.kind === 'turned')?.score;
    return [
      {
        at,
        turn,
        seat: move.by,
        kind: move.kind,
        move,
        parts: move.kind === 'turn' ? move.parts : [],
        words: (score?.words ?? []).flatMap(({ word, standing }) => (standing.kind === 'counts' ? word : [])),
        points: score?.total ?? 0,
      },
    ];
  });
}

export async function reviewTurn(
  { game: { rules }, timeline }: GameMoves<CubewordTypes>,
  { at, seat, points }: Pick<PastTurn, 'at' | 'seat' | 'points'>,
  help: HintRequest<CubewordTable>['help'],
): Promise<Result<ReviewedTurn, Problem>> {
  const before = rules.viewFor(stateBefore(rules, timeline, at), seat);
  const found = await askForTurns(help, before).answer;
  return found.ok ? ok({ before, ...reviewOf(points, found.value) }) : found;
}

/** The felt as it was before the turn, with the moves that are looked at made on it. */
export function shownPosition(
  { before, parts }: { readonly before: CubewordView; readonly parts: readonly Part[] },
  draft: Draft,
): ShownPosition<CubewordTable> {
  return { view: before, draft: { ...draft, parts, held: undefined } };
}
