import { letterNumbers } from './alphabet.ts';
import { inLetters, wordsOf, type Lexicon } from './lexicon.ts';
import { childrenOf, endOfWord, nodeOf } from './node.ts';
import type { WordJudge } from './word-judge.ts';

/** For a game whose list is not here: whatever was played is taken as a word. */
export const acceptAll: WordJudge = { has: () => true };

/** For games without words. */
export const acceptNone: WordJudge = { has: () => false, words: () => [] };

/** Exact membership: one step of the graph a letter, no guess and no hash. */
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

/** A judge of words as they are spelled with these letters (see `inLetters`). */
export function judgeIn(lexicon: Lexicon, letters: string): WordJudge {
  return createJudge(inLetters(lexicon, letters));
}

/**
 * The table's own rulings over a lexicon or over other rulings (RULES A8): the outermost layer has the last word, and
 * a word that one layer both allows and forbids is forbidden. Spaces around a word and its case do not matter.
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
