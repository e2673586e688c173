import { seat, type CubeId, type Seat } from '#shared/kernel/index.ts';
import type { FieldWord, KubagramState, KubagramView, SeatState } from './state.ts';

export function withSeat(
  state: KubagramState,
  at: Seat,
  change: (one: SeatState) => Partial<SeatState>,
): KubagramState {
  const seats = state.seats.map((one, index) => (index === at ? { ...one, ...change(one) } : one));
  return { ...state, seats };
}

export function withWord(state: KubagramState, at: Seat, word: FieldWord): KubagramState {
  return withSeat(state, at, ({ words }) => ({
    words: [...words, word].sort((one, other) => one.id - other.id),
  }));
}

export function withoutWord(state: KubagramState, at: Seat, { id }: FieldWord): KubagramState {
  return withSeat(state, at, ({ words }) => ({ words: words.filter((one) => one.id !== id) }));
}

export function withJoker(state: KubagramState, at: Seat, die: CubeId): KubagramState {
  return withSeat(state, at, ({ jokers }) => ({
    jokers: [...jokers, die].sort((one, other) => one - other),
  }));
}

export function withoutJoker(state: KubagramState, at: Seat, die: CubeId): KubagramState {
  return withSeat(state, at, ({ jokers }) => ({ jokers: jokers.filter((one) => one !== die) }));
}

export function leftOf(at: Seat, seats: number): Seat {
  return seat((at + 1) % seats);
}

/** The last player sits to the right of player 1 (K2); a single player is also the last player (K15). */
export function lastPlayer(first: Seat, seats: number): Seat {
  return seat((first + seats - 1) % seats);
}

export function actorsOf({ phase, seats }: Pick<KubagramView, 'phase' | 'seats'>): readonly Seat[] {
  if (phase.kind === 'over') return [];
  if (phase.kind !== 'challenge') return [phase.seat];
  const { length } = seats;
  return Array.from({ length: length - 1 }, (_, step) => seat((phase.seat + 1 + step) % length)).filter(
    (at) => !phase.accepted.includes(at),
  );
}
