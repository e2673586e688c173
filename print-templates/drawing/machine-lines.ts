import type { DrawOp, Sheet } from '../layout/types.ts';
import { isForMachines } from './layers.ts';

/** Leaves only lines to cut and to score, and the marks by which a machine finds its place. */
export function withoutPrint(sheet: Sheet): Sheet {
  return { ...sheet, ops: sheet.ops.flatMap(kept) };
}

export function hasMachineLines({ ops }: Pick<Sheet, 'ops'>): boolean {
  return ops.some((op) => (op.kind === 'clip' ? hasMachineLines(op) : isForMachines(op.purpose)));
}

function kept(op: DrawOp): readonly DrawOp[] {
  if (op.kind !== 'clip') return op.purpose === 'mark' || isForMachines(op.purpose) ? [op] : [];
  const ops = op.ops.flatMap(kept);
  return ops.length === 0 ? [] : [{ ...op, ops }];
}
