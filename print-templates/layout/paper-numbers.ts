import type { Sheet } from './sheet.ts';

/**
 * How sheets are counted, on paper, on screen and in the names of files: in leaves of paper, so that a back has the number of
 * the front before it.
 */
type Side = Pick<Sheet, 'side'>;

/** Leaves of paper to put into the printer. */
export function papersOf(sheets: readonly Side[]): number {
  return sheets.filter(({ side }) => side === 'front').length;
}

/** The number of the paper that each sheet is printed on, counted from 1. */
export function paperNumbers(sheets: readonly Side[]): readonly number[] {
  let number = 0;
  return sheets.map(({ side }) => (side === 'front' ? (number += 1) : number));
}

/** What each sheet is called in a request or in the name of a file: `3`, and its back `3-back`. */
export function sheetNames(sheets: readonly Side[]): readonly string[] {
  const numbers = paperNumbers(sheets);
  return sheets.map(({ side }, index) => `${numbers[index]}${side === 'back' ? '-back' : ''}`);
}
