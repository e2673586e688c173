import { withoutMissingDigraphs, latinAlphabet, spellingIn } from './alphabet.ts';
import { buildGraphs, type BuildProgress, type WordGraph } from './build-graph.ts';
import { childrenOf, endOfWord, firstOf, lastSibling, letterBits, maxLetters } from './node.ts';
import { sortByAlphabet, wordLengths } from './word-list.ts';

export interface AboutLexicon {
  readonly name: string;
  readonly alphabet: string;
  /** This SHA-256 of `formatWordList`'s text is in lower-case hex; callers compute it with fast code of the runtime. */
  readonly sha256: string;
  /** The language is an ISO 639 code such as `sv`; it is absent if unknown. */
  readonly language?: string;
}

export interface Lexicon extends AboutLexicon {
  readonly words: number;
  readonly nodes: Uint32Array;
  readonly root: number;
  readonly gaddag: number;
  /** In these two other graphs over the same nodes, a letter typed as two characters (Dutch IJ) is two letters. */
  readonly beside?: Pick<WordGraph, 'root' | 'gaddag'>;
}

export function buildLexicon(
  words: readonly string[],
  about: AboutLexicon,
  progress?: BuildProgress,
): Lexicon {
  const { name, alphabet, sha256, language } = about;
  const apart = withoutMissingDigraphs(alphabet, latinAlphabet);
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
 * Returns the lexicon as pieces with these letters spell it: if no piece shows the Dutch IJ, IJS is I, J and S. Letters
 * that only the pieces have are added to the end of the alphabet, as far as there is room, and occur in no word. The
 * judges, searches and texts of a game agree only if all of them use this lexicon.
 */
export function lexiconForLetters(lexicon: Lexicon, letters: string): Lexicon {
  const spelled = spelledFor(lexicon, letters);
  const strange = [...letters]
    .filter((letter) => !spelled.alphabet.includes(letter))
    .slice(0, maxLetters - spelled.alphabet.length)
    .join('');
  return strange === '' ? spelled : { ...spelled, alphabet: spelled.alphabet + strange };
}

function spelledFor(lexicon: Lexicon, letters: string): Lexicon {
  const alphabet = withoutMissingDigraphs(lexicon.alphabet, letters);
  if (alphabet === lexicon.alphabet) return lexicon;
  const { root, gaddag, beside } = lexicon;
  if (beside !== undefined) return { ...lexicon, ...beside, alphabet, beside: { root, gaddag } };
  // A file of version 2 lacks these graphs, so they are built once.
  const known = respelled.get(lexicon);
  if (known?.alphabet === alphabet) return known;
  const words = spelledIn(alphabet, [...wordsOf(lexicon)]);
  const built = { ...buildLexicon(words, { ...lexicon, alphabet }), words: lexicon.words };
  respelled.set(lexicon, built);
  return built;
}

const respelled = new WeakMap<Lexicon, Lexicon>();

export function rootsOf({
  root,
  gaddag,
  beside,
}: Pick<Lexicon, 'root' | 'gaddag' | 'beside'>): readonly number[] {
  return beside === undefined ? [root, gaddag] : [root, gaddag, beside.root, beside.gaddag];
}

/** Words that become too long for any board are dropped; the others are in the order of the new alphabet. */
function spelledIn(alphabet: string, words: readonly string[]): readonly string[] {
  const spelled = new Set(words.map((word) => spellingIn(alphabet, word)));
  return sortByAlphabet(
    [...spelled].filter(({ length }) => length <= wordLengths.most),
    alphabet,
  );
}

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
