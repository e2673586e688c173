import type { Point } from '../draw.ts';
import type { DrawOp } from '../types.ts';

export interface Row {
  readonly height: number;
  /** The space above is left out at the top of a page. */
  readonly before: number;
  readonly binds: boolean;
  readonly draw: (at: Point) => readonly DrawOp[];
}

/** Fills pages as far as possible without separating rows that bind. A bound group higher than a page is split. */
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

function firstBeyond(rows: readonly Row[], from: number, height: number): number {
  let used = 0;
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) return at;
    used += row.height + (at === from ? 0 : row.before);
    // Rounding lets the sum of many lines exceed the height slightly.
    if (used > height + 1e-6) return at;
  }
  return rows.length;
}

export function drawRows(rows: readonly Row[], { x, y }: Point): readonly DrawOp[] {
  let top = y;
  return rows.flatMap((row, index) => {
    top += index === 0 ? 0 : row.before;
    const drawn = row.draw({ x, y: top });
    top += row.height;
    return drawn;
  });
}
