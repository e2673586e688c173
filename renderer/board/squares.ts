import { parseSquare as parseName, stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';

/** A round shape marks a letter premium, a square one a word premium, and a solid one a factor of three. */
export type SquareKind = 'plain' | 'letter2' | 'letter3' | 'word2' | 'word3' | 'centre';

const printed: Readonly<Record<string, SquareKind>> = {
  d: 'letter2',
  t: 'letter3',
  D: 'word2',
  T: 'word3',
  '*': 'centre',
};

export function squareKinds(rows: readonly string[]): readonly (readonly SquareKind[])[] {
  return rows.map((row) => [...row].map((mark) => printed[mark] ?? 'plain'));
}

export function parseSquare(name: string, columns: number, rows: number): Place | undefined {
  return onBoard(parseName(name), columns, rows);
}

export function step(place: Place, direction: Direction, by: number, columns: number, rows: number) {
  return onBoard(stepFrom(place, direction, by), columns, rows);
}

function onBoard(place: Place | undefined, columns: number, rows: number): Place | undefined {
  if (place === undefined) return undefined;
  const { column, row } = place;
  return column >= 0 && row >= 0 && column < columns && row < rows ? place : undefined;
}
