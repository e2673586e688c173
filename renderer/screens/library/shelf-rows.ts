/** Rows of one height stand one under another, and below the open one there is room for what belongs to it. */
export interface ShelfRows {
  readonly count: number;
  readonly height: number;
  readonly open?: { readonly row: number; readonly height: number } | undefined;
}

export function topOf({ height, open }: ShelfRows, row: number): number {
  return row * height + (open !== undefined && row > open.row ? open.height : 0);
}

export function heightOf(rows: ShelfRows): number {
  return rows.count * rows.height + (rows.open?.height ?? 0);
}

/** Returns the rows of which something lies between two heights, and one more on each side, for whoever scrolls on. */
export function rowsBetween(
  rows: ShelfRows,
  from: number,
  to: number,
): readonly [first: number, end: number] {
  const rowAt = (at: number): number => {
    const { height, open } = rows;
    const plain = Math.floor(at / height);
    if (open === undefined || plain <= open.row) return plain;
    return Math.max(open.row, Math.floor((at - open.height) / height));
  };
  const within = (row: number): number => Math.max(0, Math.min(rows.count, row));
  return [within(rowAt(from) - 1), within(rowAt(to) + 2)];
}

/** At most this many rows are drawn, so that a window that is not laid out yet does not draw them all. */
export const mostRows = 40;

/** The rows to draw: those in view, and that of the chosen game, which has the focus. */
export function drawnRows(
  rows: ShelfRows,
  [first, end]: readonly [number, number],
  chosen: number,
): readonly number[] {
  const shown = Array.from({ length: Math.max(0, Math.min(end - first, mostRows)) }, (_, at) => first + at);
  if (chosen < 0 || chosen >= rows.count || shown.includes(chosen)) return shown;
  return [...shown, chosen].toSorted((one, other) => one - other);
}
