import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { childrenOf, endOfWord, nodeOf } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { RuledLexicon } from '../ruled-lexicon.ts';
import { walkWords } from './word-walk.ts';

/** A split has at least two parts in order, like TABLE, SPOON, each a word of the lexicon under its rulings. */
export type Split = readonly string[];

/** Parts have at least `leastPart` letters; Kubagram joins words of at least its length M (RULES K10). */
export interface SplitRules {
  readonly leastPart: number;
  readonly mostParts: number;
}

/** Splits with a short first part come first; the whole need not be a word. */
export function splitsOf(
  layers: RuledLexicon,
  alphabet: string,
  word: string,
  rules: SplitRules,
): readonly Split[] {
  const numbers = letterNumbers(alphabet);
  const letters = Uint8Array.from(word, (letter) => numbers[letter.charCodeAt(0)] ?? 0);
  return cutsOf(layers, letters, rules).map((cuts) => partsAt(word, cuts));
}

export type SplitProgress = (done: number, total: number) => void;

/** A split is its parts separated by spaces, because text passes quickly between threads. */
export function allSplits(
  layers: RuledLexicon,
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

function cutsOf(
  layers: RuledLexicon,
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

function endsOfWords(
  layers: RuledLexicon,
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
