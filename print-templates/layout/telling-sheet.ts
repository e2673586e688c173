import type { SheetSet } from './sheet.ts';

/** Templates whose first sheet says least of what they are: the back of a pad, a jig. Counted from 0. */
const telling: Readonly<Record<string, number>> = { pad: 1, engraving: 1 };

/** The sheet by which a product is known at a glance, counted from 0: of most the first that shows what is made. */
export function tellingSheet(template: string, { sheets }: SheetSet): number {
  const at = telling[template] ?? sheets.findIndex(({ isAbout }) => isAbout !== true);
  return sheets[at] === undefined ? 0 : at;
}
