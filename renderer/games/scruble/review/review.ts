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
  type Claim,
  type ScrubleTypes,
  type ScrubleView,
  type TurnReview,
  type Twist,
} from '#shared/games/scruble/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Draft, DraftStep } from '../draft/draft.ts';
import { askForClaims } from '../found-claim.ts';
import type { ScrubleTable } from '../table-types.ts';

/** `claim` is undefined for a turn without a word. */
export interface PastTurn extends AnyPastTurn<ScrubleTable> {
  readonly turn: number;
  readonly twists: readonly Twist[];
  readonly claim: Pick<Claim, 'twists' | 'word' | 'at'> | undefined;
  readonly points: number;
}

export interface ReviewedTurn extends TurnReview {
  readonly before: ScrubleView;
}

export function pastTurns(game: GameMoves<ScrubleTypes>): readonly PastTurn[] {
  return pastMoves(game).flatMap(({ move, events, turn }, at): readonly PastTurn[] => {
    if (move.kind !== 'claim' && move.kind !== 'pass') return [];
    const { kind, by: seat, twists } = move;
    const points = events.find((event) => event.kind === 'claimed')?.score.total ?? 0;
    return [{ at, turn, seat, kind, move, twists, claim: kind === 'claim' ? move : undefined, points }];
  });
}

export async function reviewTurn(
  { game: { rules }, timeline }: GameMoves<ScrubleTypes>,
  { at, seat, points }: Pick<PastTurn, 'at' | 'seat' | 'points'>,
  help: HintRequest<ScrubleTable>['help'],
): Promise<Result<ReviewedTurn, Problem>> {
  const before = rules.viewFor(stateBefore(rules, timeline, at), seat);
  const found = await askForClaims(help, before).answer;
  return found.ok ? ok({ before, ...reviewOf(points, found.value) }) : found;
}

/** The cube as it was before the turn, with the twists and the word that are looked at. */
export function shownPosition(
  { before, turn }: { readonly before: ScrubleView; readonly turn: DraftStep },
  draft: Draft,
): ShownPosition<ScrubleTable> {
  return { view: before, draft: { ...draft, crossing: undefined, ...turn } };
}
