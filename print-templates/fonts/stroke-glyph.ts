/**
 * A single-stroke alphabet for engraving, drawn for Cubewright: a laser or a plotter runs along the middle of each stroke once,
 * where the outlines of a printing font would be engraved twice over. Hundredths of the height of a capital, from the
 * baseline, y up. `sides` is the room left and right of the strokes: less beside round and slanting ones, so that words look even.
 *
 * Strokes are written as path data with two marks of their own: H goes to a point along a quarter of an ellipse, leaving
 * horizontally, and V leaving vertically; M, L and C are those of SVG.
 */
export interface StrokeGlyph {
  readonly width: number;
  readonly sides: readonly [left: number, right: number];
  readonly strokes: string;
}

/** Room beside straight, round and slanting strokes. */
export const straight = 16;
export const round = 11;
export const slanted = 6;
