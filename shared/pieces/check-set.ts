import type { CubeId } from '#shared/kernel/index.ts';
import { typedLetter, vowelsOf } from '#shared/lexicon/alphabet.ts';
import { faceText } from './face.ts';
import { totalOf, type Piece, type PieceSet } from './piece-set.ts';

export interface SetReport {
  readonly pieces: number;
  readonly faces: number;
  readonly blanks: number;
  readonly letters: Readonly<Record<string, number>>;
  readonly missing: readonly string[];
  /** Vowels have this share of the letter faces, 0 to 1. */
  readonly vowelShare: number;
  readonly withoutVowel: readonly CubeId[];
  readonly duplicates: readonly (readonly CubeId[])[];
  readonly total: number;
  readonly boards: readonly { readonly name: string; readonly columns: number; readonly rows: number }[];
}

export function checkSet({ pieces, values, alphabet, boards }: PieceSet): SetReport {
  const vowels = vowelsOf(alphabet);
  const faces = pieces.flatMap((piece) => piece.faces);
  const letterFaces = faces.flatMap((face) => (face.kind === 'letter' ? face.letter : []));
  const showing = (letter: string) => pieces.filter(({ letters }) => letters.includes(letter)).length;
  const inOrder = [...alphabet].filter((letter) => values[letter] !== undefined);
  const counts = inOrder.map((letter) => [typedLetter(letter), showing(letter)] as const);
  const alike = Map.groupBy(pieces, spelled);
  return {
    pieces: pieces.length,
    faces: letterFaces.length,
    blanks: faces.filter(({ kind }) => kind === 'blank').length,
    letters: Object.fromEntries(counts),
    missing: counts.flatMap(([letter, count]) => (count === 0 ? letter : [])),
    vowelShare:
      letterFaces.length === 0
        ? 0
        : letterFaces.filter((letter) => vowels.includes(letter)).length / letterFaces.length,
    withoutVowel: pieces.filter((piece) => isWithoutVowel(piece, vowels)).map(({ id }) => id),
    duplicates: [...alike.values()]
      .filter(({ length }) => length > 1)
      .map((group) => group.map(({ id }) => id)),
    total: pieces.reduce((sum, piece) => sum + totalOf(piece), 0),
    boards: Object.values(boards).map(({ name, rows }) => ({
      name,
      columns: rows[0]?.length ?? 0,
      rows: rows.length,
    })),
  };
}

function isWithoutVowel({ letters, faces }: Piece, vowels: string): boolean {
  if (letters.length === 0 || faces.some(({ kind }) => kind === 'blank')) return false;
  return !letters.some((letter) => vowels.includes(letter));
}

function spelled({ faces }: Piece): string {
  return faces.map(faceText).sort().join(' ');
}
