import type { Line } from './figures.ts';
import { greyOfLight, lightOfGrey, slopeOfGrey, type GreyPicture } from './picture.ts';
import { leastSquares, type Spot2 } from './plane.ts';

/**
 * A straight edge that is known to a pixel or two is found to a hundredth of one. Each of its stretches is compared,
 * pixel by pixel, with a blurred step between two lights, coded as grey; place, blur and both lights are those that fit
 * best. So noise and what JPEG leaves out count as they are spread over all pixels, which a single level that is
 * crossed would not do: on an edge that lies along the rows, JPEG moves that level by a sixth of a pixel everywhere.
 */
const stretches = 40;
const longestStretch = 40;
/** Pixels are compared up to this many from the edge, or four times the deviation of the blur. */
const leastReach = 6;
const rounds = 2;
/** Of all stretches, this share has to lie on one line. */
const leastShare = 0.6;

export interface ExactLine {
  readonly line: Line;
  /** The deviation of the step, as if its blur were normal, in pixels. */
  readonly blur: number;
  /** Levels of grey between both sides. */
  readonly contrast: number;
}

/**
 * Lines are in pixels, and the rough one lies within `give` pixels of the edge. Light is on the side of `inside`.
 * Returns undefined where most of the line shows no such step.
 */
export function exactLine(
  picture: GreyPicture,
  rough: Line,
  { inside, give }: { readonly inside: Spot2; readonly give: number },
): ExactLine | undefined {
  let [from, to] = rough;
  let [blur, contrast] = [0, 0];
  let reach = Math.max(leastReach, give);
  for (let round = 0; round < rounds; round += 1) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const side = along.x * (inside.y - from.y) - along.y * (inside.x - from.x) > 0 ? 1 : -1;
    const across = { x: -side * along.y, y: side * along.x };
    const half = Math.min(longestStretch, (0.92 * length) / stretches) / 2;
    const steps: Step[] = [];
    for (let at = 0; at < stretches; at += 1) {
      const far = length * (0.04 + (0.92 * (at + 0.5)) / stretches);
      const middle = { x: from.x + along.x * far, y: from.y + along.y * far };
      const step = stepIn(pixelsNear(picture, { middle, along, across, half, reach }), reach);
      if (step !== undefined) steps.push({ far, ...step });
    }
    const line = lineThrough(steps);
    if (line === undefined) return undefined;
    const moved = (spot: Spot2, far: number): Spot2 => {
      const off = line.at + line.lean * far;
      return { x: spot.x + across.x * off, y: spot.y + across.y * off };
    };
    [from, to] = [moved(from, 0), moved(to, length)];
    blur = median(steps.map((step) => step.blur));
    contrast = median(steps.map((step) => step.contrast));
    reach = Math.max(leastReach, 4 * blur);
  }
  return { line: [from, to], blur, contrast };
}

interface Stretch {
  readonly middle: Spot2;
  /** Both are one pixel long. */
  readonly along: Spot2;
  readonly across: Spot2;
  readonly half: number;
  readonly reach: number;
}

interface Pixel {
  /** The distance inside the line, in pixels. */
  readonly far: number;
  readonly grey: number;
}

function pixelsNear(
  { grey, width, height }: GreyPicture,
  { middle, along, across, half, reach }: Stretch,
): readonly Pixel[] {
  const wide = Math.abs(along.x) * half + Math.abs(across.x) * reach;
  const high = Math.abs(along.y) * half + Math.abs(across.y) * reach;
  const pixels: Pixel[] = [];
  const [left, right] = [Math.max(0, Math.floor(middle.x - wide)), Math.min(width, middle.x + wide)];
  const [top, bottom] = [Math.max(0, Math.floor(middle.y - high)), Math.min(height, middle.y + high)];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const [x, y] = [column + 0.5 - middle.x, row + 0.5 - middle.y];
      const far = across.x * x + across.y * y;
      if (Math.abs(far) > reach || Math.abs(along.x * x + along.y * y) > half) continue;
      pixels.push({ far, grey: grey[row * width + column] ?? 0 });
    }
  }
  // At the rim of the picture one side of the step is missing.
  return pixels.length < 1.6 * reach * half * 2 ? [] : pixels;
}

const turns = 8;
/** In light, from 0 to 1. */
const leastStep = 0.03;

/** Returns how far inside the line the step is and how blurred, in pixels, by Gauss and Newton's method. */
function stepIn(pixels: readonly Pixel[], reach: number): Omit<Step, 'far'> | undefined {
  const mean = (list: readonly Pixel[]): number =>
    lightOfGrey(list.reduce((sum, { grey }) => sum + grey, 0) / list.length);
  let [off, blur] = [0, 1.2];
  let dark = mean(pixels.filter(({ far }) => far < -reach / 2));
  let bright = mean(pixels.filter(({ far }) => far > reach / 2));
  for (let turn = 0; turn < turns; turn += 1) {
    if (!(bright - dark > leastStep && Math.abs(off) < reach - 2)) return undefined;
    const rows = pixels.map(({ far, grey }) => {
      const place = (far - off) / blur;
      const share = normalShare(place);
      const light = dark + (bright - dark) * share;
      const slope = slopeOfGrey(light);
      const rise =
        (slope * (bright - dark) * Math.exp((-place * place) / 2)) / (blur * Math.sqrt(2 * Math.PI));
      return [-rise, -rise * place, slope * (1 - share), slope * share, grey - greyOfLight(light)];
    });
    const change = leastSquares(rows, 4);
    if (change === undefined) return undefined;
    const [moved = 0, wider = 0, darker = 0, brighter = 0] = change;
    off += Math.max(-1, Math.min(1, moved));
    blur = Math.max(0.4, Math.min(reach / 2, blur + wider));
    dark = Math.max(0, dark + darker);
    bright = Math.min(1, bright + brighter);
    if (Math.abs(moved) < 1e-3) break;
  }
  return { off, blur, contrast: greyOfLight(bright) - greyOfLight(dark) };
}

/** The share of a normal distribution below a place, to 1e-4 (Abramowitz and Stegun, 26.2.18). */
function normalShare(place: number): number {
  const x = Math.abs(place);
  const tail = 0.5 / (1 + x * (0.196854 + x * (0.115194 + x * (0.000344 + x * 0.019527)))) ** 4;
  return place < 0 ? tail : 1 - tail;
}

interface Step {
  readonly far: number;
  readonly off: number;
  readonly blur: number;
  readonly contrast: number;
}

/** Fits a line that single stretches do not move: those far from it by the spread of the others weigh nothing (Tukey). */
function lineThrough(steps: readonly Step[]): { readonly at: number; readonly lean: number } | undefined {
  if (steps.length < stretches * leastShare) return undefined;
  // It begins with slopes between steps that are half the edge apart (Theil and Sen).
  const apart = Math.floor(steps.length / 2);
  let lean = median(
    steps.slice(apart).map(({ far, off }, at) => {
      const before = steps[at];
      return before === undefined ? 0 : (off - before.off) / (far - before.far);
    }),
  );
  let at = median(steps.map(({ far, off }) => off - lean * far));
  for (let round = 0; round < 6; round += 1) {
    const away = steps.map(({ far, off }) => Math.abs(off - at - lean * far));
    const most = Math.max(0.1, 4.685 * 1.4826 * median(away));
    const weights = away.map((one) => (one < most ? 1 - (one / most) ** 2 : 0));
    if (weights.filter((weight) => weight > 0).length < stretches * leastShare) return undefined;
    const line = leastSquares(
      steps.map(({ far, off }, index) => [1, far, off].map((value) => value * (weights[index] ?? 0))),
      2,
    );
    if (line === undefined) return undefined;
    [at = 0, lean = 0] = line;
  }
  return { at, lean };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
