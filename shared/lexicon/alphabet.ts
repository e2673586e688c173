import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { maxLetters } from './node.ts';

export const latinAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In Dutch IJ is one letter after I, written as the one character U+0132 (RULES K3, K12). */
export const dutchAlphabet = 'ABCDEFGHIĲJKLMNOPQRSTUVWXYZ';

/** In Swedish Å, Ä and Ö are letters of their own, after Z. */
export const swedishAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ';

export const alphabets = { latin: latinAlphabet, dutch: dutchAlphabet } as const;
export type AlphabetName = keyof typeof alphabets;
export const alphabetNames = Object.keys(alphabets) as readonly AlphabetName[];

/** Reads a name like `latin` or 2 to 32 different letters: only capitals, so that no misspelt name passes for them. */
export function alphabetOf(written: string): string | undefined {
  const named = alphabetNames.find((name) => name === written.toLowerCase());
  if (named !== undefined) return alphabets[named];
  const letters = written.normalize('NFC').replaceAll(/[\s,]/g, '');
  const isSound = letters.length >= 2 && letters.length <= maxLetters && [...letters].every(isLetter);
  return isSound && new Set(letters).size === letters.length ? letters : undefined;
}

export function lettersOf(written: string): string {
  const plain = written.normalize('NFC').replaceAll(/[\s,]/g, '');
  return inCapitals(plain, plain);
}

export interface LettersProblem {
  readonly code: 'lexicon/bad-letters';
  readonly letters: string;
}

export function parseLetters(written: string): Result<string, LettersProblem> {
  const letters = alphabetOf(written.trim()) ?? alphabetOf(lettersOf(written));
  return letters === undefined ? refuse({ code: 'lexicon/bad-letters', letters: written }) : ok(letters);
}

/** This stands in place of an alphabet and means the letters that the word list uses. */
export const alphabetFromList = 'list';

export function alphabetText(alphabet: string): string {
  return alphabetNames.find((name) => alphabets[name] === alphabet) ?? alphabet;
}

function isLetter(character: string): boolean {
  return character.length === 1 && /^[\p{Lu}\p{Lo}]$/u.test(character);
}

/** An i becomes İ in an alphabet with İ or ı (Turkish), and ß becomes ẞ instead of SS in an alphabet with ẞ or ß. */
export function inCapitals(text: string, alphabet: string): string {
  let written = text;
  if (/[İı]/.test(alphabet)) written = written.replaceAll('i', 'İ');
  if (/[ẞß]/.test(alphabet)) written = written.replaceAll('ß', 'ẞ');
  return written.toUpperCase();
}

export const letterText = /^[\p{Lu}\p{Lo}]$/u;
export const spellingText = /^[\p{Lu}\p{Lo}]+$/u;

const typedAsTwo: Readonly<Record<string, string>> = { Ĳ: 'IJ' };

/**
 * Spells typed text in capitals, trimmed. If the alphabet has Ĳ, every I before a J becomes that letter (even in
 * BIJECTIE, RULES K12); otherwise Ĳ becomes I and J. Characters that are not letters stay.
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

export function typedLetter(letter: string): string {
  return typedAsTwo[letter] ?? letter;
}

const leastRun = 4;

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

const plainVowels = 'AEIOUĲÆŒØƏΑΕΗΙΟΥΩАЕИОУЫЭЮЯІЄ';

/** Accented vowels are included; Y is a consonant and IJ a vowel (RULES K13). */
export function vowelsOf(alphabet: string): string {
  return [...alphabet]
    .filter((letter) => letter !== 'Й' && plainVowels.includes(withoutAccents(letter)))
    .join('');
}

/** A removed letter becomes this character, so that the others keep their numbers. */
const noLetter = '\uFFFF';

export function withoutMissingDigraphs(alphabet: string, letters: string): string {
  return Object.keys(typedAsTwo)
    .filter((letter) => !letters.includes(letter))
    .reduce((left, letter) => left.replace(letter, noLetter), alphabet);
}

export function withoutAccents(written: string): string {
  return written.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/** Only characters outside the alphabet lose their accents: in an alphabet of A to Z and Å, é becomes e and å stays. */
export function foldedInto(alphabet: string, written: string): string {
  const composed = written.normalize('NFC');
  if (!/[^\0-\x7f]/.test(composed)) return composed;
  return Array.from(composed, (character) =>
    alphabet.includes(inCapitals(character, alphabet)) ? character : withoutAccents(character),
  ).join('');
}

/** Returns each letter's number, from 1, at its character code; 0 or undefined (past the end) means no letter. */
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
