import { glyphBox } from '../../fonts/index.ts';
import { intersection, onCurve, textStart } from '../../layout/bounds.ts';
import type { Point } from '../../layout/draw.ts';
import type { DrawOp, Ink, PathOp, PathStep, Rect, TextOp } from '../../layout/types.ts';
import { toMm } from '../../units/index.ts';
import type { GlyphOutlines } from '../svg/outlined-text.ts';

/** The last point joins the first; lengths are millimetres, y down. */
export type Ring = readonly Point[];

/** What lies inside the rings by the nonzero rule gets the ink, as far as it is inside the clip. */
export interface Shape {
  readonly rings: readonly Ring[];
  readonly ink: Ink;
  readonly clip: Rect | undefined;
}

/** Curves become this many chords: on a face or a card none is off by more than a hundredth of a millimetre. */
const chords = 12;
/** A round join has this many corners. */
const joinCorners = 10;

interface Line {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Turns operations into areas of one ink each, in the order in which they are painted; lines become areas, too. */
export function shapesOf(ops: readonly DrawOp[], outlines: GlyphOutlines, clip?: Rect): readonly Shape[] {
  return ops.flatMap((op): readonly Shape[] => {
    if (op.kind === 'text') return [{ rings: textRings(op, outlines), ink: op.ink, clip }];
    if (op.kind === 'path') return pathShapes(op, clip);
    const inner = clip === undefined ? op.to : intersection(clip, op.to);
    return inner === undefined ? [] : shapesOf(op.ops, outlines, inner);
  });
}

function pathShapes({ steps, fill, stroke }: PathOp, clip: Rect | undefined): readonly Shape[] {
  const lines = linesOf(steps);
  return [
    ...(fill === undefined ? [] : [{ rings: lines.map(({ points }) => points), ink: fill, clip }]),
    ...(stroke === undefined
      ? []
      : [{ rings: strokeRings(lines, stroke.width, stroke.dash), ink: stroke.ink, clip }]),
  ];
}

function linesOf(steps: readonly PathStep[]): readonly Line[] {
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  let line: { points: Point[]; isClosed: boolean } = { points: [], isClosed: false };
  for (const step of steps) {
    if (step.to === 'move') lines.push((line = { points: [step], isClosed: false }));
    else if (step.to === 'line') line.points.push(step);
    else if (step.to === 'close') line.isClosed = true;
    else {
      const from = line.points.at(-1) ?? step;
      for (let chord = 1; chord <= chords; chord += 1) line.points.push(onCurve(from, step, chord / chords));
    }
  }
  return lines;
}

function strokeRings(lines: readonly Line[], width: number, dash: readonly number[] = []): readonly Ring[] {
  const [on, off] = dash;
  const drawn =
    on === undefined || off === undefined ? lines : lines.flatMap((line) => dashed(line, on, off));
  return drawn.flatMap(({ points, isClosed }) => {
    const around = isClosed ? [...points, ...points.slice(0, 1)] : points;
    const sides = around.slice(1).flatMap((to, index) => sideOf(around[index] ?? to, to, width / 2));
    const joints = isClosed ? points : points.slice(1, -1);
    return [...sides, ...joints.map((joint) => discOf(joint, width / 2))];
  });
}

function dashed({ points, isClosed }: Line, on: number, off: number): readonly Line[] {
  const around = isClosed ? [...points, ...points.slice(0, 1)] : points;
  const dashes: Line[] = [];
  let run = 0;
  for (const [index, to] of around.slice(1).entries()) {
    const from = around[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (along: number): Point => ({
      x: from.x + ((to.x - from.x) * along) / length,
      y: from.y + ((to.y - from.y) * along) / length,
    });
    for (let start = -(run % (on + off)); start < length; start += on + off) {
      const [begin, end] = [Math.max(0, start), Math.min(length, start + on)];
      if (end > begin) dashes.push({ points: [at(begin), at(end)], isClosed: false });
    }
    run += length;
  }
  return dashes;
}

/** All rings of a line turn the same way, so that they are one area where they overlap. */
function sideOf(from: Point, to: Point, half: number): readonly Ring[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const [x, y] = [(-(to.y - from.y) / length) * half, ((to.x - from.x) / length) * half];
  return [
    [
      { x: from.x - x, y: from.y - y },
      { x: to.x - x, y: to.y - y },
      { x: to.x + x, y: to.y + y },
      { x: from.x + x, y: from.y + y },
    ],
  ];
}

function discOf({ x, y }: Point, radius: number): Ring {
  return Array.from({ length: joinCorners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / joinCorners;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The pen advances by the widths of layout and PDF. */
function textRings(op: TextOp, outlines: GlyphOutlines): readonly Ring[] {
  const start = textStart(op);
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const em = toMm(op.size);
  const lines: Line[] = [];
  let pen = 0;
  for (const sign of op.text) {
    let points: Point[] = [];
    for (const step of outlines(op.font, sign)) {
      const placed = step.points.map(([x, y]): Point => {
        const [along, up] = [pen + x * em, y * em];
        return { x: start.x + along * cos + up * sin, y: start.y + along * sin - up * cos };
      });
      const [first, second] = placed;
      if (first === undefined) continue;
      if (step.mark === 'M') lines.push({ points: (points = [first]), isClosed: true });
      else if (second === undefined) points.push(first);
      else points.push(...bent(points.at(-1) ?? first, first, second));
    }
    pen += glyphBox(op.font, sign, op.size).advance;
  }
  return op.outline === undefined ? lines.map(({ points }) => points) : strokeRings(lines, op.outline);
}

function bent(from: Point, bend: Point, to: Point): readonly Point[] {
  return Array.from({ length: chords }, (_, index) => {
    const t = (index + 1) / chords;
    const s = 1 - t;
    const at = (a: number, b: number, c: number) => s * s * a + 2 * s * t * b + t * t * c;
    return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
  });
}
