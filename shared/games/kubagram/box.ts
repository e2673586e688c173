import { boxColumns, boxRows, type Mark } from '#shared/pieces/index.ts';

export { boxColumns, boxRows, type Mark };

export const squareCount = boxRows * boxColumns;

/** The box is turned clockwise by these degrees, which decide the corner at the lower left for player 1 (K2). */
export const corners = [0, 90, 180, 270] as const;
export type Corner = (typeof corners)[number];

/** Dice are taken from the bottom row up, each row from left to right (K2). */
export function squaresInOrder(corner: Corner): readonly number[] {
  return orders[corner];
}

/** The row nearest to player 1 comes first, as player 1 sees it. */
export function rowsOf(corner: Corner): readonly (readonly number[])[] {
  const up = countDown(boxRows);
  const along = countUp(boxColumns);
  const at = (row: number, column: number) => row * boxColumns + column;
  switch (corner) {
    case 0:
      return up.map((row) => along.map((column) => at(row, column)));
    case 90:
      return along.toReversed().map((column) => up.map((row) => at(row, column)));
    case 180:
      return up.toReversed().map((row) => along.toReversed().map((column) => at(row, column)));
    case 270:
      return along.map((column) => up.toReversed().map((row) => at(row, column)));
  }
}

function countUp(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function countDown(count: number): readonly number[] {
  return countUp(count).toReversed();
}

const orders: Readonly<Record<Corner, readonly number[]>> = {
  0: rowsOf(0).flat(),
  90: rowsOf(90).flat(),
  180: rowsOf(180).flat(),
  270: rowsOf(270).flat(),
};

export function nextSquare(box: readonly unknown[], corner: Corner): number | undefined {
  return orders[corner].find((square) => box[square] !== null);
}

/** The map has columns A to L from the left and rows 1 to 9 from the top. */
export function squareName(square: number): string {
  return `${'ABCDEFGHIJKL'.charAt(square % boxColumns)}${Math.floor(square / boxColumns) + 1}`;
}
