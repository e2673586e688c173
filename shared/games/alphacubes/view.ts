import type { Seat } from '#shared/kernel/index.ts';
import { seatState } from './seats.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';

/** What this seat may know (P3): its own hand, of the others and of the stock only how many cubes. */
export function viewFor(state: AlphacubesState, seat: Seat): AlphacubesView {
  return {
    seat,
    options: state.options,
    board: state.board,
    squares: state.squares,
    hand: seatState(state, seat).hand,
    seats: state.seats.map(({ hand, points, missed, out }) => ({ points, missed, out, cubes: hand.length })),
    stock: state.stock.length,
    first: state.first,
    turn: state.turn,
    phase: state.phase,
    allowed: state.allowed,
    lastRound: state.progress.lastRound,
  };
}
