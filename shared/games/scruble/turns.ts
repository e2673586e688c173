import type { Step } from '#shared/engine/index.ts';
import { leaders, roundOf, seatOfTurn } from '../common/turns.ts';
import type { ScrubleEvent } from './events.ts';
import type { GameEnd, ScrubleState } from './state.ts';
import type { ScrubleTypes } from './types.ts';

export function passesToEnd(seats: number): number {
  return 10 * seats;
}

/** Option 1 needs more points than the target, option 2 at least as many (S14). */
function isReached({ options, seats }: Pick<ScrubleState, 'options' | 'seats'>): boolean {
  const { target, premiums } = options;
  return seats.some(({ points }) => (premiums === 'flanking' ? points > target : points >= target));
}

/** Returns the reason for which the game ends with this round at the latest, if that is known (S14). */
export function lastRoundReason(
  state: Pick<ScrubleState, 'options' | 'seats' | 'turn'>,
): 'target-reached' | 'rounds-played' | undefined {
  const { finish, rounds } = state.options;
  if (finish === 'target') return isReached(state) ? 'target-reached' : undefined;
  return roundOf(state.turn, state.seats.length) >= rounds ? 'rounds-played' : undefined;
}

export function reasonToEnd(
  state: Pick<ScrubleState, 'options' | 'edition' | 'seats' | 'turn' | 'passes'>,
): GameEnd | undefined {
  const { options, edition, seats, turn, passes } = state;
  const reason = lastRoundReason(state);
  const atOnce = reason === 'target-reached' && !options.finishRound;
  const isRoundOver = turn % seats.length === 0;
  if (reason !== undefined && (atOnce || isRoundOver)) return reason;
  // By former rules ten rounds of passes could end the game in the middle of a round.
  const mayEnd = isRoundOver || edition !== undefined;
  return mayEnd && passes >= passesToEnd(seats.length) ? 'all-passed' : undefined;
}

export function endTurn(state: ScrubleState): Step<ScrubleTypes> {
  const reason = reasonToEnd(state);
  if (reason !== undefined) return endGame(state, reason);
  const turn = state.turn + 1;
  const next = seatOfTurn(turn, state.first, state.seats.length);
  const began: ScrubleEvent = {
    kind: 'turn-began',
    seat: next,
    turn,
    round: roundOf(turn, state.seats.length),
  };
  return { state: { ...state, turn, phase: { kind: 'turn', seat: next, timeUp: false } }, events: [began] };
}

/** The highest score wins; ties share (S14). */
function endGame(state: ScrubleState, reason: GameEnd): Step<ScrubleTypes> {
  const winners = leaders(state.seats.map(({ points }) => points));
  return {
    state: { ...state, phase: { kind: 'over', reason, winners } },
    events: [{ kind: 'ended', reason, winners }],
  };
}
