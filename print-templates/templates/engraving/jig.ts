import { ok, type Result } from '#shared/kernel/index.ts';
import { arrange } from '../../layout/packing/arrange.ts';
import { grown } from '../../layout/bounds.ts';
import { box, cornersOf, polygon, rectOf, stroked, type Point } from '../../layout/draw.ts';
import { spread } from '../../layout/finger-box.ts';
import { outlineOf } from '../../layout/nets/folded.ts';
import type { Frame } from '../../layout/frame.ts';
import { cutWidths, sheetInk } from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import type { LayoutProblem } from '../../layout/product.ts';

/** The jig is cut in place and stays there, so that all passes meet the blocks at the same places. */
export interface Jig {
  readonly pockets: readonly Rect[];
  /** The points run clockwise; a missing upper left corner shows which way a moved jig goes back. */
  readonly outline: readonly Point[];
  readonly square: Point;
}

const wall = 3;
const notch = 2.5;

/** The jig has a pocket per piece as far as the sheet has room; each is wider than a block by `play`. */
export function jigFor(
  { live }: Frame,
  edge: number,
  play: number,
  pieces: number,
): Result<Jig, LayoutProblem> {
  const pocket = edge + play;
  const cell = pocket + wall;
  const places = arrange(grown(live, -wall / 2), { width: cell, height: cell }, { x: 0, y: 0 });
  if (!places.ok) return places;
  const cells = places.value.spots.slice(0, pieces).map(({ x, y }) => rectOf(x, y, cell, cell));
  return ok({
    pockets: cells.map((one) => grown(one, -wall / 2)),
    outline: notched(spread(outlineOf(cells.map((one) => ({ outline: cornersOf(one) }))), wall / 2)),
    square: places.value.square,
  });
}

function notched(line: readonly Point[]): readonly Point[] {
  const first = line.reduce((a, b) => (b.x + b.y < a.x + a.y - 1e-9 ? b : a));
  return line.flatMap((at) =>
    at === first
      ? [
          { x: at.x, y: at.y + notch },
          { x: at.x + notch, y: at.y },
        ]
      : [at],
  );
}

export function jigCuts({ pockets, outline }: Jig): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: cutWidths.full };
  return [
    ...pockets.map((pocket) => stroked('cut', box(pocket), pen)),
    stroked('cut', polygon(outline), pen),
  ];
}

export function jigShadow({ pockets, outline }: Jig): readonly DrawOp[] {
  const pen = { ink: '#9A9286', width: 0.1 };
  return [
    ...pockets.map((pocket) => stroked('guide', box(pocket), pen)),
    stroked('guide', polygon(outline), pen),
  ];
}
