import type { SheetSet } from './sheet.ts';

/** Templates whose first sheet says least of what they are: the lid of a kit, the back of a pad. Counted from 0. */
const telling: Readonly<Record<string, number>> = { kit: 1, pad: 1, 'label-sheets': 1 };

/** The sheet by which a product is known at a glance, counted from 0: the first one of most. */
export function tellingSheet(template: string, { sheets }: SheetSet): number {
  const at = telling[template] ?? 0;
  return sheets[at] === undefined ? 0 : at;
}
