import { parseSquare as parseName, stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';

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

/** The place of a square's name, or undefined where the text names none on a board of this size. */
export function parseSquare(name: string, columns: number, rows: number): Place | undefined {
  return onBoard(parseName(name), columns, rows);
}

/** The place so many steps on, or undefined past the edge. */
export function step(place: Place, direction: Direction, by: number, columns: number, rows: number) {
  return onBoard(stepFrom(place, direction, by), columns, rows);
}

function onBoard(place: Place | undefined, columns: number, rows: number): Place | undefined {
  if (place === undefined) return undefined;
  const { column, row } = place;
  return column >= 0 && row >= 0 && column < columns && row < rows ? place : undefined;
}
