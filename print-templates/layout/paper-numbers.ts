import type { Sheet } from './sheet.ts';

/**
 * Sheets are counted in leaves of paper, on paper, on screen and in file names, so a back has the number of its front.
 */
type Side = Pick<Sheet, 'side'>;

export function papersOf(sheets: readonly Side[]): number {
  return sheets.filter(({ side }) => side === 'front').length;
}

/** Numbers begin at 1. */
export function paperNumbers(sheets: readonly Side[]): readonly number[] {
  let number = 0;
  return sheets.map(({ side }) => (side === 'front' ? (number += 1) : number));
}

/** Names are `3` and, for its back, `3-back`. */
export function sheetNames(sheets: readonly Side[]): readonly string[] {
  const numbers = paperNumbers(sheets);
  return sheets.map(({ side }, index) => `${numbers[index]}${side === 'back' ? '-back' : ''}`);
}
