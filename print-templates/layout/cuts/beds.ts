/** Sheets of one product as one drawing for a machine. Lengths are millimetres. */
import { rectOf } from '../draw.ts';
import { quarterTurns, shift } from '../transform.ts';
import type { Rect, Sheet } from '../types.ts';
import { mm } from '#shared/kernel/index.ts';
import type { Size } from '../../units/index.ts';

/** People move one bed after the other below the machine, and must see where each ends. */
const gap = 10;

export interface Beds {
  readonly sheet: Sheet;
  /** Each of these is a bed, in the order of the sheets. */
  readonly beds: readonly Rect[];
}

/** A layout may lie across its paper, but a bed cannot be turned, so the sheet is. */
export function lyingOn(bed: Size, sheet: Sheet): Sheet {
  const { width, height, ops } = sheet;
  const isAcross = width === bed.height && height === bed.width && width !== height;
  return isAcross ? { ...sheet, width: height, height: width, ops: quarterTurns(ops, sheet, 1) } : sheet;
}

/** Sheets lie in a row from left to right, with their tops on one line. */
export function sideBySide(label: string, sheets: readonly Sheet[]): Beds {
  let left = 0;
  const beds = sheets.map(({ width, height }): Rect => {
    const bed = rectOf(left, 0, width, height);
    left += width + gap;
    return bed;
  });
  const ops = sheets.flatMap((sheet, index) => shift(sheet.ops, beds[index]?.x ?? 0, 0));
  const height = Math.max(...sheets.map((sheet) => sheet.height));
  return { sheet: { label, side: 'front', width: mm(left - gap), height: mm(height), ops }, beds };
}
