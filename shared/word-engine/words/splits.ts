import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { childrenOf, endOfWord, nodeOf } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { WordLayers } from '../layers.ts';
import { walkWords } from './word-walk.ts';

/** The parts of a word, in order: TABLE, SPOON. Two at least, each a word of the lexicon under its rulings. */
export type Split = readonly string[];

/** What counts as a split. Kubagram joins words of its least length M or more (RULES K10). */
export interface SplitRules {
  /** Letters of a part, 2 to 21. */
  readonly leastPart: number;
  /** 2 to 10. */
  readonly mostParts: number;
}

/** Every way to split a spelling, those with a short first part first; whether the whole is a word does not matter. */
export function splitsOf(
  layers: WordLayers,
  alphabet: string,
  word: string,
  rules: SplitRules,
): readonly Split[] {
  const numbers = letterNumbers(alphabet);
  const letters = Uint8Array.from(word, (letter) => numbers[letter.charCodeAt(0)] ?? 0);
  return cutsOf(layers, letters, rules).map((cuts) => partsAt(word, cuts));
}

/** Told as an index is made: words looked at, of how many there may be. */
export type SplitProgress = (done: number, total: number) => void;

/**
 * The splits of every word of the lexicon, each as its parts with a space between: text is soon sent from thread to thread.
 * `openCompounds` makes them an index.
 */
export function allSplits(
  layers: WordLayers,
  alphabet: string,
  rules: SplitRules,
  progress: SplitProgress = () => undefined,
): readonly string[] {
  const walk = { patterns: [], supply: undefined, least: 2 * rules.leastPart, longest: wordLengths.most };
  const lines: string[] = [];
  let began = 0;
  walkWords(layers, walk, (letters) => {
    const [first = 0] = letters;
    if (first !== began) {
      began = first;
      progress(first - 1, alphabet.length);
    }
    const cuts = cutsOf(layers, letters, rules);
    if (cuts.length === 0) return;
    const word = Array.from(letters, (letter) => alphabet.charAt(letter - 1)).join('');
    for (const one of cuts) lines.push(partsAt(word, one).join(' '));
  });
  progress(alphabet.length, alphabet.length);
  return lines;
}

type Cuts = readonly number[];

function partsAt(word: string, cuts: Cuts): Split {
  return [0, ...cuts].map((cut, at) => word.slice(cut, cuts[at]));
}

/** Where each split cuts: places in front of which a new part begins. */
function cutsOf(
  layers: WordLayers,
  letters: Uint8Array,
  { leastPart, mostParts }: SplitRules,
): readonly Cuts[] {
  const found: Cuts[] = [];
  if (letters.length < 2 * leastPart || letters.includes(0)) return found;
  const cuts: number[] = [];
  const cutFrom = (start: number): void => {
    const isLastPart = cuts.length + 1 === mostParts;
    for (const end of endsOfWords(layers, letters, start, leastPart)) {
      if (end === letters.length) {
        if (cuts.length > 0) found.push([...cuts]);
      } else if (!isLastPart && letters.length - end >= leastPart) {
        cuts.push(end);
        cutFrom(end);
        cuts.pop();
      }
    }
  };
  cutFrom(0);
  return found;
}

/** The places in front of which a word ends that begins at `start`. */
function endsOfWords(
  layers: WordLayers,
  letters: Uint8Array,
  start: number,
  least: number,
): readonly number[] {
  const ends: number[] = [];
  for (const { nodes, root } of layers.graphs) {
    let list = root;
    for (let at = start; at < letters.length && list !== 0; at += 1) {
      const node = nodeOf(nodes, list, letters[at] ?? 0);
      if ((node & endOfWord) !== 0 && at + 1 - start >= least) {
        if (!layers.isDenied(letters.subarray(start, at + 1))) ends.push(at + 1);
      }
      list = childrenOf(node);
    }
  }
  return layers.graphs.length === 1 ? ends : ends.sort((one, other) => one - other);
}
