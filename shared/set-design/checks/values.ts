import type { PieceSet } from '#shared/pieces/index.ts';
import { fairValues, type LetterUse } from '../letter-use.ts';
import type { Finding } from './finding.ts';

/** Values may differ this much from fair ones, as a share of the highest value of the set. */
const leeway = 0.35;

/**
 * Reports values that are far from the rarity of their letter; sets with one value for all, as CUBEWORD's, are skipped.
 */
export function valueFindings(set: PieceSet, use: LetterUse): readonly Finding[] {
  const shown = new Set(set.pieces.flatMap(({ letters }) => letters));
  const letters = [...set.alphabet].filter((letter) => shown.has(letter));
  const values = letters.map((letter) => set.values[letter] ?? 0);
  const most = Math.max(...values, 0);
  if (new Set(values).size < 2) return [];
  const fair = fairValues(use, most);
  return letters.flatMap((letter, at): readonly Finding[] => {
    const value = values[at] ?? 0;
    const wanted = fair[letter] ?? value;
    const apart = value - wanted;
    if (Math.abs(apart) <= Math.max(2, leeway * most)) return [];
    const pieces = set.pieces.filter((piece) => piece.letters.includes(letter)).map(({ id }) => id);
    const code = apart > 0 ? 'value-too-high' : 'value-too-low';
    return [{ severity: 'note', code, letters: [letter], pieces, letter, value, fair: wanted }];
  });
}
