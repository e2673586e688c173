import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { grown, intersection } from '../bounds.ts';
import { rectOf, type Point } from '../draw.ts';
import { sizeText, squareSide } from '../frame.ts';
import type { Rect } from '../types.ts';
import type { LayoutProblem } from '../product.ts';

/**
 * `spots` are the places of pieces in reading order beside the 50 mm square, `whole` those on a sheet without it. The
 * first sheet of a job has the square, and so does every other where it costs no piece (R1).
 */
export interface Arrangement {
  readonly spots: readonly Spot[];
  readonly square: Point;
  readonly whole: readonly Spot[];
}

export interface Spot extends Point {
  /** The piece lies turned clockwise by this many quarters. */
  readonly quarters?: number;
}

export interface Piece {
  readonly width: number;
  readonly height: number;
}

const clear = 1.5;

/** The square takes the corner where it costs the fewest pieces; spare room widens `gap` by up to `spread` mm. */
export function arrange(
  live: Rect,
  piece: Piece,
  gap: Point,
  spread: Point = { x: 0, y: 0 },
): Result<Arrangement, LayoutProblem> {
  const columns = fit(live.width, piece.width, gap.x);
  const rows = fit(live.height, piece.height, gap.y);
  const stepX = piece.width + gap.x + slack(live.width, piece.width, gap.x, columns, spread.x);
  const stepY = piece.height + gap.y + slack(live.height, piece.height, gap.y, rows, spread.y);
  const all = Array.from({ length: columns * rows }, (_, index) => ({
    x: live.x + (index % columns) * stepX,
    y: live.y + Math.floor(index / columns) * stepY,
  }));
  const best = arrangeAroundSquare(live, piece, all);
  return best === undefined ? refuse(doesNotFit(piece, live)) : ok(best);
}

export function arrangeAroundSquare(live: Rect, piece: Piece, all: readonly Spot[]): Arrangement | undefined {
  const best = squareCorners(live)
    .map((square) => ({ square, whole: all, spots: all.filter((spot) => !touches(spot, piece, square)) }))
    .reduce((a, b) => (b.spots.length > a.spots.length ? b : a));
  return best.spots.length > 0 ? best : undefined;
}

/** The first sheet has the square and as few pieces as possible, so that room is left for the guide. */
export function piecesPerSheet({ spots, whole }: Arrangement, pieces: number): readonly number[] {
  const following = Math.ceil(Math.max(0, pieces - spots.length) / whole.length);
  const loads = [Math.max(Math.min(1, pieces), pieces - following * whole.length)];
  for (let left = pieces - (loads[0] ?? 0); left > 0; left -= whole.length)
    loads.push(Math.min(left, whole.length));
  return loads;
}

export function doesNotFit(piece: Piece, room: Piece): LayoutProblem {
  const [wide, high] = [piece.width > room.width, piece.height > room.height];
  const cause = wide && high ? 'both' : wide ? 'width' : high ? 'height' : 'furniture';
  return { code: 'print/does-not-fit', piece: sizeText(piece), space: sizeText(room), cause };
}

function fit(room: number, length: number, gap: number): number {
  return Math.max(0, Math.floor((room + gap + 1e-6) / (length + gap)));
}

function slack(room: number, length: number, gap: number, count: number, most: number): number {
  if (count < 2) return 0;
  return Math.min(most, (room - count * length - (count - 1) * gap) / (count - 1));
}

/** Bottom right comes first because it disturbs the reading order least. */
export function squareCorners(live: Rect): readonly Point[] {
  const right = live.x + live.width - squareSide;
  const bottom = live.y + live.height - squareSide;
  return [
    { x: right, y: bottom },
    { x: live.x, y: bottom },
    { x: right, y: live.y },
    { x: live.x, y: live.y },
  ];
}

function touches(spot: Point, piece: Piece, square: Point): boolean {
  return intersection(rectOf(spot.x, spot.y, piece.width, piece.height), squareRoom(square)) !== undefined;
}

export function squareRoom({ x, y }: Point): Rect {
  return grown(rectOf(x, y, squareSide, squareSide), clear);
}
