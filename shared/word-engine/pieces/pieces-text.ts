import { ok, refuse, type Result } from '#shared/kernel/result.ts';
import { letterBit } from '#shared/lexicon/node.ts';
import { everyLetter, PatternReader, type PatternProblem } from '../words/pattern.ts';
import type { Face, Piece } from '../position.ts';

/**
 * Reads typed pieces: `CATS?` is four tiles and a blank (which may also be `.`), and `[ABCDE]` is a cube. Each face
 * counts 1, a blank 0. The numbers of pieces and faces are not checked.
 */
export function parsePieces(text: string, alphabet: string): Result<readonly Piece[], PatternProblem> {
  const written = text.trim();
  if (written === '') return refuse({ code: 'pattern/empty' });
  const reader = new PatternReader(written, alphabet);
  const pieces: Piece[] = [];
  while (!reader.ended) {
    const mask = reader.place();
    if (!mask.ok) return mask;
    pieces.push(
      mask.value === everyLetter(alphabet) ? { faces: [], blank: true } : pieceOf(mask.value, alphabet),
    );
  }
  return ok(pieces);
}

function pieceOf(mask: number, alphabet: string): Piece {
  const faces: Face[] = [];
  for (const [place, letter] of Array.from(alphabet).entries()) {
    if ((mask & letterBit(place + 1)) !== 0) faces.push({ letter, value: 1 });
  }
  return { faces };
}
