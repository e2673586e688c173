import type { Size } from '../units/index.ts';
import { exactLine } from './edge-fit.ts';
import { lightAt, type GreyPicture } from './picture.ts';
import { applied, inverted, leastSquares, type Homography, type Spot2 } from './plane.ts';

export const edgeSides = ['left', 'top', 'right', 'bottom'] as const;
export type EdgeSide = (typeof edgeSides)[number];

/** Each edge of the paper that is seen, as two places in the frame of the sheet, in millimetres as drawn. */
export type PaperEdges = Readonly<Partial<Record<EdgeSide, readonly [Spot2, Spot2]>>>;

export interface FoundEdges {
  readonly edges: PaperEdges;
  /** The deviation of the blur of the worst of them, in millimetres; 0 where none is found. */
  readonly blur: number;
}

export const noEdges: FoundEdges = { edges: {}, blur: 0 };

/**
 * The marks say where each edge of the paper has to be, give or take what a printer moves and stretches. There, lines
 * across the edge are looked at from outside in for a step from dark to light, and most steps have to lie on one line.
 */
export function findEdges(picture: GreyPicture, map: Homography, paper: Size): FoundEdges {
  let blur = 0;
  const found: Partial<Record<EdgeSide, readonly [Spot2, Spot2]>> = {};
  const toSheet = inverted(map);
  const inside = applied(map, { x: paper.width / 2, y: paper.height / 2 });
  for (const side of edgeSides) {
    const seat = sideOf(side, paper);
    const rough = findEdge(picture, map, seat);
    if (rough === undefined) continue;
    const [from, to] = [applied(map, rough[0]), applied(map, rough[1])];
    const pixels = Math.hypot(to.x - from.x, to.y - from.y) / seat.length;
    const exact = exactLine(picture, [from, to], { inside, give: roughness * pixels });
    if (exact === undefined || exact.contrast * pixels < leastContrast) continue;
    const [first, last] = exact.line;
    found[side] = [applied(toSheet, first), applied(toSheet, last)];
    blur = Math.max(blur, exact.blur / pixels);
  }
  return { edges: found, blur };
}

/**
 * Levels of grey times pixels to a millimetre: 26 levels at 90 dots an inch. A fainter edge is moved by what JPEG leaves
 * out, by more than 0.05 mm where it lies along the rows.
 */
const leastContrast = 92;

/** The line through the steps is off by less than this, in millimetres. */
const roughness = 0.5;

interface Side {
  /** How long the edge is, in millimetres. */
  readonly length: number;
  /** The place on the sheet, this far along the edge and this far inside it. */
  readonly place: (along: number, inside: number) => Spot2;
  /** Looks go from this far inside the edge, which is negative, to this far and what a turn adds. */
  readonly from: number;
  readonly to: number;
}

/** Printers leave this much white, so that only the edge of the paper is a line there. */
const white = 4.6;
/** A print that lies turned or leans takes the edge this much farther in for each millimetre along it. */
const turned = 0.015;
/** Where a print is stretched, the far edges of the paper lie this share of their distance nearer. */
const stretch = 0.022;

function sideOf(side: EdgeSide, { width, height }: Size): Side {
  const near = { from: -14, to: white };
  const far = (distance: number) => ({ from: -22, to: white + stretch * distance });
  switch (side) {
    case 'left':
      return { length: height, place: (along, inside) => ({ x: inside, y: along }), ...near };
    case 'right':
      return { length: height, place: (along, inside) => ({ x: width - inside, y: along }), ...far(width) };
    case 'top':
      return { length: width, place: (along, inside) => ({ x: along, y: inside }), ...near };
    case 'bottom':
      return { length: width, place: (along, inside) => ({ x: along, y: height - inside }), ...far(height) };
  }
}

/** A step in the light across the edge; `along` and `inside` are in millimetres. */
interface Step {
  readonly along: number;
  readonly inside: number;
  readonly strength: number;
}

const looks = 110;
/** Levels on both sides of a step are means over this many millimetres. */
const level = 0.9;
const leastStrength = 0.035;

function findEdge(picture: GreyPicture, map: Homography, side: Side): PaperEdges[EdgeSide] {
  const steps: (readonly Step[])[] = [];
  for (let look = 0; look < looks; look += 1) {
    const along = side.length * (0.04 + (0.92 * (look + 0.5)) / looks);
    steps.push(stepsAcross(picture, map, side, along));
  }
  const line = lineThrough(steps.flat(), side.length);
  if (line === undefined) return undefined;
  const { at, lean } = line;
  return [side.place(0, at), side.place(side.length, at + lean * side.length)];
}

function stepsAcross(picture: GreyPicture, map: Homography, side: Side, along: number): readonly Step[] {
  const [outer, inner] = [side.place(along, 0), side.place(along, 1)].map((place) => applied(map, place));
  const pixels = Math.hypot((inner?.x ?? 0) - (outer?.x ?? 0), (inner?.y ?? 0) - (outer?.y ?? 0));
  if (!(pixels > 1 && pixels < 100)) return [];
  const step = 0.5 / pixels;
  const reach = Math.max(3, Math.round(level / step));
  const lights: number[] = [];
  const last = side.to + turned * along + level;
  for (let inside = side.from; inside <= last; inside += step) {
    // A few lines side by side take the noise away.
    let sum = 0;
    for (const beside of [-0.6, -0.3, 0, 0.3, 0.6]) {
      const at = applied(map, side.place(along + beside, inside));
      sum += lightAt(picture, at.x, at.y);
    }
    lights.push(sum / 5);
  }
  const sums = [0];
  for (const light of lights) sums.push((sums.at(-1) ?? 0) + (Number.isNaN(light) ? -1e6 : light));
  const mean = (from: number, to: number): number => ((sums[to] ?? NaN) - (sums[from] ?? NaN)) / (to - from);
  const rise = (at: number): number => {
    if (at < reach || at + reach > lights.length) return 0;
    const [before, after] = [mean(at - reach, at), mean(at, at + reach)];
    // Outside the picture there is nothing to compare with.
    return before < 0 || after < 0 ? 0 : after - before;
  };
  const found: Step[] = [];
  for (let at = reach; at + reach <= lights.length; at += 1) {
    const strength = rise(at);
    if (strength < leastStrength || strength <= rise(at - 1) || strength < rise(at + 1)) continue;
    const third = Math.max(1, Math.round(reach / 3));
    const middle = (mean(at - reach, at - third) + mean(at + third, at + reach)) / 2;
    const crossed = crossing(lights, at, third + 1, middle);
    if (crossed === undefined) continue;
    found.push({ along, inside: side.from + crossed * step, strength });
  }
  return found;
}

/** Returns where the light rises through the level, nearest to the place given. */
function crossing(lights: readonly number[], at: number, reach: number, through: number): number | undefined {
  let best: number | undefined;
  for (let from = at - reach - 1; from < at + reach; from += 1) {
    const [before = NaN, after = NaN] = [lights[from], lights[from + 1]];
    if (!(before < through && after >= through)) continue;
    const there = from + (through - before) / (after - before);
    if (best === undefined || Math.abs(there - at + 0.5) < Math.abs(best - at + 0.5)) best = there;
  }
  return best;
}

interface Line {
  readonly at: number;
  readonly lean: number;
}

/** Paper goes through a printer no more askew than this. */
const mostLean = 0.04;
/** Of all looks, this share has to lie on one line. */
const leastShare = 0.6;

function lineThrough(steps: readonly Step[], length: number): Line | undefined {
  let best: { readonly line: Line; readonly votes: number } | undefined;
  for (let one = 0; one < steps.length; one += 3) {
    for (let two = one + 1; two < steps.length; two += 5) {
      const [a, b] = [steps[one], steps[two]];
      if (a === undefined || b === undefined || b.along - a.along < 0.3 * length) continue;
      const lean = (b.inside - a.inside) / (b.along - a.along);
      if (Math.abs(lean) > mostLean) continue;
      const line = { at: a.inside - lean * a.along, lean };
      const votes = near(steps, line, 0.3).reduce((sum, { strength }) => sum + Math.min(0.3, strength), 0);
      if (best === undefined || votes > best.votes) best = { line, votes };
    }
  }
  let line = best?.line;
  for (const within of [0.3, 0.2, 0.15]) {
    if (line === undefined) return undefined;
    const fitting = near(steps, line, within);
    if (new Set(fitting.map(({ along }) => along)).size < looks * leastShare) return undefined;
    const [at = 0, lean = 0] =
      leastSquares(
        fitting.map(({ along, inside }) => [1, along, inside]),
        2,
      ) ?? [];
    line = { at, lean };
  }
  return line;
}

function near(steps: readonly Step[], { at, lean }: Line, within: number): readonly Step[] {
  return steps.filter(({ along, inside }) => Math.abs(inside - at - lean * along) < within);
}
