import { parseSquare } from '#renderer/board/index.ts';
import { openHands, type OpenHands } from '#shared/engine/index.ts';
import { alphacubesSet, cubeOf, type Place } from '#shared/cubes/index.ts';
import { centreOf, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { cubeId, type CubeId, type Seat } from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import type { DraftTable } from './draft.ts';

/** The seats of people; the others are computers. */
export function peopleOf({ players }: Pick<GameRecord, 'players'>): readonly Seat[] {
  return players.flatMap(({ kind }, at) => (kind === 'person' ? [at as Seat] : []));
}

/** The seat whose turn it is; undefined while a play may be challenged and once the game is over. */
export function seatOnTurn(state: AlphacubesState): Seat | undefined {
  return state.phase.kind === 'turn' ? state.phase.seat : undefined;
}

/** Which hands the people at this screen may see; `forward` is the person who has come forward for this turn. */
export function handsAt(
  state: AlphacubesState,
  people: readonly Seat[],
  forward: Seat | undefined,
): OpenHands {
  return openHands({ people, onTurn: seatOnTurn(state), over: state.phase.kind === 'over', forward });
}

/**
 * Whose draft is on the table, covered or not: that of the person on turn, or of the only person there is while a
 * computer has its turn.
 */
export function draftSeat(state: AlphacubesState, people: readonly Seat[]): Seat | undefined {
  const seat = seatOnTurn(state);
  if (seat === undefined || people.includes(seat)) return seat;
  return people.length === 1 ? people[0] : undefined;
}

/** The hand of that seat; empty where there is none. */
export function draftHand(state: AlphacubesState, people: readonly Seat[]): readonly CubeId[] {
  const seat = draftSeat(state, people);
  return seat === undefined ? [] : (state.seats[seat]?.hand ?? []);
}

export function draftTable(state: AlphacubesState): DraftTable {
  return {
    columns: state.board[0]?.length ?? 0,
    rows: state.board.length,
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
