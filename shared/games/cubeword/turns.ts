import type { Step } from '#shared/engine/index.ts';
import { assertNever } from '#shared/kernel/index.ts';
import { leaders, roundOf, seatOfTurn } from '../common/turns.ts';
import type { CubewordEvent } from './events.ts';
import { recentIn } from './scoring.ts';
import type { CubewordState, GameEnd } from './state.ts';
import type { CubewordTypes } from './types.ts';

export function passesToEnd(seats: number): number {
  return 2 * seats;
}

export function endTurn(state: CubewordState): Step<CubewordTypes> {
  const reason = reasonToEnd(state);
  if (reason !== undefined) return endGame(state, reason);
  const turn = state.turn + 1;
  const next = seatOfTurn(turn, state.first, state.seats.length);
  const begun: CubewordState = {
    ...state,
    turn,
    counted: recentIn(state.counted, turn),
    phase: { kind: 'turn', seat: next },
  };
  const event: CubewordEvent = {
    kind: 'turn-began',
    seat: next,
    turn,
    round: roundOf(turn, state.seats.length),
  };
  return { state: begun, events: [event] };
}

function reasonToEnd(state: CubewordState): GameEnd | undefined {
  const { seats, turn, passes } = state;
  if (passes >= passesToEnd(seats.length)) return 'all-passed';
  return turn % seats.length === 0 ? reasonAfterRound(state) : undefined;
}

/** An agreed finish is checked after each complete round (C9). */
export function reasonAfterRound(state: CubewordState): GameEnd | undefined {
  const { finish, lead } = state.options;
  const reason = lastRoundReason(state);
  if (reason !== undefined || finish !== 'lead') return reason;
  const [best = 0, second = best] = state.seats.map(({ points }) => points).sort((a, b) => b - a);
  return best - second >= lead ? 'lead-reached' : undefined;
}

/** A lead is not known before the round is over, because it may still be lost. */
export function lastRoundReason({
  options: { finish, target, rounds },
  seats,
  turn,
  timeUp,
}: Pick<CubewordState, 'options' | 'seats' | 'turn' | 'timeUp'>): GameEnd | undefined {
  switch (finish) {
    case 'score':
      return seats.some(({ points }) => points >= target) ? 'score-reached' : undefined;
    case 'time':
      return timeUp ? 'time-up' : undefined;
    case 'rounds':
      return roundOf(turn, seats.length) >= rounds ? 'rounds-played' : undefined;
    case 'lead':
      return undefined;
    default:
      return assertNever(finish);
  }
}

/** The highest score wins; ties share (C9). */
function endGame(state: CubewordState, reason: GameEnd): Step<CubewordTypes> {
  const winners = leaders(state.seats.map(({ points }) => points));
  return {
    state: { ...state, phase: { kind: 'over', reason, winners } },
    events: [{ kind: 'ended', reason, winners }],
  };
}
