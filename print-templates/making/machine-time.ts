import { density, pathLength } from '../layout/facts.ts';
import { withCardCuts } from '../layout/registration.ts';
import { withTidyCuts } from '../layout/cuts/tidy-cuts.ts';
import type { DrawOp, Material, PathOp, Purpose, Sheet } from '../layout/types.ts';
import type { Bulk, SolidSheet } from '../solids/solid.ts';
import { cutterPace, laserPace, plastic } from './pace.ts';

export function cutterSeconds(sheets: readonly Sheet[], material: Material): number {
  const perMm = cutterPace.mm[material === 'card' ? 'twice' : 'once'];
  return seconds(sheets, (sheet) => cutterPace.sheet + lengthsOf(sheet).cut * perMm);
}

export function laserSeconds(sheets: readonly Sheet[]): number {
  return seconds(
    sheets.filter(({ guide }) => guide === undefined),
    (sheet) => {
      const { cut, score } = lengthsOf(sheet);
      return laserPace.sheet + cut * laserPace.cutMm + score * laserPace.scoreMm;
    },
  );
}

/** The estimate counts a solid shell and a share of the volume inside it. */
export function solidSeconds(sheets: readonly SolidSheet[]): number {
  const plasticIn = ({ volume, surface }: Bulk) => {
    const shell = Math.min(volume, surface * plastic.shell);
    return shell + plastic.filling * (volume - shell);
  };
  const all = sheets.flat().reduce((sum, { piece }) => sum + plasticIn(piece.bulk), 0);
  return all / plastic.cubicMillimetresASecond;
}

function seconds(sheets: readonly Sheet[], of: (sheet: Sheet) => number): number {
  return sheets.reduce((sum, sheet) => sum + of(sheet), 0);
}

/** Lengths are cached, since every change of a choice recomputes the plan from the same sheets. */
const known = new WeakMap<Sheet, Readonly<Record<'cut' | 'score', number>>>();

/** Lengths match the cut file, which has each line once and outlines round cards. */
function lengthsOf(sheet: Sheet): Readonly<Record<'cut' | 'score', number>> {
  const measured = known.get(sheet);
  if (measured !== undefined) return measured;
  const { ops } = withTidyCuts(withCardCuts(sheet));
  const length = (purpose: Purpose) => linesIn(ops, purpose).reduce((sum, op) => sum + pathLength(op), 0);
  const lengths = { cut: length('cut'), score: length('score') };
  known.set(sheet, lengths);
  return lengths;
}

function linesIn(ops: readonly DrawOp[], purpose: Purpose): readonly PathOp[] {
  return ops.flatMap((op) => {
    if (op.kind === 'clip') return linesIn(op.ops, purpose);
    const isLine = op.kind === 'path' && op.purpose === purpose && op.stroke !== undefined;
    return isLine && density(op.stroke.ink) > 0 ? [op] : [];
  });
}
