import { calibration, printerOptions, type PrinterProfile } from '#shared/printers/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { applied, type Homography, type Spot2 } from './plane.ts';

/** What a printed sheet measures, in millimetres; what a ruler would read on its lines and to the edges of the paper. */
export interface SheetFigures {
  readonly across: number;
  readonly down: number;
  /** The line down leans to the right by this much, against a right angle to the line across. */
  readonly lean: number;
  /** The cross is this far from the edges of the paper; undefined where they are not seen. */
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  /** The print lies turned by this many degrees on the paper, clockwise; undefined where the upper edge is not seen. */
  readonly turn?: number | undefined;
}

export type Line = readonly [Spot2, Spot2];

/** `print` takes the sheet as drawn to the paper in any position, both in millimetres; edges lie as the paper does. */
export function figuresOf(
  print: Homography,
  { left, top }: { readonly left?: Line | undefined; readonly top?: Line | undefined },
): SheetFigures {
  const [a = 0, c = 0, , b = 0, d = 0] = print;
  const stretch = Math.hypot(a, b);
  const [right, below] = [a / stretch, b / stretch];
  const cross = applied(print, { x: calibration.cross, y: calibration.cross });
  const topAngle = top === undefined ? undefined : Math.atan2(top[1].y - top[0].y, top[1].x - top[0].x);
  return {
    across: calibration.line * stretch,
    down: calibration.line * (d * right - c * below),
    lean: calibration.line * (c * right + d * below),
    left: left && distance(cross, left),
    top: top && distance(cross, top),
    turn: topAngle === undefined ? undefined : degrees(Math.atan2(b, a) - topAngle),
  };
}

function distance({ x, y }: Spot2, [from, to]: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

function degrees(angle: number): number {
  const whole = Math.PI * 2;
  return (((angle + 3 * Math.PI) % whole) - Math.PI) * (360 / whole);
}

export interface FigureProblem {
  readonly code: 'scan/out-of-range';
  readonly measure: keyof PrinterProfile;
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The profile of a printer whose sheet measures so. `printedWith` is the profile that the sheet was corrected by when it
 * was printed, so that a sheet printed again makes the profile more exact. What was not seen stays as it was.
 */
export function profileFrom(
  figures: SheetFigures,
  printedWith: PrinterProfile,
): Result<PrinterProfile, FigureProblem> {
  const { line, cross } = calibration;
  const stretch = { x: figures.across / line, y: figures.down / line, lean: figures.lean / line };
  const before = {
    x: printedWith.across / line,
    y: printedWith.down / line,
    lean: (printedWith.leftBelow - printedWith.left) / line,
  };
  // The printer undoes what the sheet was drawn through, and makes of it what was measured.
  const x = stretch.x * before.x;
  const y = stretch.y * before.y;
  const lean = stretch.x * before.lean + stretch.lean * before.y;
  const [moveLeft, moveTop] = [printedWith.left - cross, printedWith.top - cross];
  const left =
    figures.left === undefined
      ? printedWith.left
      : figures.left + stretch.x * moveLeft + stretch.lean * moveTop;
  const top = figures.top === undefined ? printedWith.top : figures.top + stretch.y * moveTop;
  const profile = {
    ...printedWith,
    across: rounded(x * line),
    down: rounded(y * line),
    left: rounded(left),
    top: rounded(top),
    leftBelow: rounded(left + lean * line),
  };
  for (const { name, min, max } of printerOptions) {
    const length = profile[name];
    if (!(length >= min && length <= max)) {
      return refuse({ code: 'scan/out-of-range', measure: name, length, least: min, most: max });
    }
  }
  return ok(profile);
}

/** How far the back lies from its front, seen from the front; undefined where an edge of either is not seen. */
export function driftBetween(
  front: SheetFigures,
  back: SheetFigures,
): Pick<PrinterProfile, 'backRight' | 'backDown'> | undefined {
  if (front.left === undefined || front.top === undefined) return undefined;
  if (back.left === undefined || back.top === undefined) return undefined;
  return { backRight: rounded(front.left - back.left), backDown: rounded(back.top - front.top) };
}

export function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
