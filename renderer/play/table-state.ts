import { parseSquare } from '#renderer/board/index.ts';
import { alphacubesSet, cubeOf, type Place } from '#shared/cubes/index.ts';
import { centreOf, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { cubeId, type CubeId, type Seat } from '#shared/kernel/index.ts';
import type { DraftTable } from './draft.ts';

/** The seat whose turn it is; undefined while a play may be challenged and once the game is over. */
export function seatOnTurn(state: AlphacubesState): Seat | undefined {
  return state.phase.kind === 'turn' ? state.phase.seat : undefined;
}

/** The hand that may be drawn: that of the seat on turn. */
export function handToDraw(state: AlphacubesState): readonly CubeId[] {
  const seat = seatOnTurn(state);
  return seat === undefined ? [] : (state.seats[seat]?.hand ?? []);
}

export function draftTable(state: AlphacubesState): DraftTable {
  return {
    columns: state.board[0]?.length ?? 0,
    rows: state.board.length,
    hand: handToDraw(state),
    lying: state,
    letterAt: (square) => state.squares[square]?.letter,
    lettersOf: (cube) => cubeOf(alphacubesSet, cubeId(cube)).letters,
  };
}

export function centrePlace(state: AlphacubesState): Place {
  const columns = state.board[0]?.length ?? 0;
  return parseSquare(centreOf(state.board), columns, state.board.length) ?? { column: 0, row: 0 };
}

/** The squares of the last play that lies on the board. */
export function lastPlay(state: AlphacubesState): ReadonlySet<string> {
  const laid = Object.entries(state.squares);
  const last = Math.max(0, ...laid.map(([, { turn }]) => turn));
  return new Set(laid.filter(([, { turn }]) => turn === last).map(([square]) => square));
}
