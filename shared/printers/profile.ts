import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { defaults, optionsSchema, type Option, type OptionValues } from '#shared/options/index.ts';

/** The sheet's two lines and a cross are placed from the corner of the paper; lengths are in millimetres. */
export const calibration = { line: 150, cross: 20 } as const;

const step = 0.1;
const line = {
  kind: 'number',
  unit: 'mm',
  min: calibration.line * 0.95,
  max: calibration.line * 1.05,
  step,
  default: calibration.line,
} as const;
const place = {
  kind: 'number',
  unit: 'mm',
  min: calibration.cross - 10,
  max: calibration.cross + 10,
  step,
  default: calibration.cross,
} as const;
const drift = { kind: 'number', unit: 'mm', min: -6, max: 6, step, default: 0 } as const;

/** People measure these on a printed calibration sheet; by default they are as drawn. */
export const printerOptions = [
  { ...line, name: 'across' },
  { ...line, name: 'down' },
  /** The cross is this far from the left edge of the paper and from its top. */
  { ...place, name: 'left' },
  { ...place, name: 'top' },
  /** The lower end of the line down is this far from the left edge. */
  { ...place, name: 'leftBelow' },
  /** Backs lie this far to the right of their fronts and below them, seen from the front. */
  { ...drift, name: 'backRight' },
  { ...drift, name: 'backDown' },
] as const satisfies readonly Option[];

export const printerProfile = optionsSchema(printerOptions);
export type PrinterProfile = OptionValues<typeof printerOptions>;

export const truePrinter: PrinterProfile = defaults(printerOptions);

/** The matrix gives `x' = a x + c y + e`, `y' = b x + d y + f`, in millimetres from the top left corner, y down. */
export interface Correction {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const namedPrinter = z.strictObject({ name: z.string().min(1).max(40), profile: printerProfile });
export type NamedPrinter = DeepReadonly<z.infer<typeof namedPrinter>>;

/** The side is upright; lengths are in millimetres. */
export interface PrintedSide {
  readonly side: 'front' | 'back';
  readonly width: number;
  readonly height: number;
  /** The paper is turned on this edge, by default the long one. */
  readonly turn?: 'none' | 'long-edge' | 'short-edge';
}

/** Inverts the printer's stretching, leaning and moving (R3); a back turned on the short edge prints upside down. */
export function correctionOf(
  profile: PrinterProfile,
  { side, width, height, turn }: PrintedSide,
): Correction | undefined {
  const stretchX = profile.across / calibration.line;
  const stretchY = profile.down / calibration.line;
  const lean = (profile.leftBelow - profile.left) / calibration.line;
  // The sheet is turned on its long edge, so right as seen from the front is left on the back itself.
  const [right, down] = side === 'back' ? [0 - profile.backRight, profile.backDown] : [0, 0];
  const moveX = profile.left - calibration.cross * (stretchX + lean) + right;
  const moveY = profile.top - calibration.cross * stretchY + down;
  if (stretchX === 1 && stretchY === 1 && lean === 0 && moveX === 0 && moveY === 0) return undefined;
  const undone: Correction = {
    a: 1 / stretchX,
    b: 0,
    c: -lean / (stretchX * stretchY),
    d: 1 / stretchY,
    e: (-moveX + (lean * moveY) / stretchY) / stretchX,
    f: -moveY / stretchY,
  };
  return side === 'back' && turn === 'short-edge' ? upsideDown(undone, width, height) : undone;
}

function upsideDown({ a, b, c, d, e, f }: Correction, width: number, height: number): Correction {
  return { a, b, c, d, e: width - a * width - c * height - e, f: height - b * width - d * height - f };
}
