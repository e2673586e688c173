import { mm } from '#shared/kernel/index.ts';
import { curve, line, move, rectOf, type Point } from './draw.ts';
import { turnedPoint } from './footprint.ts';
import type { DrawOp, PathStep, Rect, Sheet } from './types.ts';

export function shift(ops: readonly DrawOp[], dx: number, dy: number): readonly DrawOp[] {
  const by = (point: Point): Point => ({ x: point.x + dx, y: point.y + dy });
  return ops.map((op) => place(op, by, 0));
}

export function halfTurn(ops: readonly DrawOp[], about: Point): readonly DrawOp[] {
  const by = (point: Point): Point => ({ x: 2 * about.x - point.x, y: 2 * about.y - point.y });
  return ops.map((op) => place(op, by, 180));
}

export function quarterTurns(
  ops: readonly DrawOp[],
  box: { readonly width: number; readonly height: number },
  quarters: number,
): readonly DrawOp[] {
  const by = (point: Point): Point => turnedPoint(point, box, quarters);
  return quarters % 4 === 0 ? ops : ops.map((op) => place(op, by, quarters * 90));
}

/** Turns a landscape sheet clockwise to portrait; others stay as they are. */
export function uprightSheet(sheet: Sheet): Sheet {
  const { width, height, ops, trim, bleed } = sheet;
  if (width <= height) return sheet;
  const by = (point: Point): Point => turnedPoint(point, sheet, 1);
  return {
    ...sheet,
    width: height,
    height: width,
    ops: quarterTurns(ops, sheet, 1),
    ...(trim === undefined ? {} : { trim: placeRect(trim, by) }),
    ...(bleed === undefined ? {} : { bleed: placeRect(bleed, by) }),
  };
}

function placeRect({ x, y, width, height }: Rect, by: (point: Point) => Point): Rect {
  const [a, b] = [by({ x, y }), by({ x: x + width, y: y + height })];
  return rectOf(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
}

function place(op: DrawOp, by: (point: Point) => Point, turn: number): DrawOp {
  switch (op.kind) {
    case 'path':
      return { ...op, steps: op.steps.map((step) => placeStep(step, by)) };
    case 'text': {
      const { x, y } = by(op);
      const turned = ((op.turn ?? 0) + turn) % 360;
      return { ...op, x: mm(x), y: mm(y), turn: turned === 0 ? undefined : turned };
    }
    case 'clip':
      return { ...op, to: placeRect(op.to, by), ops: op.ops.map((inner) => place(inner, by, turn)) };
  }
}

function placeStep(step: PathStep, by: (point: Point) => Point): PathStep {
  if (step.to === 'close') return step;
  const { x, y } = by(step);
  if (step.to === 'move') return move(x, y);
  if (step.to === 'line') return line(x, y);
  const first = by({ x: step.x1, y: step.y1 });
  const second = by({ x: step.x2, y: step.y2 });
  return curve(first.x, first.y, second.x, second.y, x, y);
}
