/** Heights are in CSS pixels; `rows` are the heights of all rows, the oldest first. */
export interface PadHeights {
  readonly head: number;
  /** The row into which the oldest rows are folded. */
  readonly fold: number;
  readonly rows: readonly number[];
}

/** A pad never shows fewer rows than this, unless it has fewer. */
const leastRows = 3;

/** Returns how many of the oldest rows are folded into one, so that only whole rows are shown. */
export function foldedRows({ head, fold, rows }: PadHeights, room: number): number {
  if (head + total(rows) <= room) return 0;
  const least = Math.max(0, rows.length - (leastRows - 1));
  for (let folded = 2; folded < least; folded += 1) {
    if (head + fold + total(rows.slice(folded)) <= room) return folded;
  }
  return rows.length > leastRows ? least : 0;
}

export function shownHeight({ head, fold, rows }: PadHeights, folded: number): number {
  return head + (folded === 0 ? 0 : fold) + total(rows.slice(folded));
}

export function leastHeight(heights: PadHeights): number {
  return shownHeight(heights, foldedRows(heights, 0));
}

export function total(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height, 0);
}
