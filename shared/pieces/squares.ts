/** Places count from 0 at the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export type Direction = 'across' | 'down';

const columnNames = 'ABCDEFGHIJKLMNOPQRSTU';

export function columnName(column: number): string {
  return columnNames.charAt(column);
}

/** The column letter comes before the row number, which counts from 1 at the top, as in `I9` (A1). */
export function squareName({ column, row }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

export function parseSquare(name: string): Place | undefined {
  const [, letter, digits] = /^([A-U])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined || Number(digits) > columnNames.length) return undefined;
  return { column: columnNames.indexOf(letter), row: Number(digits) - 1 };
}

/** Negative steps go back. The result may lie past the edge. */
export function stepFrom(place: Place, direction: Direction, steps: number): Place {
  return direction === 'across'
    ? { column: place.column + steps, row: place.row }
    : { column: place.column, row: place.row + steps };
}
