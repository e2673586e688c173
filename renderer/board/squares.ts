/** What is printed on a square. Round is letter, square is word, solid is three. */
export type SquareKind = 'plain' | 'letter2' | 'letter3' | 'word2' | 'word3' | 'centre';

const printed: Readonly<Record<string, SquareKind>> = {
  d: 'letter2',
  t: 'letter3',
  D: 'word2',
  T: 'word3',
  '*': 'centre',
};

/** The rows of a board (A1) as they are drawn. */
export function squareKinds(rows: readonly string[]): readonly (readonly SquareKind[])[] {
  return rows.map((row) => [...row].map((mark) => printed[mark] ?? 'plain'));
}

/** A place on a board, counted from 0 at the upper left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export type Direction = 'across' | 'down';

/** Boards of up to 26 columns are named A to Z, rows from 1 at the top. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** `H4`: column letter, then row number. */
export function squareName({ column, row }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

/** The place of a square's name, or undefined where the text names none on a board of this size. */
export function parseSquare(name: string, columns: number, rows: number): Place | undefined {
  const match = /^([A-Z])([1-9]\d?)$/.exec(name);
  if (match === null) return undefined;
  const column = (match[1] ?? '').charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < columns && row < rows ? { column, row } : undefined;
}

/** The place one step on, or undefined past the edge. */
export function step(place: Place, direction: Direction, by: number, columns: number, rows: number) {
  const next: Place =
    direction === 'across'
      ? { column: place.column + by, row: place.row }
      : { column: place.column, row: place.row + by };
  const inside = next.column >= 0 && next.row >= 0 && next.column < columns && next.row < rows;
  return inside ? next : undefined;
}
