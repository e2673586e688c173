/** A place on the board, counted from 0 at the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export type Direction = 'across' | 'down';

const columnNames = 'ABCDEFGHIJKLMNOPQRSTU';

/** The name of a square: column letter, then row number from 1 at the top, as `I9` (A1). */
export function squareName({ column, row }: Place): string {
  return `${columnNames[column]}${row + 1}`;
}

/** Reads `I9`; undefined when it is no square of a board of 21 x 21. */
export function parseSquare(name: string): Place | undefined {
  const [, letter, digits] = /^([A-U])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined || Number(digits) > columnNames.length) return undefined;
  return { column: columnNames.indexOf(letter), row: Number(digits) - 1 };
}

/** Whether the board, rows from the top, has this place. */
export function isOnBoard(board: readonly string[], { column, row }: Place): boolean {
  return board[row]?.[column] !== undefined;
}

/** The place so many steps along; fewer than none goes back. */
export function stepFrom(place: Place, direction: Direction, steps: number): Place {
  return direction === 'across'
    ? { column: place.column + steps, row: place.row }
    : { column: place.column, row: place.row + steps };
}

/** The other direction. */
export function crosswise(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** The square marked `*`; a checked board has exactly one. */
export function centreOf(board: readonly string[]): string {
  const row = board.findIndex((marks) => marks.includes('*'));
  return squareName({ column: board[row]?.indexOf('*') ?? -1, row });
}

/** What a premium square multiplies, under a cube laid now (A1, A3). */
export function premiumAt(
  board: readonly string[],
  { column, row }: Place,
): { readonly letter: number; readonly word: number } {
  switch (board[row]?.[column]) {
    case 'd':
      return { letter: 2, word: 1 };
    case 't':
      return { letter: 3, word: 1 };
    case 'D':
    case '*':
      return { letter: 1, word: 2 };
    case 'T':
      return { letter: 1, word: 3 };
    default:
      return { letter: 1, word: 1 };
  }
}
