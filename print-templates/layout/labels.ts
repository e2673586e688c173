import { refuse, ok, type Result } from '#shared/kernel/index.ts';
import type { LabelStock } from '../stocks/index.ts';
import { papers, type Size } from '../units/index.ts';
import { doesNotFit } from './arrange.ts';
import { intersection } from './bounds.ts';
import { rectOf } from './draw.ts';
import type { LayoutProblem, Rect } from './sheet.ts';

/** What stickers a label takes: blocks with all faces of a piece, or, where that has no room, some of its faces. */
export interface LabelLoad {
  /** Columns of a block of faces, and its rows. */
  readonly columns: number;
  readonly rows: number;
  /** Height of the line with a piece's name. */
  readonly name: number;
  /** Width and height of a block, the line with its name included. */
  readonly width: number;
  readonly height: number;
  /** Blocks across and down. */
  readonly across: number;
  readonly down: number;
  /** A block shows all faces of a piece. */
  readonly isWhole: boolean;
}

/** Height of the line that names a piece, space between faces, and between blocks, in millimetres. */
export const blockName = 3.6;
export const faceGap = 1;
const blockGap = 2.5;
/** What a label keeps clear at its edges, where it may be cut a little aside. */
const inset = 0.5;

/** Every label of a sheet, row by row. Each place is reckoned from the first, so that nothing adds up. */
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

/** What of a label a printer reaches that leaves `margin` millimetres white. */
export function reachable(label: Rect, paper: Size, margin: number): Rect | undefined {
  const printable = rectOf(margin, margin, paper.width - 2 * margin, paper.height - 2 * margin);
  const within = rectOf(label.x + inset, label.y + inset, label.width - 2 * inset, label.height - 2 * inset);
  return intersection(printable, within);
}

export function paperOf({ paper }: LabelStock): Size {
  return papers[paper];
}

/**
 * The load with most faces a label, whole pieces before parts of them; `room` is the smallest that any label leaves.
 * Refused where a label has no room for one face.
 */
export function loadOf(
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

/** Where the blocks of a load begin on a label, in the middle of what can be reached of it. */
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
