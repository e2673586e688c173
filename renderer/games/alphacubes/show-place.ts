import type { AlphacubesPlay } from './table-types.ts';
import { parseSquare, type Direction } from '#shared/pieces/index.ts';

/**
 * Brings a square into view where the board is a window: the window follows the cursor. With a direction the cursor
 * turns as well, so that what is typed there goes that way.
 */
export function showPlace(play: AlphacubesPlay, square: string, direction?: Direction): void {
  const place = parseSquare(square);
  if (place === undefined) return;
  play.act({ kind: 'cursor', place, ...(direction === undefined ? {} : { direction }) });
}
