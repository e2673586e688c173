/** A part goes to the highest, then leftmost place on the first sheet with room, where a part or the square ends. */
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { doesNotFit, squareCorners, type Piece } from './arrange.ts';
import { grown, intersection } from '../bounds.ts';
import { rectOf, type Point } from '../draw.ts';
import { squareSide } from '../frame.ts';
import type { Rect } from '../types.ts';
import type { LayoutProblem } from '../product.ts';

export interface Packed {
  readonly square: Point;
  /** `part` is the index in the list. */
  readonly sheets: readonly (readonly { readonly part: number; readonly at: Point }[])[];
}

/** Refuses if a part does not fit on an empty sheet, or if no part fits beside the square on the first sheet. */
export function pack(live: Rect, parts: readonly Piece[], gap: number): Result<Packed, LayoutProblem> {
  const tooLarge = parts.find(
    ({ width, height }) => width > live.width + 1e-6 || height > live.height + 1e-6,
  );
  if (tooLarge !== undefined) return refuse(doesNotFit(tooLarge, live));
  const tries = squareCorners(live).flatMap((square) => packed(live, parts, gap, square) ?? []);
  const [best] = tries.sort((a, b) => a.sheets.length - b.sheets.length);
  return best === undefined ? refuse(doesNotFit(parts[0] ?? live, live)) : ok(best);
}

export function freePlace(live: Rect, taken: readonly Rect[], { width, height }: Piece): Point | undefined {
  const xs = [live.x, ...taken.map((rect) => rect.x + rect.width)];
  const ys = [live.y, ...taken.map((rect) => rect.y + rect.height)].sort((a, b) => a - b);
  for (const y of ys) {
    if (y + height > live.y + live.height + 1e-6) break;
    const free = xs
      .filter((x) => x + width <= live.x + live.width + 1e-6)
      .sort((a, b) => a - b)
      .find((x) => !taken.some((rect) => intersection(rect, rectOf(x, y, width, height)) !== undefined));
    if (free !== undefined) return { x: free, y };
  }
  return undefined;
}

function packed(live: Rect, parts: readonly Piece[], gap: number, square: Point): Packed | undefined {
  const kept = grown(rectOf(square.x, square.y, squareSide, squareSide), gap);
  const sheets: { taken: Rect[]; placed: { part: number; at: Point }[] }[] = [{ taken: [kept], placed: [] }];
  const largestFirst = parts
    .map((piece, part) => ({ piece, part }))
    .sort((a, b) => b.piece.height - a.piece.height || b.piece.width - a.piece.width);
  for (const { piece, part } of largestFirst) {
    let sheet = sheets.find(({ taken }) => freePlace(live, taken, piece) !== undefined);
    if (sheet === undefined) sheets.push((sheet = { taken: [], placed: [] }));
    const at = freePlace(live, sheet.taken, piece);
    if (at === undefined) return undefined;
    sheet.taken.push(grown(rectOf(at.x, at.y, piece.width, piece.height), gap));
    sheet.placed.push({ part, at });
  }
  if (sheets[0]?.placed.length === 0) return undefined;
  return {
    square,
    sheets: sheets.map(({ placed }) => placed.sort((a, b) => a.part - b.part)),
  };
}
