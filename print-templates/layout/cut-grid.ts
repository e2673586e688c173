import { rectOf, segment } from './draw.ts';
import type { Frame } from './frame.ts';
import { sheetInk } from './inks.ts';
import type { DrawOp, Rect } from './types.ts';

export interface CutGrid {
  readonly block: Rect;
  readonly cells: readonly Rect[];
  readonly columns: number;
  readonly rows: number;
}

const mark = { gap: 0.4, length: 1.6 } as const;
export const markWidth = 0.1;
const room = mark.gap + mark.length + 0.2;

export function cutGrid({ live }: Frame, columns: number, rows: number): CutGrid {
  const block = rectOf(live.x, live.y + room, live.width - room, live.height - room);
  const [width, height] = [block.width / columns, block.height / rows];
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    rectOf(
      block.x + (index % columns) * width,
      block.y + Math.floor(index / columns) * height,
      width,
      height,
    ),
  );
  return { block, cells, columns, rows };
}

export function cutMarks(grid: CutGrid): readonly DrawOp[] {
  return edgeMarks(grid, mark.gap, mark.gap + mark.length);
}

/** Every cut has a mark at both ends, from `near` to `far` outside the block. */
export function edgeMarks(
  { block, columns, rows }: Omit<CutGrid, 'cells'>,
  near: number,
  far: number,
): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: markWidth };
  const [right, bottom] = [block.x + block.width, block.y + block.height];
  const xs = Array.from({ length: columns + 1 }, (_, at) => block.x + (at * block.width) / columns);
  const ys = Array.from({ length: rows + 1 }, (_, at) => block.y + (at * block.height) / rows);
  return [
    ...xs.flatMap((x) => [
      segment('crop', { x, y: block.y - far }, { x, y: block.y - near }, pen),
      segment('crop', { x, y: bottom + near }, { x, y: bottom + far }, pen),
    ]),
    ...ys.flatMap((y) => [
      segment('crop', { x: block.x - far, y }, { x: block.x - near, y }, pen),
      segment('crop', { x: right + near, y }, { x: right + far, y }, pen),
    ]),
  ];
}
