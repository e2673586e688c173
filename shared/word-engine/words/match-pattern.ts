import { wordLengths } from '#shared/lexicon/word-list.ts';
import { TopWords } from './top-words.ts';
import type { RuledLexicon } from '../ruled-lexicon.ts';
import type { LetterPattern } from './pattern.ts';
import { walkWords } from './word-walk.ts';

export interface MatchPatternRequest {
  readonly pattern: string;
  readonly least?: number;
  readonly longest?: number;
  readonly order: 'alphabet' | 'longest';
  readonly most: number;
}

export interface PatternMatches {
  readonly found: number;
  readonly words: readonly string[];
}

export function matchPattern(
  layers: RuledLexicon,
  alphabet: string,
  pattern: LetterPattern,
  { least = 1, longest = wordLengths.most, order, most }: Omit<MatchPatternRequest, 'pattern'>,
): PatternMatches {
  const first = new TopWords(order, most);
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
