import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { FieldWord, KubagramState, SeatState } from './state.ts';

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
