import { boxColumns, boxRows, type Mark } from '#shared/pieces/index.ts';

export { boxColumns, boxRows, type Mark };

export const squareCount = boxRows * boxColumns;

/** How far the box is turned clockwise: which corner of the map is the lower left one as player 1 sees it (K2). */
export const corners = [0, 90, 180, 270] as const;
export type Corner = (typeof corners)[number];

/** All squares in the order in which dice are taken: from the bottom row up, each row left to right (K2). */
export function squaresInOrder(corner: Corner): readonly number[] {
  return orders[corner];
}

/** The rows as player 1 sees them, the nearest first. */
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

/** The next square that holds a die; undefined once the box is empty. */
export function nextSquare(box: readonly unknown[], corner: Corner): number | undefined {
  return orders[corner].find((square) => box[square] !== null);
}

/** A square as people name it, on the map: column A to L from the left, row 1 to 9 from the top. */
export function squareName(square: number): string {
  return `${'ABCDEFGHIJKL'.charAt(square % boxColumns)}${Math.floor(square / boxColumns) + 1}`;
}
