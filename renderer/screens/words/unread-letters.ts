import type { ImportedList } from '#shared/contract/index.ts';
import { inCapitals } from '#shared/lexicon/alphabet.ts';

/** Enough letters to recognise a language. */
const mostShown = 12;

/**
 * Letters outside the alphabet in lines that gave no word, in capitals and in order; empty where those lines hold only
 * digits, signs and the like.
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
