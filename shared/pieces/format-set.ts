import { alphabets, typedLetter } from '#shared/lexicon/alphabet.ts';
import type { Face } from './face.ts';
import type { PieceSet } from './piece-set.ts';
import { setVersion } from './set-file.ts';

/**
 * The value of a set's file, of the version that is written now: `parseSet` reads the same set from it. Values are in the
 * order of the alphabet and boards in that of their names, so that the same set is always written the same.
 */
export function setFileOf(set: PieceSet): Readonly<Record<string, unknown>> {
  const letters = [...alphabets[set.alphabet]].filter((letter) => set.values[letter] !== undefined);
  const boards = Object.keys(set.boards).sort();
  return {
    format: 'cubewright-set',
    version: setVersion,
    name: set.name,
    title: set.title,
    language: set.language,
    alphabet: set.alphabet,
    values: Object.fromEntries(letters.map((letter) => [typedLetter(letter), set.values[letter]])),
    pieces: set.pieces.map(({ faces }) => faces.map(faceText)),
    boards: Object.fromEntries(boards.map((name) => [name, set.boards[name]?.rows])),
  };
}

function faceText(face: Face): string | number {
  switch (face.kind) {
    case 'letter':
      return typedLetter(face.letter);
    case 'number':
      return face.number;
    case 'blank':
      return '*';
  }
}
