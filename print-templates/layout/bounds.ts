import { glyphBox, textWidth } from '../fonts/index.ts';
import { rectOf, type Point } from './draw.ts';
import type { DrawOp, PathOp, PathStep, Rect, TextOp } from './types.ts';

/** Resolves the anchor by our own metrics, so that preview and PDF agree. */
export function textStart(op: TextOp): Point {
  const width = textWidth(op.font, op.text, op.size);
  const back = op.anchor === 'start' ? 0 : op.anchor === 'middle' ? width / 2 : width;
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  return { x: op.x - back * Math.cos(angle), y: op.y - back * Math.sin(angle) };
}

export function bounds(op: DrawOp): Rect {
  if (op.kind === 'path') return pathBounds(op);
  if (op.kind === 'text') return textBounds(op);
  const inner = intersection(op.to, unionOf(op.ops.map(bounds)));
  return inner ?? rectOf(op.to.x, op.to.y, 0, 0);
}

function pathBounds(op: PathOp): Rect {
  const points: Point[] = [];
  for (const step of op.steps) {
    if (step.to === 'close') continue;
    points.push(step);
    // A curve lies within the box round its control points, and for our quarter circles that box is exact.
    if (step.to === 'curve') points.push({ x: step.x1, y: step.y1 }, { x: step.x2, y: step.y2 });
  }
  return around(points, (op.stroke?.width ?? 0) / 2);
}

function textBounds(op: TextOp): Rect {
  const start = textStart(op);
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: Point[] = [];
  const add = (along: number, up: number): void => {
    corners.push({ x: start.x + along * cos + up * sin, y: start.y + along * sin - up * cos });
  };
  let pen = 0;
  for (const sign of op.text) {
    const { advance, left, right, bottom, top } = glyphBox(op.font, sign, op.size);
    add(pen + left, bottom);
    add(pen + left, top);
    add(pen + right, bottom);
    add(pen + right, top);
    pen += advance;
  }
  return around(corners.length === 0 ? [start] : corners, (op.outline ?? 0) / 2);
}

export function around(points: readonly Point[], margin = 0): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  left -= margin;
  top -= margin;
  return rectOf(left, top, right + margin - left, bottom + margin - top);
}

export function unionOf(rects: readonly Rect[]): Rect {
  return around(
    rects.flatMap((rect) => [
      { x: rect.x, y: rect.y },
      { x: rect.x + rect.width, y: rect.y + rect.height },
    ]),
  );
}

/** Rectangles that only touch share nothing. */
export function intersection(a: Rect, b: Rect): Rect | undefined {
  const left = Math.max(a.x, b.x);
  const top = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - left;
  const height = Math.min(a.y + a.height, b.y + b.height) - top;
  return width > 1e-9 && height > 1e-9 ? rectOf(left, top, width, height) : undefined;
}

export function grown(rect: Rect, by: number): Rect {
  return rectOf(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by);
}

/** Returns the point of a cubic Bézier curve at `t` between 0 and 1. */
export function onCurve(from: Point, step: Omit<Extract<PathStep, { to: 'curve' }>, 'to'>, t: number): Point {
  const s = 1 - t;
  const at = (a: number, b: number, c: number, d: number) =>
    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  return { x: at(from.x, step.x1, step.x2, step.x), y: at(from.y, step.y1, step.y2, step.y) };
}

export function isWithin(inner: Rect, outer: Rect, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
