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

/** A turn that has been had: its twists, the word that it claimed, and what that brought. */
export interface PastTurn extends AnyPastTurn<ScrubleTable> {
  readonly turn: number;
  readonly twists: readonly Twist[];
  readonly claim: Pick<Claim, 'twists' | 'word' | 'at'> | undefined;
  readonly points: number;
}

/** What was in a turn. */
export interface ReviewedTurn extends TurnReview {
  /** As it stood before the turn. */
  readonly before: ScrubleView;
}

/** The turns of a game so far, those without a word among them. */
export function pastTurns(game: GameMoves<ScrubleTypes>): readonly PastTurn[] {
  return pastMoves(game).flatMap(({ move, events, turn }, at): readonly PastTurn[] => {
    if (move.kind !== 'claim' && move.kind !== 'pass') return [];
    const { kind, by: seat, twists } = move;
    const points = events.find((event) => event.kind === 'claimed')?.score.total ?? 0;
    return [{ at, turn, seat, kind, move, twists, claim: kind === 'claim' ? move : undefined, points }];
  });
}

/**
 * The turns that may be looked back at now. Nothing is hidden, so they could all be; until the end each person is shown
 * their own, so that the last of them is the one they ask about.
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

/** What could have been claimed in a turn, within two twists. */
export async function reviewTurn(
  { timeline }: GameMoves<ScrubleTypes>,
  { at, seat, points }: Pick<PastTurn, 'at' | 'seat' | 'points'>,
  help: HintAsk<ScrubleTable>['help'],
): Promise<Result<ReviewedTurn, Problem>> {
  const before = scruble.rules.viewFor(stateBefore(scruble.rules, timeline, at), seat);
  const found = await askForClaims(help, before).answer;
  return found.ok ? ok({ before, ...reviewOf(points, found.value) }) : found;
}
