import {
  pastMoves,
  type GameMoves,
  type HintAsk,
  type PastTurn as AnyPastTurn,
} from '#renderer/table/index.ts';
import { isOpen, now, stateBefore, type OpenHands } from '#shared/engine/index.ts';
import {
  reviewOf,
  scruble,
  type Claim,
  type ScrubleTypes,
  type ScrubleView,
  type TurnReview,
  type Twist,
} from '#shared/games/scruble/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { askForClaims } from './found-claim.ts';
import type { ScrubleTable } from './table-types.ts';

/** A turn of the past; `claim` is undefined for a turn without a word. */
export interface PastTurn extends AnyPastTurn<ScrubleTable> {
  readonly turn: number;
  readonly twists: readonly Twist[];
  readonly claim: Pick<Claim, 'twists' | 'word' | 'at'> | undefined;
  readonly points: number;
}

export interface ReviewedTurn extends TurnReview {
  readonly before: ScrubleView;
}

/** Turns without a word are included. */
export function pastTurns(game: GameMoves<ScrubleTypes>): readonly PastTurn[] {
  return pastMoves(game).flatMap(({ move, events, turn }, at): readonly PastTurn[] => {
    if (move.kind !== 'claim' && move.kind !== 'pass') return [];
    const { kind, by: seat, twists } = move;
    const points = events.find((event) => event.kind === 'claimed')?.score.total ?? 0;
    return [{ at, turn, seat, kind, move, twists, claim: kind === 'claim' ? move : undefined, points }];
  });
}

/**
 * The turns open to a look back. Nothing is hidden in SCRUBLE Cube, but before the end each person sees only their own
 * turns, so that the last one is the one that they ask about.
 */
export function turnsToReview(
  game: GameMoves<ScrubleTypes>,
  hands: OpenHands,
  people: readonly Seat[],
): readonly PastTurn[] {
  const { phase } = now(game.timeline);
  const turns = pastTurns(game).filter(({ seat }) => isOpen(hands, seat));
  if (phase.kind === 'over') return turns;
  const own = people.includes(phase.seat) ? [phase.seat] : people;
  return turns.filter(({ seat }) => own.includes(seat));
}

export async function reviewTurn(
  { timeline }: GameMoves<ScrubleTypes>,
  { at, seat, points }: Pick<PastTurn, 'at' | 'seat' | 'points'>,
  help: HintAsk<ScrubleTable>['help'],
): Promise<Result<ReviewedTurn, Problem>> {
  const before = scruble.rules.viewFor(stateBefore(scruble.rules, timeline, at), seat);
  const found = await askForClaims(help, before).answer;
  return found.ok ? ok({ before, ...reviewOf(points, found.value) }) : found;
}
