import { letterNumbers } from './alphabet.ts';
import { lexiconForLetters, wordsOf, type Lexicon } from './lexicon.ts';
import { childrenOf, endOfWord, nodeOf } from './node.ts';

export interface WordJudge {
  /** `word` is in capitals and spelled in the letters of the pieces. */
  has(word: string): boolean;
  readonly words?: () => Iterable<string>;
}

export const acceptAll: WordJudge = { has: () => true };

export const acceptNone: WordJudge = { has: () => false, words: () => [] };

export function createJudge(lexicon: Lexicon): WordJudge {
  const { nodes, root } = lexicon;
  const numbers = letterNumbers(lexicon.alphabet);

  return {
    has(word) {
      let list = root;
      let node = 0;
      for (let at = 0; at < word.length; at += 1) {
        const letter = numbers[word.charCodeAt(at)] ?? 0;
        node = letter === 0 ? 0 : nodeOf(nodes, list, letter);
        if (node === 0) return false;
        list = childrenOf(node);
      }
      return (node & endOfWord) !== 0;
    },
    words: () => wordsOf(lexicon),
  };
}

export function judgeForLetters(lexicon: Lexicon, letters: string): WordJudge {
  return createJudge(lexiconForLetters(lexicon, letters));
}

/**
 * Lays the table's rulings over a lexicon or other rulings (RULES A8). The outermost layer decides, and a word in both
 * lists is forbidden. Surrounding spaces and case in the lists do not matter.
 */
export function withRulings(
  judge: WordJudge,
  allow: readonly string[],
  forbid: readonly string[],
): WordJudge {
  const allowed = new Set(allow.map(spelling));
  const forbidden = new Set(forbid.map(spelling));
  return { has: (word) => !forbidden.has(word) && (allowed.has(word) || judge.has(word)) };
}

const spelling = (word: string): string => word.trim().toUpperCase();
