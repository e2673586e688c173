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

/** So much of a row that is cut is shown, and as much stays hidden of a high one, so that it never looks whole. */
const peek = { px: 24, share: 0.6 } as const;

/** Returns how high a list is that shows whole rows from its end and a part of one more; `rows` lie `gap` apart. */
export function peekHeight(rows: readonly number[], gap: number, room: number): number {
  const all = total(rows) + gap * Math.max(0, rows.length - 1);
  if (all <= room) return all;
  let shown = 0;
  let best = 0;
  for (const [at, height] of rows.toReversed().entries()) {
    const before = shown + (at === 0 ? 0 : gap);
    const least = Math.min(peek.px, peek.share * height);
    if (before + least > room) break;
    if (at > 0) best = Math.min(room, before + Math.max(least, height - peek.px));
    shown = before + height;
  }
  return best === 0 ? room : best;
}
