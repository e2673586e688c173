import { maxLetters } from './node.ts';

/** The letters of English, and of any list folded to them. */
export const latinAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

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
