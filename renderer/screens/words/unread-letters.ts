import type { ImportedList } from '#shared/contract/index.ts';
import { inCapitals } from '#shared/lexicon/alphabet.ts';

/** More of them are no help in telling which language it is. */
const mostShown = 12;

/**
 * Letters in the lines that gave no word which are none of this alphabet, in capitals, in the order in which they come;
 * none where those lines hold only digits, signs and the like.
 */
export function unreadLetters(lines: ImportedList['leftOut']['lines'], alphabet: string): readonly string[] {
  const found = new Set<string>();
  for (const { text, fault } of lines) {
    if (fault !== 'not-a-letter') continue;
    for (const letter of inCapitals(text.normalize('NFC'), alphabet)) {
      if (/^\p{L}$/u.test(letter) && !alphabet.includes(letter)) found.add(letter);
    }
  }
  return [...found].slice(0, mostShown);
}
