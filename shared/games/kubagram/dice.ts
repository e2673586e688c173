import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import { kubagramSets, pieceIn, valueOf, type KubagramSetName, type PieceSet } from '#shared/pieces/index.ts';

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

export function setOf(name: KubagramSetName): PieceSet {
  return kubagramSets[name];
}

/** A joker has marked edges, and six faces without pairs (K1). */
export function isJoker(die: CubeId): boolean {
  return die >= diceCount - jokerCount;
}

/** The letters on a die, each once, in the order of the alphabet. */
export function lettersOn(set: KubagramSetName, die: CubeId): readonly string[] {
  return pieceIn(kubagramSets[set], die).letters;
}

/** What a letter counts, on a joker too (K1). */
export function valueIn(set: KubagramSetName, letter: string): number {
  return valueOf(kubagramSets[set], letter);
}

/** The sum of all six faces: what a joker costs that nobody has used (K11b). */
export function sumOfFaces(set: KubagramSetName, die: CubeId): number {
  return pieceIn(kubagramSets[set], die).faces.reduce(
    (sum, face) => (face.kind === 'letter' ? sum + valueIn(set, face.letter) : sum),
    0,
  );
}

/** The letters of a set in order (K3, K12). */
export function alphabetOf(set: KubagramSetName): string {
  return kubagramSets[set].alphabet;
}

/** Y is a consonant, IJ a vowel (K13). */
export function isVowel(letter: string): boolean {
  return 'AEIOUĲ'.includes(letter);
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
export function exactly(set: KubagramSetName, spelling: string): string {
  return typed(alphabetOf(set).includes('Ĳ') ? spelling.replaceAll('IJ', "I'J") : spelling);
}

const names = new Map<KubagramSetName, readonly string[]>();

/** A die by its letters, a joker by its six faces: no two dice of a set are alike (K1). */
export function dieName(set: KubagramSetName, die: CubeId): string {
  return namesIn(set)[die] ?? '';
}

/** The names of all dice of a set, by number. */
export function namesIn(set: KubagramSetName): readonly string[] {
  const known = names.get(set);
  if (known !== undefined) return known;
  const made = kubagramSets[set].pieces.map(({ id, letters, faces }) =>
    isJoker(id)
      ? faces.map((face) => (face.kind === 'letter' ? face.letter : '')).join('')
      : typed(letters.join('')),
  );
  names.set(set, made);
  return made;
}
