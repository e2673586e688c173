import type { Material, Sheet, SheetSet, WrittenSheets } from './sheet.ts';

/** Sheets that are printed together: on one material, on the same sides. */
export interface Batch extends WrittenSheets {
  /** Fit for the name of a file, as `card` or `card-long-edge`. */
  readonly batch: string;
}

const sides = ['none', 'long-edge', 'short-edge'] as const satisfies readonly SheetSet['duplex'][];

/** The name of the batch of such sheets. */
export function batchOf({ material, duplex }: Printing): string {
  return duplex === 'none' ? material : `${material}-${duplex}`;
}

/** What is printed together, in the order in which it first comes; sheets of one product are one batch. */
export function batchesOf(set: WrittenSheets): readonly Batch[] {
  const name = (sheet: Sheet): string => sheet.batch ?? batchOf(set);
  return [...Map.groupBy(set.sheets, name)].map(([batch, sheets]) => ({
    ...set,
    batch,
    sheets,
    duplex: duplexIn(batch),
  }));
}

/** What paper is printed on, and on which sides. */
export interface Printing {
  readonly material: Material;
  readonly duplex: SheetSet['duplex'];
}

/** On which edge the paper of a sheet is turned; the sheets of a kit differ. */
export function duplexOf(sheet: Sheet, set: Pick<SheetSet, 'duplex'>): SheetSet['duplex'] {
  return sheet.batch === undefined ? set.duplex : duplexIn(sheet.batch);
}

function duplexIn(batch: string): SheetSet['duplex'] {
  return sides.find((duplex) => duplex !== 'none' && batch.endsWith(`-${duplex}`)) ?? 'none';
}
