import type { Seat } from '#shared/kernel/index.ts';
import { withWaiting } from '../common/rulings.ts';
import { leaders } from '../common/turns.ts';
import { leftOf } from './seats.ts';
import { sumOfFaces, valueIn, setOf } from './dice.ts';
import type { KubagramEvent } from './events.ts';
import { isBoxDone, type GameEnd, type KubagramState, type SeatState } from './state.ts';
import type { KubagramStep } from './types.ts';

/** The next seat begins, or the game ends because nobody has a further turn (K11). */
export function nextTurn(state: KubagramState, by: Seat): KubagramStep {
  return isBoxDone(state) ? settle(state, by) : beginTurn(state, leftOf(by, state.seats.length));
}

/** A turn begins with the claims before the die, or with the die that was handed on (K6). */
function beginTurn(before: KubagramState, at: Seat): KubagramStep {
  const { handed, ...rest } = withWaiting(before);
  const state = { ...rest, turn: before.turn + 1 };
  const event: KubagramEvent = { kind: 'turn', seat: at, turn: state.turn };
  return {
    state:
      handed === undefined
        ? { ...state, phase: { kind: 'before', seat: at } }
        : { ...state, phase: { kind: 'holding', seat: at, held: handed, passed: true } },
    events: [event],
  };
}

export function pointsOf({ words, penalty }: SeatState): number {
  return words.reduce((sum, { points }) => sum + points, 0) - penalty;
}

/** Faces left in the central field cost the last player, and unused jokers their owners (K11, K11b). */
function settle(state: KubagramState, last: Seat): KubagramStep {
  const set = setOf(state.options);
  const central = 0 - state.central.reduce((sum, { letter }) => sum + valueIn(set, letter), 0);
  const jokers = state.seats.map((one) => 0 - one.jokers.reduce((sum, die) => sum + sumOfFaces(set, die), 0));
  const settlement = jokers.map((cost, at) => (at === last ? cost + central : cost));
  const scores = state.seats.map((one, at) => pointsOf(one) + (settlement[at] ?? 0));
  const winners = leaders(scores);
  const end: GameEnd = { last, central, jokers, settlement, winners };
  return { state: { ...state, phase: { kind: 'over', end } }, events: [{ kind: 'ended', end }] };
}

export function scoresOf({ seats, phase }: Pick<KubagramState, 'seats' | 'phase'>): readonly number[] {
  const settlement = phase.kind === 'over' ? phase.end.settlement : [];
  return seats.map((one, at) => pointsOf(one) + (settlement[at] ?? 0));
}
