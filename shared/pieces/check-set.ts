import type { CubeId } from '#shared/kernel/index.ts';
import { typedLetter, vowelsOf } from '#shared/lexicon/alphabet.ts';
import { faceText } from './face.ts';
import { totalOf, type Piece, type PieceSet } from './piece-set.ts';

/** What `set check` tells about a set beyond its being sound. Letters as people type them: IJ. */
export interface SetReport {
  readonly pieces: number;
  /** Faces with a letter on them. */
  readonly faces: number;
  /** Faces that stand for any letter. */
  readonly blanks: number;
  /** How many pieces show a letter, for every letter that has a value. */
  readonly letters: Readonly<Record<string, number>>;
  /** Letters with a value that no piece shows. */
  readonly missing: readonly string[];
  /** Share of letter faces that are vowels of the alphabet, 0 to 1. */
  readonly vowelShare: number;
  /** Pieces with letters that can show no vowel: a hand of them is hard to play. */
  readonly withoutVowel: readonly CubeId[];
  /** Pieces with the same faces in any order, each group once. */
  readonly duplicates: readonly (readonly CubeId[])[];
  /** Sum of all figures on the pieces. */
  readonly total: number;
  readonly boards: readonly { readonly name: string; readonly columns: number; readonly rows: number }[];
}

/** Counts what a set holds and what makes it hard to play. */
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
