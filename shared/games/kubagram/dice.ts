import { typedLetter, vowelsOf } from '#shared/lexicon/alphabet.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import {
  kubagramSets,
  markOf,
  ownSetOr,
  pieceIn,
  valueOf,
  type KubagramSetName,
  type Mark,
  type PieceSet,
  type SetNeeds,
} from '#shared/pieces/index.ts';
import type { KubagramOptions } from './options.ts';
import type { HeldDie } from './state.ts';

/** The last three dice are the jokers (K1). */
export const kubagramNeeds: SetNeeds = {
  game: 'kubagram',
  least: 108,
  most: 108,
  wants: (at) => (at < 105 ? 'three-letters' : 'six-letters'),
};

export const diceCount = 108;
export const jokerCount = 3;

export const allDice: readonly CubeId[] = Array.from({ length: diceCount }, (_, at) => cubeId(at));

export interface ShownDie {
  readonly die: CubeId;
  readonly letter: string;
}

export type DiceSet = KubagramSetName | PieceSet;

export function setOf({ set, ownSet: lines }: Pick<KubagramOptions, 'set' | 'ownSet'>): PieceSet {
  return set === 'own' ? ownSetOr(kubagramNeeds, lines, kubagramSets.en) : kubagramSets[set];
}

function known(set: DiceSet): PieceSet {
  return typeof set === 'string' ? kubagramSets[set] : set;
}

/** A joker has marked edges, and six faces without pairs (K1). */
export function isJoker(die: CubeId): boolean {
  return die >= diceCount - jokerCount;
}

export function lettersOn(set: DiceSet, die: CubeId): readonly string[] {
  return pieceIn(known(set), die).letters;
}

/** A letter counts the same on a joker (K1). */
export function valueIn(set: DiceSet, letter: string): number {
  return valueOf(known(set), letter);
}

/** An own set may have changed the marks of its box (K1, K6). */
export function markIn(set: DiceSet, square: number): Mark {
  return markOf(square, known(set));
}

/** An unused joker costs the sum of all six faces (K11b). */
export function sumOfFaces(set: DiceSet, die: CubeId): number {
  return pieceIn(known(set), die).faces.reduce(
    (sum, face) => (face.kind === 'letter' ? sum + valueIn(set, face.letter) : sum),
    0,
  );
}

export function alphabetOf(set: DiceSet): string {
  return known(set).alphabet;
}

/** Y is a consonant and IJ a vowel (K13); for other languages `vowelsOf` decides. */
export function isVowel(letter: string): boolean {
  return vowelsOf(letter) !== '';
}

/** Lexicons spell IJ as one character (K12). */
export function spelled(dice: readonly ShownDie[]): string {
  return dice.map(({ letter }) => letter).join('');
}

/** People type the letters IJ for the one Dutch letter. */
export function typed(spelling: string): string {
  return Array.from(spelling, typedLetter).join('');
}

/** Two dice I and J are not IJ (K12), so a record keeps them apart by an apostrophe if the set has a face for IJ. */
export function exactly(set: DiceSet, spelling: string): string {
  return typed(alphabetOf(set).includes('Ĳ') ? spelling.replaceAll('IJ', "I'J") : spelling);
}

const names = new WeakMap<PieceSet, readonly string[]>();

/** No two dice of a set are alike, so the letters name a die, and the six faces a joker (K1). */
export function dieName(set: DiceSet, die: CubeId): string {
  return namesIn(set)[die] ?? '';
}

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

/** After this many consonants without a vowel the next die must show a vowel (K13). */
const consonantsThatBind = 10;

export function needsVowel(central: readonly ShownDie[]): boolean {
  return central.length >= consonantsThatBind && !central.some(({ letter }) => isVowel(letter));
}

/** A die may be laid with these letters (K6, K8, K13). */
export function facesOpen(
  set: DiceSet,
  central: readonly ShownDie[],
  { die, top, mark }: HeldDie,
): readonly string[] {
  const letters = lettersOn(set, die);
  const ordinary = mark === 'I' && !isJoker(die) ? [top] : letters;
  if (!needsVowel(central) || ordinary.every(isVowel)) return ordinary;
  const vowels = letters.filter(isVowel);
  return vowels.length === 0 ? ordinary : vowels;
}

/** A joker may not be set aside while a vowel is needed (K8, K13). */
export function maySetAside(central: readonly ShownDie[], { die }: HeldDie): boolean {
  return isJoker(die) && !needsVowel(central);
}
