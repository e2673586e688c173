/** The two pages that lie side by side on one side of a sheet, as one looks at it; counted from 1. */
export interface Spread {
  readonly left: number;
  readonly right: number;
}

/** Sheets inside each other, folded once, hold four pages each. */
export const pagesOnSheet = 4;

/** The fewest pages that fill whole sheets. */
export function wholeSheets(pages: number): number {
  return Math.ceil(pages / pagesOnSheet) * pagesOnSheet;
}

/**
 * The sides of all sheets of a booklet, front and back in turn, the outermost sheet first: last and first page, second and
 * last but one, and so on inwards. Turned like a leaf of a book, each back stands behind its front. The inner sheets of a
 * thick booklet creep outwards; up to three of them it is less than the width of a trim line.
 */
export function saddleStitch(pages: number): readonly Spread[] {
  if (pages % pagesOnSheet !== 0) throw new RangeError(`Not whole sheets: ${pages} pages`);
  return Array.from({ length: pages / 2 }, (_, side) => {
    const [low, high] = [side + 1, pages - side];
    return side % 2 === 0 ? { left: high, right: low } : { left: low, right: high };
  });
}
