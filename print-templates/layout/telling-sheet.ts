import type { SheetSet } from './sheet.ts';

/** Templates whose first sheet says least of what they are: the back of a pad, a jig. */
const startsPlain = ['pad', 'engraving'];

/** The sheet by which a product is known at a glance, counted from 0: of most the first that shows what is made. */
export function tellingSheet(template: string, { sheets }: SheetSet): number {
  const made = sheets.flatMap(({ isAbout }, index) => (isAbout === true ? [] : index));
  return made[startsPlain.includes(template) ? 1 : 0] ?? made[0] ?? 0;
}
