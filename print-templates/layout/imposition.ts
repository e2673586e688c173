import type { Sheet } from './types.ts';

/** Pages count from 1. */
export interface Spread {
  readonly left: number;
  readonly right: number;
}

export const pagesOnSheet = 4;

export function wholeSheets(pages: number): number {
  return Math.ceil(pages / pagesOnSheet) * pagesOnSheet;
}

/**
 * Returns front and back in turn, the outermost sheet first; each sheet is turned like a leaf of a book. Creep is
 * ignored; up to three sheets it is less than the width of a trim line.
 */
export function saddleStitch(pages: number): readonly Spread[] {
  if (pages % pagesOnSheet !== 0) throw new RangeError(`Not whole sheets: ${pages} pages`);
  return Array.from({ length: pages / 2 }, (_, side) => {
    const [low, high] = [side + 1, pages - side];
    return side % 2 === 0 ? { left: high, right: low } : { left: low, right: high };
  });
}

type Side = Pick<Sheet, 'side'>;

export function papersOf(sheets: readonly Side[]): number {
  return sheets.filter(({ side }) => side === 'front').length;
}

/** Numbers begin at 1, and a back has the number of its front. */
export function paperNumbers(sheets: readonly Side[]): readonly number[] {
  let number = 0;
  return sheets.map(({ side }) => (side === 'front' ? (number += 1) : number));
}

/** Names are `3` and, for its back, `3-back`. */
export function sheetNames(sheets: readonly Side[]): readonly string[] {
  const numbers = paperNumbers(sheets);
  return sheets.map(({ side }, index) => `${numbers[index]}${side === 'back' ? '-back' : ''}`);
}
