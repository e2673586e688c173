import { alphabetFor, latinAlphabet, spellingIn } from './alphabet.ts';
import { buildGraphs, type BuildProgress, type WordGraph } from './build-graph.ts';
import { childrenOf, endOfWord, firstOf, lastSibling, letterBits, maxLetters } from './node.ts';
import { inOrder, wordLengths } from './word-list.ts';

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
  /** Of its words, as `sv` (ISO 639), where somebody has told. */
  readonly language?: string;
}

/** Accepted words as a packed graph (see node.ts). */
export interface Lexicon extends AboutLexicon {
  readonly words: number;
  readonly nodes: Uint32Array;
  /** List of first letters: every word from its first letter to its last. */
  readonly root: number;
  /** First list of the GADDAG over the same nodes: every word from any of its letters (see build-graph.ts). */
  readonly gaddag: number;
  /**
   * Two more graphs over the same nodes, where the alphabet has a letter that is typed as two characters: the same words
   * with the two letters in its place (see `inLetters`).
   */
  readonly beside?: Pick<WordGraph, 'root' | 'gaddag'>;
}

/** `words` without repeats, in the order of the alphabet, as `parseWordList` gives them. */
export function buildLexicon(
  words: readonly string[],
  about: AboutLexicon,
  progress?: BuildProgress,
): Lexicon {
  const { name, alphabet, sha256, language } = about;
  const apart = alphabetFor(alphabet, latinAlphabet);
  const lists = apart === alphabet ? [words] : [words, spelledIn(apart, words)];
  const [graph, beside] = buildGraphs(lists, alphabet, progress);
  if (graph === undefined) throw new Error('A list has a graph');
  const spoken = language === undefined ? {} : { language };
  const lexicon = { name, alphabet, sha256, ...spoken, words: words.length, ...graph };
  return beside === undefined
    ? lexicon
    : { ...lexicon, beside: { root: beside.root, gaddag: beside.gaddag } };
}

/**
 * The words of a lexicon as they are laid with pieces that show these letters. Dutch has IJ as one letter; where no piece
 * shows it, IJS is laid as I, J and S, and here it is spelled so. A letter that only the pieces have, as IJ beside an
 * English list, is known behind the others, in no word, as far as an alphabet has room: pieces of another script than the
 * list spell nothing. Judges, searches and texts of a game all take the lexicon that
 * this gives, so that they are of one mind. The same lexicon where its letters are those of the pieces.
 */
export function inLetters(lexicon: Lexicon, letters: string): Lexicon {
  const spelled = spelledFor(lexicon, letters);
  const strange = [...letters]
    .filter((letter) => !spelled.alphabet.includes(letter))
    .slice(0, maxLetters - spelled.alphabet.length)
    .join('');
  return strange === '' ? spelled : { ...spelled, alphabet: spelled.alphabet + strange };
}

function spelledFor(lexicon: Lexicon, letters: string): Lexicon {
  const alphabet = alphabetFor(lexicon.alphabet, letters);
  if (alphabet === lexicon.alphabet) return lexicon;
  const { root, gaddag, beside } = lexicon;
  if (beside !== undefined) return { ...lexicon, ...beside, alphabet, beside: { root, gaddag } };
  // A file of version 2 has no such graphs: they are built once.
  const known = respelled.get(lexicon);
  if (known?.alphabet === alphabet) return known;
  const words = spelledIn(alphabet, [...wordsOf(lexicon)]);
  const built = { ...buildLexicon(words, { ...lexicon, alphabet }), words: lexicon.words };
  respelled.set(lexicon, built);
  return built;
}

const respelled = new WeakMap<Lexicon, Lexicon>();

/** Where the lists of letters of all its graphs begin. */
export function rootsOf({
  root,
  gaddag,
  beside,
}: Pick<Lexicon, 'root' | 'gaddag' | 'beside'>): readonly number[] {
  return beside === undefined ? [root, gaddag] : [root, gaddag, beside.root, beside.gaddag];
}

/** The words in another spelling, in its order; those that have become too long for any board are left out. */
function spelledIn(alphabet: string, words: readonly string[]): readonly string[] {
  const spelled = new Set(words.map((word) => spellingIn(alphabet, word)));
  return inOrder(
    [...spelled].filter(({ length }) => length <= wordLengths.most),
    alphabet,
  );
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
