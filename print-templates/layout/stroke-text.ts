import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { strokeGlyph, type StrokeGlyph } from '../fonts/strokes.ts';
import { curve, kappa, line, move, stroked, type Point } from './draw.ts';
import { sheetInk } from './inks.ts';
import type { DrawOp, PathStep } from './types.ts';
import type { LayoutProblem } from './product.ts';

/** The width in millimetres only matters on paper; a machine cuts as wide as its tool. */
const breadth = 0.15;

export interface StrokeText {
  readonly width: number;
  readonly ops: readonly DrawOp[];
}

/** The first stroke begins at `x`, the baseline is at `y`, and capitals are `height` millimetres high, y down. */
export function strokeText(
  text: string,
  x: number,
  y: number,
  height: number,
): Result<StrokeText, LayoutProblem> {
  const unit = height / 100;
  const ops: DrawOp[] = [];
  let pen = x;
  let room = 0;
  for (const [index, sign] of [...text].entries()) {
    const glyph = strokeGlyph(sign);
    if (glyph === undefined) return refuse({ code: 'print/no-strokes', glyph: sign });
    if (index > 0) pen += (room + glyph.sides[0]) * unit;
    const steps = glyphSteps(glyph, { x: pen, y }, unit);
    if (steps.length > 0) ops.push(stroked('score', steps, { ink: sheetInk, width: breadth }));
    pen += glyph.width * unit;
    room = glyph.sides[1];
  }
  return ok({ width: pen - x, ops });
}

function glyphSteps({ strokes }: StrokeGlyph, at: Point, unit: number): readonly PathStep[] {
  let last: Point = at;
  return [...strokes.matchAll(/([MLHVC])([^MLHVC]*)/g)].map(([, mark, numbers = '']): PathStep => {
    const spots = pairs(numbers.split(' ').map(Number)).map((spot) => ({
      x: at.x + spot.x * unit,
      y: at.y - spot.y * unit,
    }));
    const to = spots.at(-1);
    if (to === undefined) throw new Error(`A stroke ${mark} that leads nowhere`);
    const from = last;
    last = to;
    if (mark === 'M') return move(to.x, to.y);
    if (mark === 'L') return line(to.x, to.y);
    const [one, two] = mark === 'C' ? spots : quarter(from, to, mark === 'H');
    if (one === undefined || two === undefined) throw new Error(`A curve ${numbers} without its bends`);
    return curve(one.x, one.y, two.x, two.y, to.x, to.y);
  });
}

function quarter(from: Point, to: Point, leavesAcross: boolean): readonly [Point, Point] {
  const [dx, dy] = [(to.x - from.x) * kappa, (to.y - from.y) * kappa];
  return leavesAcross
    ? [
        { x: from.x + dx, y: from.y },
        { x: to.x, y: to.y - dy },
      ]
    : [
        { x: from.x, y: from.y + dy },
        { x: to.x - dx, y: to.y },
      ];
}

function pairs(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}
