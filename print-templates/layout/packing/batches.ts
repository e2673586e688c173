import type { Material, Sheet, SheetSet, ProductSheets } from '../types.ts';

export interface Batch extends ProductSheets {
  /** The name can be part of a file name, for example `card` or `card-long-edge`. */
  readonly batch: string;
}

const sides = ['none', 'long-edge', 'short-edge'] as const satisfies readonly SheetSet['duplex'][];

export function batchOf({ material, duplex }: Printing): string {
  return duplex === 'none' ? material : `${material}-${duplex}`;
}

export function batchesOf(set: ProductSheets): readonly Batch[] {
  const name = (sheet: Sheet): string => sheet.batch ?? batchOf(set);
  return [...Map.groupBy(set.sheets, name)].map(([batch, sheets]) => ({
    ...set,
    batch,
    sheets,
    duplex: duplexIn(batch),
  }));
}

export interface Printing {
  readonly material: Material;
  readonly duplex: SheetSet['duplex'];
}

export function duplexOf(sheet: Sheet, set: Pick<SheetSet, 'duplex'>): SheetSet['duplex'] {
  return sheet.batch === undefined ? set.duplex : duplexIn(sheet.batch);
}

function duplexIn(batch: string): SheetSet['duplex'] {
  return sides.find((duplex) => duplex !== 'none' && batch.endsWith(`-${duplex}`)) ?? 'none';
}
