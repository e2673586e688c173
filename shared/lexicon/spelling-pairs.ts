import data from './spelling-pairs.json' with { type: 'json' };
import type { WordJudge } from './word-judge.ts';

/**
 * British and American spellings of one word (RULES C7). Two words of the lexicon are one spelling where exchanging one
 * pair of endings turns one into the other (COLOUR, COLOR; ORGANISE, ORGANIZE) and enough of a stem is left; a few
 * pairs with shorter stems are named, and some words that only look so (SHIRE, VENTRE) are excepted. The endings are
 * data, in spelling-pairs.json; both spellings being in the lexicon is what keeps PRISM and its like apart.
 */
export interface SpellingPairs {
  /** One word, written in two ways, both in the lexicon. A word is one spelling with itself. */
  sameSpelling(one: string, other: string): boolean;
  /** Every way of writing a word, itself included, in order. */
  waysOf(word: string): readonly string[];
  /** One name for all ways of writing a word: the first of them in order. A word without another is its own. */
  spellingOf(word: string): string;
}

const exchanges: readonly (readonly [string, string])[] = data.endings.flatMap(([one = '', other = '']) => [
  [one.toUpperCase(), other.toUpperCase()] as const,
  [other.toUpperCase(), one.toUpperCase()] as const,
]);
const excepted = new Set(data.except.map((word) => word.toUpperCase()));
const named = new Map(
  data.pairs.flatMap(([one = '', other = '']) => [
    [one.toUpperCase(), other.toUpperCase()],
    [other.toUpperCase(), one.toUpperCase()],
  ]),
);

export function createSpellingPairs(lexicon: WordJudge): SpellingPairs {
  const inOrder = (word: string): readonly string[] => [...waysOf(word, lexicon)].sort();
  const spellingOf = (word: string): string => inOrder(word)[0] ?? word;
  return {
    waysOf: inOrder,
    spellingOf,
    sameSpelling: (one, other) => one === other || spellingOf(one) === spellingOf(other),
  };
}

/** Every way of writing a word, itself included; a way may have ways of its own (as -ELLERS, -ELERS and -ELRES might). */
function waysOf(word: string, lexicon: WordJudge): ReadonlySet<string> {
  const ways = new Set([word]);
  for (const way of ways) for (const other of partnersOf(way, lexicon)) ways.add(other);
  return ways;
}

/** The words that one exchange of endings makes of this one, where both are in the lexicon. */
function partnersOf(word: string, lexicon: WordJudge): readonly string[] {
  if (excepted.has(word) || !lexicon.has(word)) return [];
  const byEnding = exchanges
    .filter(([from]) => word.endsWith(from) && word.length - from.length >= data.minStem)
    .map(([from, to]) => word.slice(0, -from.length) + to);
  const byName = named.get(word);
  return [...byEnding, ...(byName === undefined ? [] : [byName])].filter(
    (other) => !excepted.has(other) && lexicon.has(other),
  );
}
