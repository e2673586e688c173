import { maxLetters } from './node.ts';

/** The letters of English, and of any list folded to them. */
export const latinAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Dutch: IJ is one letter after I, written as the one character U+0132 (RULES K3, K12). */
export const dutchAlphabet = 'ABCDEFGHIĲJKLMNOPQRSTUVWXYZ';

/** The alphabets that a word list may be read with, by name. */
export const alphabets = { latin: latinAlphabet, dutch: dutchAlphabet } as const;
export type AlphabetName = keyof typeof alphabets;
export const alphabetNames = Object.keys(alphabets) as readonly AlphabetName[];

/** Letters that people type as two characters. */
const typedAsTwo: Readonly<Record<string, string>> = { Ĳ: 'IJ' };

/**
 * What a person has written, as a spelling in this alphabet: in capitals, without space around it, and two characters
 * as one letter where the alphabet has it ("ijs" is ĲS in Dutch). Always one: BIJECTIE too is B, IJ, E, C, T, I, E,
 * as RULES K12 cuts it. Where the alphabet has no such letter it is two: ĲS is I, J, S. Nothing is checked; a character
 * that is no letter stays as it is.
 */
export function spellingIn(alphabet: string, written: string): string {
  let spelling = written.trim().normalize('NFC').toUpperCase();
  for (const [letter, typed] of Object.entries(typedAsTwo)) {
    spelling = alphabet.includes(letter)
      ? spelling.replaceAll(typed, letter)
      : spelling.replaceAll(letter, typed);
  }
  return spelling;
}

/** A letter as people type it: IJ for the one character of Dutch. */
export function typedLetter(letter: string): string {
  return typedAsTwo[letter] ?? letter;
}

/** The vowels of an alphabet; Y is a consonant, IJ a vowel (RULES K13). */
export function vowelsOf(name: AlphabetName): string {
  return [...alphabets[name]].filter((letter) => 'AEIOUĲ'.includes(letter)).join('');
}

/** No letter: what stands in the place of one that an alphabet is to do without, so that the others keep their numbers. */
const noLetter = '\uFFFF';

/** The alphabet without those letters typed as two characters that `letters` lacks; the same text where there are none. */
export function alphabetFor(alphabet: string, letters: string): string {
  return Object.keys(typedAsTwo)
    .filter((letter) => !letters.includes(letter))
    .reduce((left, letter) => left.replace(letter, noLetter), alphabet);
}

/** The same text without accents: é as e, ë as e. A letter of its own, as ø or ß, stays. */
export function withoutAccents(written: string): string {
  return written.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/**
 * The number of each letter by its character code: its place in the alphabet from 1, and 0 for any other character.
 * Codes past the end of the table read as undefined: they are no letters either.
 */
export function letterNumbers(alphabet: string): Uint8Array {
  if (alphabet.length === 0 || alphabet.length > maxLetters) {
    throw new RangeError(`An alphabet has 1 to ${maxLetters} letters, this one ${alphabet.length}.`);
  }
  const codes = Array.from(alphabet, (letter) => letter.charCodeAt(0));
  const numbers = new Uint8Array(Math.max(...codes) + 1);
  codes.forEach((code, place) => {
    if (numbers[code] !== 0) throw new RangeError(`The alphabet holds ${alphabet.charAt(place)} twice.`);
    numbers[code] = place + 1;
  });
  return numbers;
}
