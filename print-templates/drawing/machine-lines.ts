import { bounds } from '../layout/bounds.ts';
import type { DrawOp, Rect, Sheet } from '../layout/types.ts';
import { isForMachines } from './layers.ts';

/** Leaves only lines to cut and to score, and the marks by which a machine finds its place. */
export function withoutPrint(sheet: Sheet): Sheet {
  return { ...sheet, ops: sheet.ops.flatMap(kept) };
}

/** A short line beside the finished piece shows where to fold it, and is work for hands alone. */
export function hasMachineLines({ ops, trim }: Pick<Sheet, 'ops' | 'trim'>): boolean {
  return ops.some((op) => {
    if (op.kind === 'clip') return hasMachineLines({ ops: op.ops, trim });
    const isBeside = op.purpose === 'fold' && trim !== undefined && areApart(bounds(op), trim);
    return isForMachines(op.purpose) && !isBeside;
  });
}

function areApart(one: Rect, other: Rect): boolean {
  return (
    one.x + one.width < other.x ||
    other.x + other.width < one.x ||
    one.y + one.height < other.y ||
    other.y + other.height < one.y
  );
}

function kept(op: DrawOp): readonly DrawOp[] {
  if (op.kind !== 'clip') return op.purpose === 'mark' || isForMachines(op.purpose) ? [op] : [];
  const ops = op.ops.flatMap(kept);
  return ops.length === 0 ? [] : [{ ...op, ops }];
}
