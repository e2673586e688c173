import { printerOptions, type PrinterProfile } from '#shared/printers/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { driftBetween, profileFrom, rounded, type FigureProblem } from './figures.ts';
import type { ScanFindings } from './read-scan.ts';

/** The pictures of a sheet: its front, and where it was printed on both sides, its back. */
export interface ScannedSides {
  readonly front: ScanFindings;
  readonly back?: ScanFindings | undefined;
}

export type SidesProblem =
  | FigureProblem
  | { readonly code: 'scan/front-first' | 'scan/not-back' | 'scan/no-drift' };

/** `printedWith` is the profile by which the sheet was corrected when it was printed. */
export function profileOfSides(
  { front, back }: ScannedSides,
  printedWith: PrinterProfile,
): Result<PrinterProfile, SidesProblem> {
  if (front.sheet.side === 'back') return refuse({ code: 'scan/front-first' });
  if (back?.sheet.side === 'front') return refuse({ code: 'scan/not-back' });
  const profile = profileFrom(front.figures, printedWith);
  if (!profile.ok || back === undefined) return profile;
  const drift = driftBetween(front.figures, back.figures);
  if (drift === undefined) return refuse({ code: 'scan/no-drift' });
  return ok({
    ...profile.value,
    backRight: rounded(printedWith.backRight + drift.backRight),
    backDown: rounded(printedWith.backDown + drift.backDown),
  });
}

/** Returns the measures that the pictures tell; the others stay as they were. */
export function measuresTold({ front, back }: ScannedSides): readonly (keyof PrinterProfile)[] {
  const { left, top } = front.figures;
  const untold = new Set<string>([
    ...(left === undefined ? ['left'] : []),
    ...(top === undefined ? ['top'] : []),
    ...(back === undefined ? ['backRight', 'backDown'] : []),
  ]);
  return printerOptions.map(({ name }) => name).filter((name) => !untold.has(name));
}

/** Returns which edges the front does not show from which its place is measured; undefined where it shows both. */
export function edgesUnseen({ front }: ScannedSides): 'left' | 'top' | 'both' | undefined {
  const { left, top } = front.figures;
  if (left === undefined) return top === undefined ? 'both' : 'left';
  return top === undefined ? 'top' : undefined;
}

/** Below this turn on the paper, in degrees, a print is as straight as trays are. */
export const straight = 0.15;
