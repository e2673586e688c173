import { squareName, type Direction, type Place } from '#shared/pieces/index.ts';

export function isOnBoard(board: readonly string[], { column, row }: Place): boolean {
  return board[row]?.[column] !== undefined;
}

export function crosswise(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

export function centreOf(board: readonly string[]): string {
  const row = board.findIndex((marks) => marks.includes('*'));
  return squareName({ column: board[row]?.indexOf('*') ?? -1, row });
}

/** A premium square multiplies only under a cube laid now (A1, A3). */
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
