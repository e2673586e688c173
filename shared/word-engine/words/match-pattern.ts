import { wordLengths } from '#shared/lexicon/word-list.ts';
import { FirstWords } from './first-words.ts';
import type { WordLayers } from '../layers.ts';
import type { LetterPattern } from './pattern.ts';
import { walkWords } from './word-walk.ts';

/** Which words fit a pattern (see `parsePattern`)? */
export interface MatchPatternAsk {
  readonly pattern: string;
  /** Letters of the word. */
  readonly least?: number;
  readonly longest?: number;
  readonly order: 'alphabet' | 'longest';
  /** Words to answer with, at most 10,000; all are counted. */
  readonly most: number;
}

export interface PatternMatches {
  /** All there are, answered or not. */
  readonly found: number;
  readonly words: readonly string[];
}

/** The words that fit, read along the graph: only beginnings that some word of the pattern has are gone into. */
export function matchPattern(
  layers: WordLayers,
  alphabet: string,
  pattern: LetterPattern,
  { least = 1, longest = wordLengths.most, order, most }: Omit<MatchPatternAsk, 'pattern'>,
): PatternMatches {
  const first = new FirstWords(order, most);
  const walk = {
    patterns: [pattern],
    supply: undefined,
    least,
    longest: Math.min(longest, wordLengths.most),
  };
  walkWords(layers, walk, (letters) => {
    first.found += 1;
    if (!first.mayTake(letters.length, 0)) return;
    first.take({ key: String.fromCharCode(...letters), points: 0, at: 0 });
  });
  const words = first.words.map(({ key }) =>
    Array.from(key, (letter) => alphabet.charAt(letter.charCodeAt(0) - 1)).join(''),
  );
  return { found: first.found, words };
}
