import {
  cellAccepts,
  cellCrossConstant,
  cellCrossFactor,
  cellFlags,
  cellLetter,
  cellWidth,
  crossedFlag,
} from './grid.ts';
import { packWhere } from './play-store.ts';
import type { Search } from './search.ts';

/**
 * Adds all plays of a rack of one piece, in every graph at once. What either line through a square accepts and scores
 * is known from its cross-checks, so that no graph is walked.
 */
export function searchOnePiece({ grid, rack, bonuses, plays }: Omit<Search, 'graph'>): void {
  const { cells } = grid;
  const bonus = bonuses[1] ?? 0;
  for (let direction = 0; direction < 2; direction += 1) {
    for (let line = 0; line < grid.linesOf(direction); line += 1) {
      const base = grid.lineAt(direction, line);
      for (let place = 1; place <= grid.squaresOf(direction); place += 1) {
        const own = base + place * cellWidth;
        // The cell of the crossing line keeps what this line accepts there.
        const crossing = grid.lineAt(1 - direction, place - 1) + (line + 1) * cellWidth;
        if (cells[own + cellLetter] !== 0 || ((cells[crossing + cellFlags] ?? 0) & crossedFlag) === 0)
          continue;
        // A piece that forms two words is one play, whose word is the one across.
        if (direction === 1 && ((cells[own + cellFlags] ?? 0) & crossedFlag) !== 0) continue;
        const open = rack.mask & (cells[own + cellAccepts] ?? 0) & (cells[crossing + cellAccepts] ?? 0);
        if (open === 0) continue;
        let first = place;
        while ((cells[base + (first - 1) * cellWidth + cellLetter] ?? 0) > 0) first -= 1;
        let last = place;
        while ((cells[base + (last + 1) * cellWidth + cellLetter] ?? 0) > 0) last += 1;
        const where = packWhere(direction, line, first, last);
        const constant =
          (cells[own + cellCrossConstant] ?? 0) + (cells[crossing + cellCrossConstant] ?? 0) + bonus;
        const factor = (cells[own + cellCrossFactor] ?? 0) + (cells[crossing + cellCrossFactor] ?? 0);
        for (let rest = open; rest !== 0; rest &= rest - 1) {
          const letter = 32 - Math.clz32(rest & -rest);
          const end = rack.firstOf[letter + 1] ?? 0;
          for (let face = rack.firstOf[letter] ?? 0; face < end; face += 1) {
            plays.add(where, constant + (rack.values[face] ?? 0) * factor, face, 0, 0);
          }
        }
      }
    }
  }
}
