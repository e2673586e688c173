import type { CrossChecks } from './cross-checks.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';
import type { Position } from '../position.ts';

interface SquareSearch {
  readonly numbers: Uint8Array;
  readonly checks: CrossChecks;
  readonly rack: RackFaces;
  readonly bonus: number;
}

/**
 * The highest score of a play of one piece on this empty square beside others; undefined where none fits. Nothing but the
 * two lines through the square is read.
 */
export function bestOnSquare(
  { layout, board }: Position,
  square: number,
  { numbers, checks, rack, bonus }: SquareSearch,
): number | undefined {
  const { width, height } = layout;
  const column = square % width;
  let open = rack.mask;
  let constant = bonus;
  let factor = 0;
  let hasNeighbour = false;
  for (let direction = 0; direction < 2 && open !== 0; direction += 1) {
    const step = direction === 0 ? 1 : width;
    const place = direction === 0 ? column : Math.floor(square / width);
    const places = direction === 0 ? width : height;
    const base = square - place * step;
    let first = place;
    while (first > 0 && board[base + (first - 1) * step] !== undefined) first -= 1;
    let last = place;
    while (last < places - 1 && board[base + (last + 1) * step] !== undefined) last += 1;
    if (first === last) continue;
    hasNeighbour = true;
    const letterAt = (at: number) => numbers[board[base + at * step]?.letter.charCodeAt(0) ?? 0] ?? 0;
    open &= checks.accepted(letterAt, first, place, last);
    const word = layout.wordFactors[square] ?? 1;
    for (let at = first; at <= last; at += 1) constant += (board[base + at * step]?.value ?? 0) * word;
    factor += (layout.letterFactors[square] ?? 1) * word;
  }
  if (!hasNeighbour) return undefined;
  let best: number | undefined;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const letter = 32 - Math.clz32(rest & -rest);
    const end = rack.firstOf[letter + 1] ?? 0;
    for (let face = rack.firstOf[letter] ?? 0; face < end; face += 1)
      best = Math.max(best ?? 0, constant + (rack.values[face] ?? 0) * factor);
  }
  return best;
}
