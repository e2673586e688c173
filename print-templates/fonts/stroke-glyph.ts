/**
 * A glyph of a single-stroke alphabet for engraving: the machine follows each stroke once, where outlines would be
 * engraved twice. The unit is a hundredth of the capital height, from the baseline, y up. `sides` is the room left and
 * right of the strokes, less beside round and slanting ones, so that words look even. Strokes are SVG path data with M,
 * L and C, and two marks of their own: H and V go to a point along a quarter of an ellipse and leave horizontally or
 * vertically.
 */
export interface StrokeGlyph {
  readonly width: number;
  readonly sides: readonly [left: number, right: number];
  readonly strokes: string;
}

export const straight = 16;
export const round = 11;
export const slanted = 6;
