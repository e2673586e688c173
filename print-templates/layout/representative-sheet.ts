import type { SheetSet } from './sheet.ts';

/** The first sheet of these templates says little about them: it is the back of a pad or a jig. */
const startsPlain = ['pad', 'engraving'];

/** Returns the index of the sheet that shows best what a product is: for most the first with pieces. */
export function representativeSheet(template: string, { sheets }: SheetSet): number {
  const made = sheets.flatMap(({ isAbout }, index) => (isAbout === true ? [] : index));
  return made[startsPlain.includes(template) ? 1 : 0] ?? made[0] ?? 0;
}
