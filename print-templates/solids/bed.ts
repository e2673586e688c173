import { ok, refuse } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import { shared } from '../templates/options.ts';
import type { Piece, PlacedPiece, Planned } from './solid.ts';

export interface Bed {
  readonly bedWidth: number;
  readonly bedDepth: number;
}

/** The gap leaves room for a brim round each piece, in millimetres. */
const gap = 4;
/** Clips and purge lines take the edge of the bed. */
const margin = 5;

export function usableBed({ bedWidth, bedDepth }: Bed): { readonly width: number; readonly depth: number } {
  return { width: bedWidth - 2 * margin, depth: bedDepth - 2 * margin };
}

/** Fills rows in order from the front left corner, then another sheet; refuses a piece larger than the bed. */
export function layOnBeds(pieces: readonly Piece[], bed: Bed): Planned {
  const room = usableBed(bed);
  const tooLarge = pieces.find(({ width, depth }) => width > room.width || depth > room.depth);
  if (tooLarge !== undefined) {
    return refuse({
      code: 'print/bed-too-small',
      piece: sizeText(tooLarge),
      bed: sizeText(room),
    });
  }
  const sheets: PlacedPiece[][] = [[]];
  let [x, y, row] = [0, 0, 0];
  for (const piece of pieces) {
    if (x > 0 && x + piece.width > room.width) [x, y, row] = [0, y + row + gap, 0];
    if (y > 0 && y + piece.depth > room.depth) {
      sheets.push([]);
      [x, y, row] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ piece, x: margin + x, y: margin + y });
    x += piece.width + gap;
    row = Math.max(row, piece.depth);
  }
  return ok(sheets);
}

export function sizeText({ width, depth }: { readonly width: number; readonly depth: number }): string {
  return [width, depth].map((length) => Math.round(length * 10) / 10).join(' x ');
}

const bed = {
  width: { kind: 'number', name: 'bedWidth', unit: 'mm', min: 60, max: 1000, step: 5, default: 220 },
  depth: { kind: 'number', name: 'bedDepth', unit: 'mm', min: 60, max: 1000, step: 5, default: 220 },
} as const satisfies Record<string, Option>;

export const bedOptions = [bed.width, bed.depth, shared.language] as const;
