import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { inCapitals, withoutAccents } from './alphabet.ts';
import { maxLetters } from './node.ts';

export type ListLettersProblem =
  | { readonly code: 'lexicon/no-letters' }
  | { readonly code: 'lexicon/too-many-letters'; readonly letters: string; readonly most: number };

/** Letters shown of a list that has too many. */
const mostShown = 60;

/**
 * The alphabet of a list in a language that nobody has told: every letter that it uses, in capitals, in the order of their
 * codes. Lines of several words and comments do not count.
 */
export function lettersOfList(text: string, foldAccents: boolean): Result<string, ListLettersProblem> {
  const found = new Set<string>();
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const word = line.trim();
    if (word.startsWith('#') || /\s/.test(word)) continue;
    const plain = foldAccents ? withoutAccents(word) : word.normalize('NFC');
    // ı anywhere says that i has a dot in capitals too, and ß that it is a letter.
    for (const character of inCapitals(plain, text)) {
      if (character.length === 1 && /^[\p{Lu}\p{Lo}]$/u.test(character)) found.add(character);
    }
  }
  const letters = [...found].sort().join('');
  if (letters.length < 2) return refuse({ code: 'lexicon/no-letters' });
  return letters.length <= maxLetters
    ? ok(letters)
    : refuse({ code: 'lexicon/too-many-letters', letters: letters.slice(0, mostShown), most: maxLetters });
}
