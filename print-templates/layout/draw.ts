import { mm, pt, type Mm } from '#shared/kernel/index.ts';
import { textWidth } from '../fonts/index.ts';
import type { DrawOp, FontName, Ink, PathOp, PathStep, Purpose, Rect, TextOp } from './types.ts';

/** Lengths here are plain millimetres; the operations carry them as `Mm`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pen {
  readonly ink: Ink;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** The control points of a quarter circle lie at this share of the radius from its ends. */
export const kappa = 0.5522847498307936;

export function rectOf(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height } as Rect;
}

export function move(x: number, y: number): PathStep {
  return { to: 'move', x, y } as PathStep;
}

export function line(x: number, y: number): PathStep {
  return { to: 'line', x, y } as PathStep;
}

export function curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): PathStep {
  return { to: 'curve', x1, y1, x2, y2, x, y } as PathStep;
}

export function polyline(points: readonly Point[]): readonly PathStep[] {
  return points.map(({ x, y }, index) => (index === 0 ? move(x, y) : line(x, y)));
}

export function polygon(points: readonly Point[]): readonly PathStep[] {
  return [...polyline(points), { to: 'close' }];
}

export function box(rect: Rect): readonly PathStep[] {
  return polygon(cornersOf(rect));
}

/** The order is clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

export function circle(x: number, y: number, r: number): readonly PathStep[] {
  const k = r * kappa;
  return [
    move(x + r, y),
    curve(x + r, y + k, x + k, y + r, x, y + r),
    curve(x - k, y + r, x - r, y + k, x - r, y),
    curve(x - r, y - k, x - k, y - r, x, y - r),
    curve(x + k, y - r, x + r, y - k, x + r, y),
    { to: 'close' },
  ];
}

export function roundedBox({ x, y, width, height }: Rect, r: number): readonly PathStep[] {
  const [right, bottom, k] = [x + width, y + height, r * (1 - kappa)];
  return [
    move(x + r, y),
    line(right - r, y),
    curve(right - k, y, right, y + k, right, y + r),
    line(right, bottom - r),
    curve(right, bottom - k, right - k, bottom, right - r, bottom),
    line(x + r, bottom),
    curve(x + k, bottom, x, bottom - k, x, bottom - r),
    line(x, y + r),
    curve(x, y + k, x + k, y, x + r, y),
    { to: 'close' },
  ];
}

export function star(x: number, y: number, outer: number, inner: number): readonly PathStep[] {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const r = index % 2 === 0 ? outer : inner;
    return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
  });
  return polygon(points);
}

export function filled(purpose: Purpose, steps: readonly PathStep[], fill: Ink): DrawOp {
  return { kind: 'path', purpose, steps, fill };
}

export function stroked(purpose: Purpose, steps: readonly PathStep[], pen: Pen): DrawOp {
  return { kind: 'path', purpose, steps, stroke: penOf(pen) };
}

export function segment(purpose: Purpose, from: Point, to: Point, pen: Pen): DrawOp {
  return stroked(purpose, polyline([from, to]), pen);
}

export function clipped(to: Rect, ops: readonly DrawOp[]): DrawOp {
  return { kind: 'clip', to, ops };
}

export interface Lettering {
  readonly font: FontName;
  /** The unit is the point. */
  readonly size: number;
  readonly ink: Ink;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number;
  readonly outline?: number | undefined;
  readonly purpose?: TextOp['purpose'];
}

export function lettering(text: string, x: number, y: number, style: Lettering): DrawOp {
  return {
    kind: 'text',
    purpose: style.purpose ?? 'ink',
    text,
    font: style.font,
    size: pt(style.size),
    x: mm(x),
    y: mm(y),
    anchor: style.anchor ?? 'start',
    turn: style.turn,
    outline: style.outline === undefined ? undefined : mm(style.outline),
    ink: style.ink,
  };
}

function penOf(pen: Pen): { readonly ink: Ink; readonly width: Mm; readonly dash?: readonly Mm[] } {
  const width = mm(pen.width);
  return pen.dash === undefined ? { ink: pen.ink, width } : { ink: pen.ink, width, dash: pen.dash.map(mm) };
}

export function asFigure(figure: string, ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.map((op) => (op.kind === 'clip' ? { ...op, ops: asFigure(figure, op.ops) } : { ...op, figure }));
}

export function asFurniture(furniture: PathOp['furniture'], op: DrawOp): DrawOp {
  return op.kind === 'path' ? { ...op, furniture } : op;
}

/** A word wider than the room gets a line of its own. */
export function wrapped(text: string, { font, size }: Lettering, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(font, longer, pt(size)) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
