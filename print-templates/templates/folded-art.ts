import { polygon, polyline, segment, stroked, type Point } from '../layout/draw.ts';
import type { FoldedSheet, Hinge } from '../layout/nets/folded.ts';
import { cutWidths, sheetInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp } from '../layout/types.ts';

/** Folds away from the reader are dashed, those towards the printed side dotted. */
const dashes = { away: [1.2, 0.9], towards: [0.3, 0.7] } as const;

export function foldedLines(sheet: FoldedSheet, ink: InkMode): readonly DrawOp[] {
  const width = cutWidths[ink];
  const folds = sheet.panels.flatMap(({ on }) =>
    on === undefined || on.angle === 0
      ? []
      : creases(sheet, on).map(([from, to]) =>
          segment('fold', from, to, {
            ink: sheetInk,
            width: width * 0.8,
            dash: on.angle > 0 ? dashes.away : dashes.towards,
          }),
        ),
  );
  const cut = { ink: sheetInk, width };
  return [
    ...folds,
    ...sheet.slits.map((slit) => stroked('cut', polyline(slit), cut)),
    stroked('cut', polygon(sheet.outline), cut),
  ];
}

/** Returns the creased parts of a fold; tongues that cross it straight are not creased. */
function creases(sheet: FoldedSheet, fold: Hinge): readonly (readonly [Point, Point])[] {
  const length = Math.hypot(fold.to.x - fold.from.x, fold.to.y - fold.from.y);
  const way = { x: (fold.to.x - fold.from.x) / length, y: (fold.to.y - fold.from.y) / length };
  const run = ({ x, y }: Point): number => (x - fold.from.x) * way.x + (y - fold.from.y) * way.y;
  const off = ({ x, y }: Point): number => (x - fold.from.x) * way.y - (y - fold.from.y) * way.x;
  const smooth = sheet.panels
    .flatMap(({ on }) =>
      on?.angle === 0 && Math.abs(off(on.from)) + Math.abs(off(on.to)) < 1e-6 ? [on] : [],
    )
    .map(({ from, to }) => [run(from), run(to)].sort((a, b) => a - b) as [number, number])
    .sort(([a], [b]) => a - b);
  const stops = [0, ...smooth.flat(), length];
  const at = (along: number): Point => ({ x: fold.from.x + way.x * along, y: fold.from.y + way.y * along });
  return stops.flatMap((start, index) => {
    const end = stops[index + 1];
    return index % 2 === 0 && end !== undefined && end > start ? [[at(start), at(end)] as const] : [];
  });
}
