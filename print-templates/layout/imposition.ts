/** These pages lie side by side on one side of a sheet; pages count from 1. */
export interface Spread {
  readonly left: number;
  readonly right: number;
}

export const pagesOnSheet = 4;

export function wholeSheets(pages: number): number {
  return Math.ceil(pages / pagesOnSheet) * pagesOnSheet;
}

/**
 * Returns the sides of all sheets, front and back in turn, the outermost sheet first: last and first page, then second
 * and last but one, and so on. Each back is behind its front when the sheet is turned like a leaf of a book. Creep is
 * ignored; up to three sheets it is less than the width of a trim line.
 */
export function saddleStitch(pages: number): readonly Spread[] {
  if (pages % pagesOnSheet !== 0) throw new RangeError(`Not whole sheets: ${pages} pages`);
  return Array.from({ length: pages / 2 }, (_, side) => {
    const [low, high] = [side + 1, pages - side];
    return side % 2 === 0 ? { left: high, right: low } : { left: low, right: high };
  });
}
