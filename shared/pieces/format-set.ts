import { alphabetNames, alphabetText, typedLetter } from '#shared/lexicon/alphabet.ts';
import { faceText } from './face.ts';
import type { PieceSet } from './piece-set.ts';

/**
 * The value of a set's file, of the oldest version that can say it, so that an older Cubewright reads what it can: `parseSet` reads the same set from it. Values are in the
 * order of the alphabet and boards in that of their names, so that the same set is always written the same.
 */
export function setFileOf(set: PieceSet): Readonly<Record<string, unknown>> {
  const letters = [...set.alphabet].filter((letter) => set.values[letter] !== undefined);
  const boards = Object.keys(set.boards).sort();
  return {
    format: 'cubewright-set',
    version: oldestFor(set),
    name: set.name,
    title: set.title,
    language: set.language,
    alphabet: alphabetText(set.alphabet),
    values: Object.fromEntries(letters.map((letter) => [typedLetter(letter), set.values[letter]])),
    pieces: set.pieces.map(({ faces }) => faces.map(faceText)),
    boards: Object.fromEntries(boards.map((name) => [name, set.boards[name]?.rows])),
  };
}

function oldestFor(set: PieceSet): 2 | 3 | 4 {
  if (!alphabetNames.some((name) => name === alphabetText(set.alphabet))) return 4;
  return hasPremiums(set) ? 3 : 2;
}

function hasPremiums({ pieces }: PieceSet): boolean {
  return pieces.some(({ faces }) => faces.some(({ kind }) => kind === 'premium'));
}
