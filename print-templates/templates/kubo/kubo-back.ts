import { bleed } from '../../layout/cards/card-plan.ts';
import { box, clipped, filled, polygon, rectOf, roundedBox, stroked, type Point } from '../../layout/draw.ts';
import { felt, feltInk, feltTint, paperWhite, type InkMode } from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import { halfTurn } from '../../layout/transform.ts';
import type { Size } from '../../units/index.ts';
import { scaleOf } from './kubo-face.ts';
import type { CardStyle } from './kubo-colours.ts';

const lineWidths: Readonly<Record<InkMode, number>> = { full: 0.5, low: 0.2, outline: 0.1 };

/**
 * The pattern is tumbling blocks from quilting. Its lower half is the upper one turned, so that a back does not show
 * which way up the card is. It has no frame, whose uneven width would reveal a misplaced print.
 */
export function kuboBack({ size, ink }: CardStyle): readonly DrawOp[] {
  const scale = scaleOf(size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const half = rectOf(-bleed, -bleed, size.width + 2 * bleed, middle.y + bleed);
  const upper = clipped(half, blocks(size, half, ink));
  const whole = rectOf(-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed);
  const pen = { ink: feltInk, width: lineWidths[ink] };
  const seam = [
    { x: -bleed, y: middle.y },
    { x: size.width + bleed, y: middle.y },
  ] as const;
  return [
    ...(ink === 'full' ? [filled('ink', box(whole), felt)] : []),
    upper,
    ...halfTurn([upper], middle),
    stroked('ink', polygon(seam), pen),
    ...medallion(middle, scale, ink),
  ];
}

/** Rhombs of one tint share a path, since sixty-four backs of single rhombs would take megabytes. */
function blocks(size: Size, half: Rect, ink: InkMode): readonly DrawOp[] {
  // A whole number of cubes across makes neighbouring cards continue each other.
  const width = size.width / 6;
  const side = width / Math.sqrt(3);
  const centres: Point[] = [];
  for (let row = -1; (row * 1.5 - 1) * side < half.y + half.height; row += 1) {
    const odd = Math.abs(row % 2);
    for (let column = -1; column <= 7 - odd; column += 1) {
      centres.push({ x: (column + odd / 2) * width, y: row * 1.5 * side });
    }
  }
  const w = width / 2;
  const all = (corners: readonly (readonly [number, number])[]) =>
    centres.flatMap(({ x, y }) => polygon(corners.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))));
  const top = all([
    [0, -side],
    [w, -side / 2],
    [0, 0],
    [-w, -side / 2],
  ]);
  const right = all([
    [w, -side / 2],
    [0, 0],
    [0, side],
    [w, side / 2],
  ]);
  const pen = { ink: feltInk, width: ink === 'low' ? 0.12 : 0.06 };
  return ink === 'full'
    ? [filled('ink', top, feltTint), filled('ink', right, feltInk)]
    : [stroked('ink', top, pen), stroked('ink', right, pen)];
}

function medallion(middle: Point, scale: number, ink: InkMode): readonly DrawOp[] {
  const r = 9.5 * scale;
  const disc = roundedBox(rectOf(middle.x - r, middle.y - r, 2 * r, 2 * r), r);
  const line = { ink: feltInk, width: lineWidths[ink] };
  const squares = [0.78, 0.58, 0.38, 0.18].map((share) => {
    const d = r * share;
    return polygon([
      { x: middle.x, y: middle.y - d },
      { x: middle.x + d, y: middle.y },
      { x: middle.x, y: middle.y + d },
      { x: middle.x - d, y: middle.y },
    ]);
  });
  return [
    filled('ink', disc, ink === 'full' ? felt : paperWhite),
    stroked('ink', disc, line),
    ...squares.map((square, index) =>
      ink === 'full' && index === squares.length - 1
        ? filled('ink', square, feltInk)
        : stroked('ink', square, line),
    ),
  ];
}
