import { mm, pt } from '#shared/kernel/index.ts';
import { capHeight, textWidth } from '../fonts/index.ts';
import { box, filled, lettering, polygon, rectOf, stroked, type Point } from '../layout/draw.ts';
import { outlineWidths, paperWhite, woodFace, woodInk, woodRail, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Ink, PathStep, Rect } from '../layout/types.ts';
import { toPt } from '../units/index.ts';

export interface WallCube {
  readonly letter: string;
  readonly front?: Ink;
  readonly side?: Ink;
  readonly letterInk?: Ink;
}

/** The backs of cubes are offset to the right and up by this share of the edge. */
const depth = 0.32;
const woodTop = '#FDF6E6';
const lines: Readonly<Record<InkMode, number>> = { full: 0.25, low: 0.25, outline: 0.1 };

/** Draws from the lowest row up and from left to right, so that each cube hides what is behind it. */
export function cubeWall(
  rows: readonly (readonly WallCube[])[],
  room: Rect,
  ink: InkMode,
): readonly DrawOp[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const edge = Math.min(room.width / (columns + depth), room.height / (rows.length + depth));
  const left = room.x + (room.width - (columns + depth) * edge) / 2;
  const top = room.y + (room.height - (rows.length + depth) * edge) / 2 + depth * edge;
  const size = letterSize(rows.flat(), edge);
  return rows
    .flatMap((row, index) =>
      row.map((cube, column) => ({ cube, row: index, x: left + column * edge, y: top + index * edge })),
    )
    .sort((one, other) => other.row - one.row || one.x - other.x)
    .flatMap(({ cube, x, y }) => drawCube(cube, { x, y }, edge, size, ink));
}

/** The size in points is the same for all letters; the widest must fit its front. */
function letterSize(cubes: readonly WallCube[], edge: number): number {
  const high = toPt(mm(edge * 0.72));
  const widest = Math.max(...cubes.map(({ letter }) => textWidth('besley-bold', letter, high)));
  return high * Math.min(1, (edge * 0.76) / widest);
}

function drawCube(
  cube: WallCube,
  { x, y }: Point,
  edge: number,
  size: number,
  ink: InkMode,
): readonly DrawOp[] {
  const d = edge * depth;
  const front = box(rectOf(x, y, edge, edge));
  const top = polygon([
    { x, y },
    { x: x + d, y: y - d },
    { x: x + edge + d, y: y - d },
    { x: x + edge, y },
  ]);
  const side = polygon([
    { x: x + edge, y },
    { x: x + edge + d, y: y - d },
    { x: x + edge + d, y: y + edge - d },
    { x: x + edge, y: y + edge },
  ]);
  const plane = (steps: readonly PathStep[], colour: Ink): readonly DrawOp[] => [
    filled('ink', steps, ink === 'full' ? colour : paperWhite),
    stroked('ink', steps, { ink: woodInk, width: lines[ink] }),
  ];
  const baseline = y + edge / 2 + capHeight('besley-bold', pt(size)) / 2;
  return [
    ...plane(top, cube.front ?? woodTop),
    ...plane(side, cube.side ?? woodRail),
    ...plane(front, cube.front ?? woodFace),
    ...(cube.letter.trim() === ''
      ? []
      : [
          lettering(cube.letter, x + edge / 2, baseline, {
            font: 'besley-bold',
            size,
            ink: ink === 'full' ? (cube.letterInk ?? woodInk) : woodInk,
            anchor: 'middle',
            outline: outlineWidths[ink],
          }),
        ]),
  ];
}
