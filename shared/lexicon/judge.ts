import { letterNumbers } from './alphabet.ts';
import { inLetters, wordsOf, type Lexicon } from './lexicon.ts';
import { childrenOf, endOfWord, nodeOf } from './node.ts';

/** A judge is a lexicon, or a lexicon under a table's layers of allowed and forbidden words. */
export interface WordJudge {
  /** `word` is in capitals, in the letters of the pieces. */
  has(word: string): boolean;
  /** A judge that knows all its words lists them here. */
  readonly words?: () => Iterable<string>;
}

/** A game whose list is not here accepts whatever was played. */
export const acceptAll: WordJudge = { has: () => true };

export const acceptNone: WordJudge = { has: () => false, words: () => [] };

/** Membership is exact: the graph takes one step for each letter. */
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

export function judgeIn(lexicon: Lexicon, letters: string): WordJudge {
  return createJudge(inLetters(lexicon, letters));
}

/**
 * Lays the table's rulings over a lexicon or other rulings (RULES A8). The outermost layer decides, and a word that
 * one layer both allows and forbids is forbidden. Surrounding spaces and case do not matter.
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
