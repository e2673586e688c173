import { seat, type Seat } from '#shared/kernel/index.ts';
import type { AlphacubesState, SeatState } from './state.ts';

/** The seat's state; a seat that is not there is a bug, since moves are checked first. */
export function seatState(state: AlphacubesState, at: Seat): SeatState {
  const found = state.seats[at];
  if (found === undefined) throw new RangeError(`No seat ${at}`);
  return found;
}

/** The state with one seat changed. */
export function withSeat(state: AlphacubesState, at: Seat, change: Partial<SeatState>): AlphacubesState {
  return {
    ...state,
    seats: state.seats.map((one, index) => (index === at ? { ...one, ...change } : one)),
  };
}

/** What both a state and a view know of the seats. */
export interface SeatsOpen {
  readonly seats: readonly { readonly out: boolean }[];
}

/** Seats still in the game, in the order of the table. */
export function seatsIn(state: SeatsOpen): readonly Seat[] {
  return state.seats.flatMap(({ out }, index) => (out ? [] : [seat(index)]));
}

/** A seat's place in the round, 0 for the first player (A6). */
export function placeInRound(state: AlphacubesState, at: Seat): number {
  return (at - state.first + state.seats.length) % state.seats.length;
}

/** The next seat clockwise that is still in the game. */
export function nextSeat(state: AlphacubesState, after: Seat): Seat {
  const { length } = state.seats;
  for (let step = 1; step <= length; step += 1) {
    const next = seat((after + step) % length);
    if (!seatState(state, next).out) return next;
  }
  throw new Error('Nobody is left in the game');
}
