import type { Onlooker } from '#shared/engine/index.ts';
import { seatState } from './seats.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';

/** Hides the other hands and the stock (P3). */
export function viewFor(state: AlphacubesState, who: Onlooker): AlphacubesView {
  return {
    who,
    options: state.options,
    board: state.board,
    squares: state.squares,
    hand: who === 'table' ? [] : seatState(state, who).hand,
    seats: state.seats.map(({ hand, ...seat }) => ({ ...seat, cubes: hand.length })),
    stock: state.stock.length,
    first: state.first,
    turn: state.turn,
    phase: state.phase,
    allowed: state.allowed,
    waiting: state.waiting,
    lastRound: state.progress.wentOut !== undefined,
    passes: state.progress.passes,
  };
}
