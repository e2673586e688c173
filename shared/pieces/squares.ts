/** A place on a board, counted from 0 at the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The two ways a word runs. */
export type Direction = 'across' | 'down';

/** Boards have at most 21 columns and rows. */
const columnNames = 'ABCDEFGHIJKLMNOPQRSTU';

/** The name of a column: `A` is the first. */
export function columnName(column: number): string {
  return columnNames.charAt(column);
}

/** The name of a square: column letter, then row number from 1 at the top, as `I9` (A1). */
export function squareName({ column, row }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

/** Reads `I9`; undefined when it is no square of a board of 21 x 21. */
export function parseSquare(name: string): Place | undefined {
  const [, letter, digits] = /^([A-U])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined || Number(digits) > columnNames.length) return undefined;
  return { column: columnNames.indexOf(letter), row: Number(digits) - 1 };
}

/** The place so many steps along; fewer than none goes back. It may lie past the edge. */
export function stepFrom(place: Place, direction: Direction, steps: number): Place {
  return direction === 'across'
    ? { column: place.column + steps, row: place.row }
    : { column: place.column, row: place.row + steps };
}
