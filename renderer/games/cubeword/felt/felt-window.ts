import type { Felt } from '#shared/games/cubeword/index.ts';
import type { Place } from '#shared/pieces/index.ts';

/** The window is the visible part of the felt, which has no edge (C2). */
export interface FeltWindow {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** The side of a place is a whole number of CSS pixels. */
  readonly q: number;
}

export interface FeltRoom {
  readonly width: number;
  readonly height: number;
  /** This is the smallest side of a place, in CSS pixels; it is larger for fingers than for a mouse. */
  readonly least: number;
}

/** A window shows at least this many places in each direction if they fit. */
const leastPlaces = 15;
/** This many free places are shown around the cubes, since a turn may reach that far. */
const beyond = 2;
const edge = 4;

/** Returns a window around all cubes, or around the cursor if they do not fit at the smallest size. */
export function fitted(felt: Felt, room: FeltRoom, cursor: Place): FeltWindow {
  const box = boxOf(felt) ?? { column: cursor.column, row: cursor.row, columns: 1, rows: 1 };
  const wanted = (places: number) => Math.max(leastPlaces, places + 2 * beyond);
  const q = Math.max(
    room.least,
    Math.floor(
      Math.min((room.width - 2 * edge) / wanted(box.columns), (room.height - 2 * edge) / wanted(box.rows)),
    ),
  );
  const columns = placesIn(room.width, q);
  const rows = placesIn(room.height, q);
  const window: FeltWindow = {
    column: box.column + Math.floor((box.columns - columns) / 2),
    row: box.row + Math.floor((box.rows - rows) / 2),
    columns,
    rows,
    q,
  };
  return box.columns > columns || box.rows > rows ? follow(window, cursor) : window;
}

function placesIn(length: number, q: number): number {
  return Math.max(1, Math.floor((length - 2 * edge) / q));
}

function boxOf(felt: Felt): (Place & { readonly columns: number; readonly rows: number }) | undefined {
  if (felt.length === 0) return undefined;
  const columns = felt.map(({ column }) => column);
  const rows = felt.map(({ row }) => row);
  const column = Math.min(...columns);
  const row = Math.min(...rows);
  return { column, row, columns: Math.max(...columns) - column + 1, rows: Math.max(...rows) - row + 1 };
}

export function follow(window: FeltWindow, place: Place): FeltWindow {
  const column = along(window.column, window.columns, place.column);
  const row = along(window.row, window.rows, place.row);
  return column === window.column && row === window.row ? window : { ...window, column, row };
}

function along(begin: number, length: number, at: number): number {
  const ahead = Math.min(beyond, Math.floor((length - 1) / 2));
  return Math.min(at - ahead, Math.max(begin, at + ahead - length + 1));
}

/** Returns the nearest place whose surroundings are visible, so that the window need not move. */
export function inside(window: FeltWindow, { column, row }: Place): Place {
  const within = (begin: number, length: number, at: number) => {
    const ahead = Math.min(beyond, Math.floor((length - 1) / 2));
    return Math.min(begin + length - 1 - ahead, Math.max(begin + ahead, at));
  };
  return {
    column: within(window.column, window.columns, column),
    row: within(window.row, window.rows, row),
  };
}

export function showsAll(window: FeltWindow, places: readonly Place[]): boolean {
  return places.every(
    ({ column, row }) =>
      column >= window.column &&
      column < window.column + window.columns &&
      row >= window.row &&
      row < window.row + window.rows,
  );
}
