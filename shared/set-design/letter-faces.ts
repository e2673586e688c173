import { faceText, type Piece, type PieceSet } from '#shared/pieces/index.ts';

export function facesByLetter({ pieces, alphabet }: PieceSet): ReadonlyMap<string, number> {
  const counts = new Map(Array.from(alphabet, (letter) => [letter, 0]));
  for (const { faces } of pieces) {
    for (const face of faces) {
      if (face.kind === 'letter') counts.set(face.letter, (counts.get(face.letter) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns a letter that the piece has more often than another; a die with each letter twice has no such letter. */
export function repeatedLetter({ faces }: Piece): string | undefined {
  const letters = faces.flatMap((face) => (face.kind === 'letter' ? face.letter : []));
  const counts = [...new Set(letters)].map((letter) => ({
    letter,
    count: letters.filter((one) => one === letter).length,
  }));
  const least = Math.min(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count > least)?.letter;
}

export function pieceText({ faces }: Piece): string {
  return faces.map(faceText).join(' ');
}
