import type { GlyphOutlines, OutlineStep } from '../drawing/svg/outlined-text.ts';
import { toMm } from '../units/index.ts';
import { glyphBox } from '../fonts/index.ts';
import { textStart } from '../layout/bounds.ts';
import type { DrawOp, PathStep, TextOp } from '../layout/types.ts';

export type Spot = readonly [x: number, y: number];
/** The last spot joins the first; lengths are millimetres, y up. */
export type Contour = readonly Spot[];

/** A flattened curve lies within this many millimetres of the true one, half of what a fine nozzle can follow. */
export const flatness = 0.02;

/** Rounds millimetres to a thousandth and never returns -0. */
export function wholeMicrons(length: number): number {
  return Math.round(length * 1e3) / 1e3 + 0;
}

/** y is turned from down to up. Strokes have no contour. */
export function contoursOf(ops: readonly DrawOp[], outlines: GlyphOutlines): readonly Contour[] {
  return ops.flatMap((op) => {
    if (op.kind === 'text') return textContours(op, outlines);
    return op.kind === 'path' && op.fill !== undefined ? [tidy(pathSpots(op.steps))] : [];
  });
}

/** The pen is at (0, 0); `em` is in millimetres. */
export function signContours(
  outlines: GlyphOutlines,
  font: TextOp['font'],
  sign: string,
  em: number,
): readonly Contour[] {
  return flattened(outlines(font, sign), em)
    .map(tidy)
    .filter(({ length }) => length > 2);
}

export function boundsOf(contours: readonly Contour[]) {
  const spots = contours.flat();
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export function shifted(contours: readonly Contour[], x: number, y: number): readonly Contour[] {
  return contours.map((spots) => spots.map(([a, b]) => [wholeMicrons(a + x), wholeMicrons(b + y)] as const));
}

function textContours(op: TextOp, outlines: GlyphOutlines): readonly Contour[] {
  const em = toMm(op.size);
  const start = textStart(op);
  let pen = start.x as number;
  return [...op.text].flatMap((sign) => {
    const placed = shifted(signContours(outlines, op.font, sign, em), pen, -start.y);
    pen += glyphBox(op.font, sign, op.size).advance;
    return placed;
  });
}

function flattened(steps: readonly OutlineStep[], em: number): readonly Contour[] {
  const contours: Spot[][] = [];
  let current: Spot[] = [];
  for (const { mark, points } of steps) {
    const spots = points.map(([x, y]): Spot => [x * em, y * em]);
    const [first, second] = spots;
    if (mark === 'M' && first !== undefined) contours.push((current = [first]));
    else if (mark === 'L' && first !== undefined) current.push(first);
    else if (mark === 'Q' && first !== undefined && second !== undefined) {
      current.push(...curve(current.at(-1) ?? first, first, second));
    }
  }
  return contours;
}

/** A chord is off its curve by at most a quarter of `bow` divided by the square of the number of chords. */
function curve(from: Spot, bend: Spot, to: Spot): readonly Spot[] {
  const bow = Math.hypot(from[0] - 2 * bend[0] + to[0], from[1] - 2 * bend[1] + to[1]);
  const count = Math.max(1, Math.ceil(Math.sqrt(bow / 4 / flatness)));
  return Array.from({ length: count }, (_, index): Spot => {
    const t = (index + 1) / count;
    const s = 1 - t;
    const at = (axis: 0 | 1) => s * s * from[axis] + 2 * s * t * bend[axis] + t * t * to[axis];
    return [at(0), at(1)];
  });
}

function pathSpots(steps: readonly PathStep[]): Contour {
  return steps.flatMap((step): readonly Spot[] => {
    if (step.to === 'curve') throw new Error('A curve among the shapes of a face');
    return step.to === 'close' ? [] : [[step.x, -step.y]];
  });
}

function tidy(spots: Contour): Contour {
  const placed = spots.map(([x, y]): Spot => [wholeMicrons(x), wholeMicrons(y)]);
  return placed.filter(([x, y], index) => {
    const [a, b] = placed.at(index - 1) ?? [NaN, NaN];
    return x !== a || y !== b;
  });
}
