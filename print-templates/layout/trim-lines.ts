import { segment, type Pen, type Point } from './draw.ts';
import type { DrawOp, Rect } from './types.ts';

/**
 * Crop marks reach the edges of the printable area, so that a ruler can be laid on them. They stop at furniture and at
 * the bleed, since a line along the cut would leave half its width on the piece.
 */
export function trimLines(piece: Rect, printable: Rect, kept: readonly Rect[], pen: Pen): readonly DrawOp[] {
  const { x, y, width, height } = piece;
  const right = printable.x + printable.width;
  const bottom = printable.y + printable.height;
  const ends = [
    ...[y, y + height].map(
      (at) =>
        [
          { x: printable.x, y: at },
          { x: right, y: at },
        ] as const,
    ),
    ...[x, x + width].map(
      (at) =>
        [
          { x: at, y: printable.y },
          { x: at, y: bottom },
        ] as const,
    ),
  ];
  return ends.flatMap(([from, to]) =>
    lineAvoiding(from, to, kept).map(([a, b]) => segment('crop', a, b, pen)),
  );
}

export function lineAvoiding(
  from: Point,
  to: Point,
  boxes: readonly Rect[],
): readonly (readonly [Point, Point])[] {
  const level = from.y === to.y;
  const along = level ? ([from.x, to.x] as const) : ([from.y, to.y] as const);
  const crossed = boxes
    .filter((box) =>
      level ? box.y < from.y && from.y < box.y + box.height : box.x < from.x && from.x < box.x + box.width,
    )
    .map((box) => (level ? [box.x, box.x + box.width] : [box.y, box.y + box.height]) as [number, number])
    .sort(([a], [b]) => a - b);
  const parts: [number, number][] = [];
  let at = along[0];
  for (const [start, end] of crossed) {
    if (start > at) parts.push([at, Math.min(start, along[1])]);
    at = Math.max(at, end);
  }
  if (at < along[1]) parts.push([at, along[1]]);
  const point = (place: number): Point => (level ? { x: place, y: from.y } : { x: from.x, y: place });
  // Stubs between two pieces of furniture are useless.
  return parts.filter(([start, end]) => end - start > 1).map(([start, end]) => [point(start), point(end)]);
}
