import { refuse, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { spellingIn, typedLetter } from '#shared/lexicon/index.ts';
import { parsePieces } from '#shared/word-engine/index.ts';
import type { WordTask } from '#shared/word-engine/threads/tasks.ts';

/** Words of all the letters, words of some of them, and words that fit a pattern. */
export const findKinds = ['anagrams', 'within', 'pattern'] as const;
export type FindKind = (typeof findKinds)[number];

export const mostShown = 300;

export type FindTask = Extract<WordTask, { readonly kind: 'spellings-from' | 'match-pattern' }>;

/** The longest word has this many letters. */
const mostLetters = 21;

/**
 * Builds the task for the word engine. Letters are written as `CATS?` (`?` for any letter), cubes as `[ABCDE]`,
 * patterns as `C?T*`, in the alphabet of the list. The longest words come first.
 */
export function findTask(kind: FindKind, written: string, alphabet: string): Result<FindTask, Problem> {
  const text = written.replaceAll(/\s+/g, '');
  if (kind === 'pattern') {
    return ok({ kind: 'match-pattern', ask: { pattern: text, order: 'longest', most: mostShown } });
  }
  const pieces = parsePieces(text, alphabet);
  if (!pieces.ok) return pieces;
  const { length } = pieces.value;
  if (length > mostLetters) return refuse({ code: 'pattern/too-long', length, most: mostLetters });
  const all = { least: length, longest: length };
  const ask = { pieces: pieces.value, order: 'longest', most: mostShown } as const;
  return ok({ kind: 'spellings-from', ask: kind === 'anagrams' ? { ...ask, ...all } : ask });
}

export interface WordsOfLength {
  readonly letters: number;
  readonly words: readonly string[];
}

/** Leaves out the query itself if it is a word. */
export function byLength(
  found: readonly string[],
  asked: string,
  alphabet: string,
): readonly WordsOfLength[] {
  const itself = spellingIn(alphabet, asked.replaceAll(/\s+/g, ''));
  const words = found.filter((word) => word !== itself);
  const lengths = [...new Set(words.map(({ length }) => length))];
  return lengths.map((letters) => ({
    letters,
    words: words
      .filter(({ length }) => length === letters)
      .map((word) => Array.from(word, typedLetter).join('')),
  }));
}
