import { refuse, ok, type Result } from '#shared/kernel/index.ts';
import type { LabelStock } from '../stocks/index.ts';
import { papers, type Size } from '../units/index.ts';
import { doesNotFit } from './packing/arrange.ts';
import { intersection } from './bounds.ts';
import { rectOf } from './draw.ts';
import type { Rect } from './types.ts';
import type { LayoutProblem } from './product.ts';

/**
 * `columns` and `rows` count the faces in a block, `across` and `down` the blocks on a label. A block that is not whole
 * has only some of the faces of a piece.
 */
export interface LabelLoad {
  readonly columns: number;
  readonly rows: number;
  readonly name: number;
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly isWhole: boolean;
}

export const blockName = 3.6;
export const faceGap = 1;
const blockGap = 2.5;
/** The edges of a label stay clear by this many millimetres, since cuts may be off. */
const inset = 0.5;

/** Each place is computed from the first, so that rounding does not add up. */
export function labelsOf(stock: LabelStock): readonly Rect[] {
  return Array.from({ length: stock.columns * stock.rows }, (_, index) =>
    rectOf(
      stock.left + (index % stock.columns) * stock.stepX,
      stock.top + Math.floor(index / stock.columns) * stock.stepY,
      stock.width,
      stock.height,
    ),
  );
}

/** Returns the printable part of a label on a printer that leaves `margin` millimetres white. */
export function printablePart(label: Rect, paper: Size, margin: number): Rect | undefined {
  const printable = rectOf(margin, margin, paper.width - 2 * margin, paper.height - 2 * margin);
  const within = rectOf(label.x + inset, label.y + inset, label.width - 2 * inset, label.height - 2 * inset);
  return intersection(printable, within);
}

export function paperOf({ paper }: LabelStock): Size {
  return papers[paper];
}

/** Prefers the most whole pieces, then the largest part of one; `room` is the smallest label area. */
export function labelLoadFor(
  room: Size,
  edge: number,
  faces: number,
  name = blockName,
): Result<LabelLoad, LayoutProblem> {
  const shapes = Array.from({ length: faces }, (_, index) => index + 1);
  const whole = shapes.map((columns) => blockOf(room, edge, name, columns, Math.ceil(faces / columns), true));
  const best = most(whole.filter((load) => load.across * load.down > 0));
  if (best !== undefined) return ok(best);
  const parts = shapes.flatMap((columns) =>
    shapes
      .map((rows) => blockOf(room, edge, name, columns, rows, false))
      .filter((one) => one.columns * one.rows < faces),
  );
  const part = parts
    .filter((load) => load.across * load.down > 0)
    .reduce<LabelLoad | undefined>(
      (a, b) => (a === undefined || b.columns * b.rows > a.columns * a.rows ? b : a),
      undefined,
    );
  if (part !== undefined) return ok({ ...part, across: 1, down: 1 });
  return refuse(doesNotFit({ width: edge, height: edge + name }, room));
}

function blockOf(
  room: Size,
  edge: number,
  name: number,
  columns: number,
  rows: number,
  isWhole: boolean,
): LabelLoad {
  const width = columns * (edge + faceGap) - faceGap;
  const height = name + rows * (edge + faceGap) - faceGap;
  const count = (length: number, block: number) =>
    Math.max(0, Math.floor((length + blockGap + 1e-6) / (block + blockGap)));
  return {
    columns,
    rows,
    name,
    width,
    height,
    across: count(room.width, width),
    down: count(room.height, height),
    isWhole,
  };
}

function most(loads: readonly LabelLoad[]): LabelLoad | undefined {
  return loads.reduce<LabelLoad | undefined>(
    (a, b) => (a === undefined || b.across * b.down > a.across * a.down ? b : a),
    undefined,
  );
}

export function blockSpots(load: LabelLoad, { x, y, width, height }: Rect): readonly Rect[] {
  const used = {
    width: load.across * (load.width + blockGap) - blockGap,
    height: load.down * (load.height + blockGap) - blockGap,
  };
  const left = x + (width - used.width) / 2;
  const top = y + (height - used.height) / 2;
  return Array.from({ length: load.across * load.down }, (_, index) =>
    rectOf(
      left + (index % load.across) * (load.width + blockGap),
      top + Math.floor(index / load.across) * (load.height + blockGap),
      load.width,
      load.height,
    ),
  );
}
