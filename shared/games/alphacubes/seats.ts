import { seat, type Seat } from '#shared/kernel/index.ts';
import type { AlphacubesState, SeatState } from './state.ts';

export function seatState(state: AlphacubesState, at: Seat): SeatState {
  const found = state.seats[at];
  if (found === undefined) throw new RangeError(`No seat ${at}`);
  return found;
}

export function withSeat(state: AlphacubesState, at: Seat, change: Partial<SeatState>): AlphacubesState {
  return {
    ...state,
    seats: state.seats.map((one, index) => (index === at ? { ...one, ...change } : one)),
  };
}

export interface SeatsOpen {
  readonly seats: readonly { readonly out: boolean }[];
}

export function seatsIn(state: SeatsOpen): readonly Seat[] {
  return state.seats.flatMap(({ out }, index) => (out ? [] : [seat(index)]));
}

/** The first player has place 0 (A6). */
export function placeInRound(state: AlphacubesState, at: Seat): number {
  return (at - state.first + state.seats.length) % state.seats.length;
}

export function nextSeat(state: AlphacubesState, after: Seat): Seat {
  const { length } = state.seats;
  for (let step = 1; step <= length; step += 1) {
    const next = seat((after + step) % length);
    if (!seatState(state, next).out) return next;
  }
  throw new Error('Nobody is left in the game');
}
