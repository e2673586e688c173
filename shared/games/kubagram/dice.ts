import { typedLetter, vowelsOf } from '#shared/lexicon/alphabet.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import {
  kubagramSets,
  markOf,
  ownSet,
  pieceIn,
  valueOf,
  type KubagramSetName,
  type Mark,
  type PieceSet,
} from '#shared/pieces/index.ts';
import type { KubagramOptions } from './options.ts';

/** Dice of a set, the jokers last (K1). */
export const diceCount = 108;
export const jokerCount = 3;

/** All dice of any set, by number. */
export const allDice: readonly CubeId[] = Array.from({ length: diceCount }, (_, at) => cubeId(at));

/** A die that lies with a letter up. */
export interface ShownDie {
  readonly die: CubeId;
  readonly letter: string;
}

/** A bundled set by its name, or the set of a game. */
export type DiceSet = KubagramSetName | PieceSet;

/** The set that a game is played with. One of its own that is not sound is refused when the game is set up (setup.ts). */
export function setOf({ set, ownSet: lines }: Pick<KubagramOptions, 'set' | 'ownSet'>): PieceSet {
  if (set !== 'own') return kubagramSets[set];
  const own = ownSet('kubagram', lines);
  return own.ok ? own.value : kubagramSets.en;
}

function known(set: DiceSet): PieceSet {
  return typeof set === 'string' ? kubagramSets[set] : set;
}

/** A joker has marked edges, and six faces without pairs (K1). */
export function isJoker(die: CubeId): boolean {
  return die >= diceCount - jokerCount;
}

/** The letters on a die, each once, in the order of the alphabet. */
export function lettersOn(set: DiceSet, die: CubeId): readonly string[] {
  return pieceIn(known(set), die).letters;
}

/** What a letter counts, on a joker too (K1). */
export function valueIn(set: DiceSet, letter: string): number {
  return valueOf(known(set), letter);
}

/** The mark of a square of its box, which a set of one's own may have changed (K1, K6). */
export function markIn(set: DiceSet, square: number): Mark {
  return markOf(square, known(set));
}

/** The sum of all six faces: what a joker costs that nobody has used (K11b). */
export function sumOfFaces(set: DiceSet, die: CubeId): number {
  return pieceIn(known(set), die).faces.reduce(
    (sum, face) => (face.kind === 'letter' ? sum + valueIn(set, face.letter) : sum),
    0,
  );
}

/** The letters of a set in order (K3, K12). */
export function alphabetOf(set: DiceSet): string {
  return known(set).alphabet;
}

/** Y is a consonant, IJ a vowel (K13); of other languages what `vowelsOf` says. */
export function isVowel(letter: string): boolean {
  return vowelsOf(letter) !== '';
}

/** What the letters spell, as a lexicon has it: IJ is one character (K12). */
export function spelled(dice: readonly ShownDie[]): string {
  return dice.map(({ letter }) => letter).join('');
}

/** A spelling as people type it: IJ for the one letter of Dutch. */
export function typed(spelling: string): string {
  return Array.from(spelling, typedLetter).join('');
}

/**
 * A spelling as a line of a record has it. Two dice that show I and J beside each other are no IJ (K12): an apostrophe
 * keeps them apart where the set has a face for IJ.
 */
export function exactly(set: DiceSet, spelling: string): string {
  return typed(alphabetOf(set).includes('Ĳ') ? spelling.replaceAll('IJ', "I'J") : spelling);
}

const names = new WeakMap<PieceSet, readonly string[]>();

/** A die by its letters, a joker by its six faces: no two dice of a set are alike (K1). */
export function dieName(set: DiceSet, die: CubeId): string {
  return namesIn(set)[die] ?? '';
}

/** The names of all dice of a set, by number. */
export function namesIn(set: DiceSet): readonly string[] {
  const named = names.get(known(set));
  if (named !== undefined) return named;
  const made = known(set).pieces.map(({ id, letters, faces }) =>
    isJoker(id)
      ? faces.map((face) => (face.kind === 'letter' ? face.letter : '')).join('')
      : typed(letters.join('')),
  );
  names.set(known(set), made);
  return made;
}
