import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { maxLetters } from './node.ts';

/** The letters of English, and of any list folded to them. */
export const latinAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Dutch: IJ is one letter after I, written as the one character U+0132 (RULES K3, K12). */
export const dutchAlphabet = 'ABCDEFGHIĲJKLMNOPQRSTUVWXYZ';

/** Alphabets that have a name. Any other is written as its letters. */
export const alphabets = { latin: latinAlphabet, dutch: dutchAlphabet } as const;
export type AlphabetName = keyof typeof alphabets;
export const alphabetNames = Object.keys(alphabets) as readonly AlphabetName[];

/**
 * The letters of an alphabet, in order, from the way in which files, commands and forms write it: a name, or the letters
 * themselves in capitals, so that a slip in a name is not taken for letters. Undefined unless those are 2 to 32 different
 * ones of one character each.
 */
export function alphabetOf(written: string): string | undefined {
  const named = alphabetNames.find((name) => name === written.toLowerCase());
  if (named !== undefined) return alphabets[named];
  const letters = written.normalize('NFC').replaceAll(/[\s,]/g, '');
  const isSound = letters.length >= 2 && letters.length <= maxLetters && [...letters].every(isLetter);
  return isSound && new Set(letters).size === letters.length ? letters : undefined;
}

/** Letters that a person types one after another, in either case, with or without commas and spaces between. */
export function lettersOf(written: string): string {
  const plain = written.normalize('NFC').replaceAll(/[\s,]/g, '');
  return inCapitals(plain, plain);
}

export interface LettersProblem {
  readonly code: 'lexicon/bad-letters';
  readonly letters: string;
}

/** An alphabet from what a person types: a name, or its letters in either case. */
export function parseLetters(written: string): Result<string, LettersProblem> {
  const letters = alphabetOf(written.trim()) ?? alphabetOf(lettersOf(written));
  return letters === undefined ? refuse({ code: 'lexicon/bad-letters', letters: written }) : ok(letters);
}

/** What stands in the place of an alphabet where the letters are to be those that a word list uses. */
export const ofTheList = 'list';

/** As files write an alphabet: its name, or else its letters. */
export function alphabetText(alphabet: string): string {
  return alphabetNames.find((name) => alphabets[name] === alphabet) ?? alphabet;
}

/** One capital, or a letter of a script that has no capitals, that is one UTF-16 unit. */
function isLetter(character: string): boolean {
  return character.length === 1 && /^[\p{Lu}\p{Lo}]$/u.test(character);
}

/**
 * Text in capitals, as an alphabet has them: the i of Turkish keeps its dot where the alphabet has İ, and ß is one letter where it
 * has the capital ẞ.
 */
export function inCapitals(text: string, alphabet: string): string {
  let written = text;
  if (/[İı]/.test(alphabet)) written = written.replaceAll('i', 'İ');
  if (/[ẞß]/.test(alphabet)) written = written.replaceAll('ß', 'ẞ');
  return written.toUpperCase();
}

/** A letter as files of any alphabet write it: a capital, or one of a script without capitals. */
export const letterText = /^[\p{Lu}\p{Lo}]$/u;
/** Some of them, as a word. */
export const spellingText = /^[\p{Lu}\p{Lo}]+$/u;

/** Letters that people type as two characters. */
const typedAsTwo: Readonly<Record<string, string>> = { Ĳ: 'IJ' };

/**
 * What a person has written, as a spelling in this alphabet: in capitals, without space around it, and two characters
 * as one letter where the alphabet has it ("ijs" is ĲS in Dutch). Always one: BIJECTIE too is B, IJ, E, C, T, I, E,
 * as RULES K12 cuts it. Where the alphabet has no such letter it is two: ĲS is I, J, S. Nothing is checked; a character
 * that is no letter stays as it is.
 */
export function spellingIn(alphabet: string, written: string): string {
  let spelling = inCapitals(written.trim().normalize('NFC'), alphabet);
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

/** Letters in a row from here on are told by the first and the last. */
const leastRun = 4;

/** The letters of an alphabet for people to read, as `A–Z, Å, Ä, Ö`. */
export function lettersInRuns(alphabet: string): string {
  const runs: string[][] = [];
  for (const letter of alphabet) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.codePointAt(0);
    if (run !== undefined && before !== undefined && letter.codePointAt(0) === before + 1) run.push(letter);
    else runs.push([letter]);
  }
  const shown = runs.flatMap((run) =>
    run.length < leastRun ? run.map(typedLetter) : `${run[0] ?? ''}–${run.at(-1) ?? ''}`,
  );
  return shown.join(', ');
}

/** Vowels without their accents, of Latin, Greek and Cyrillic. */
const plainVowels = 'AEIOUĲÆŒØƏΑΕΗΙΟΥΩАЕИОУЫЭЮЯІЄ';

/** The vowels of an alphabet, those with accents too; Y is a consonant, IJ a vowel (RULES K13). */
export function vowelsOf(alphabet: string): string {
  return [...alphabet]
    .filter((letter) => letter !== 'Й' && plainVowels.includes(withoutAccents(letter)))
    .join('');
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

/** The same text, where characters that are no letters of the alphabet have lost their accents: é is e beside A to Z and Å. */
export function foldedInto(alphabet: string, written: string): string {
  const composed = written.normalize('NFC');
  if (!/[^\0-\x7f]/.test(composed)) return composed;
  return Array.from(composed, (character) =>
    alphabet.includes(inCapitals(character, alphabet)) ? character : withoutAccents(character),
  ).join('');
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
