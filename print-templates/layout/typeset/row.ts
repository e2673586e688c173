import type { Point } from '../draw.ts';
import type { DrawOp } from '../sheet.ts';

/** A strip of a column as wide as the column: a line of text, or a part of a table. */
export interface Row {
  readonly height: number;
  /** White above it, left out at the top of a page. */
  readonly before: number;
  /** Stands on the same page as the row above it. */
  readonly binds: boolean;
  /** From its top left corner. */
  readonly draw: (at: Point) => readonly DrawOp[];
}

/**
 * Deals rows out to pages of a height, each as full as it can be without parting rows that belong together. Rows that
 * belong together and are higher than a page are parted all the same.
 */
export function pagesOf(rows: readonly Row[], height: number): readonly (readonly Row[])[] {
  const pages: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length;) {
    const full = firstBeyond(rows, from, height);
    let end = full;
    while (end > from && rows[end]?.binds === true) end -= 1;
    if (end === from) end = Math.max(full, from + 1);
    pages.push(rows.slice(from, end));
    from = end;
  }
  return pages;
}

/** The first row that no longer goes on a page which begins with row `from`. */
function firstBeyond(rows: readonly Row[], from: number, height: number): number {
  let used = 0;
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) return at;
    used += row.height + (at === from ? 0 : row.before);
    // Sums of many lines come out a hair over.
    if (used > height + 1e-6) return at;
  }
  return rows.length;
}

/** The rows of a page, one below the other from a corner on. */
export function drawRows(rows: readonly Row[], { x, y }: Point): readonly DrawOp[] {
  let top = y;
  return rows.flatMap((row, index) => {
    top += index === 0 ? 0 : row.before;
    const drawn = row.draw({ x, y: top });
    top += row.height;
    return drawn;
  });
}
