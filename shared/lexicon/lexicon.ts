import { buildGraph, type BuildProgress } from './build-graph.ts';
import { childrenOf, endOfWord, firstOf, lastSibling, letterBits } from './node.ts';

/** What a lexicon says of itself. */
export interface AboutLexicon {
  /** Short name, as records keep it: `english`. */
  readonly name: string;
  /** Its letters in order, one character each. */
  readonly alphabet: string;
  /**
   * SHA-256, 64 hexadecimal digits, of the list as `formatWordList` writes it. It comes as an argument: the runtimes
   * each have a fast one of their own, and this folder names none of them.
   */
  readonly sha256: string;
}

/** Accepted words as a packed graph (see node.ts). */
export interface Lexicon extends AboutLexicon {
  readonly words: number;
  readonly nodes: Uint32Array;
  /** List of first letters: every word from its first letter to its last. */
  readonly root: number;
  /** First list of the GADDAG over the same nodes: every word from any of its letters (see build-graph.ts). */
  readonly gaddag: number;
}

/** `words` without repeats, in the order of the alphabet, as `parseWordList` gives them. */
export function buildLexicon(
  words: readonly string[],
  about: AboutLexicon,
  progress?: BuildProgress,
): Lexicon {
  const { name, alphabet, sha256 } = about;
  return { name, alphabet, sha256, words: words.length, ...buildGraph(words, alphabet, progress) };
}

/** Every word, in the order of the alphabet. */
export function* wordsOf(lexicon: Lexicon): Generator<string> {
  yield* wordsBelow(lexicon, lexicon.root, '');
}

function* wordsBelow(lexicon: Lexicon, list: number, prefix: string): Generator<string> {
  for (let index = firstOf(list); ; index += 1) {
    const node = lexicon.nodes[index] ?? lastSibling;
    const letter = node & letterBits;
    if (letter !== 0) {
      const word = prefix + lexicon.alphabet.charAt(letter - 1);
      if ((node & endOfWord) !== 0) yield word;
      yield* wordsBelow(lexicon, childrenOf(node), word);
    }
    if ((node & lastSibling) !== 0) return;
  }
}
