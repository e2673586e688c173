import data from './spelling-pairs.json' with { type: 'json' };
import type { WordJudge } from './judge.ts';

/**
 * British and American spellings of one word are a pair (RULES C7) if exchanging their endings turns one into the other
 * (COLOUR, COLOR), enough of a stem is left, and both are in the lexicon, so that a word like EXERCISE has no partner.
 * spelling-pairs.json has the endings, pairs with shorter stems, and exceptions (SHIRE, VENTRE).
 */
export interface SpellingPairs {
  /** Different spellings are the same word only if both are in the lexicon. */
  sameSpelling(one: string, other: string): boolean;
  waysOf(word: string): readonly string[];
  /** Returns the first of all spellings of the word in order, so that they share one name. */
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

/** A spelling may have other spellings in turn, as -ELLERS, -ELERS and -ELRES might. */
function waysOf(word: string, lexicon: WordJudge): ReadonlySet<string> {
  const ways = new Set([word]);
  for (const way of ways) for (const other of partnersOf(way, lexicon)) ways.add(other);
  return ways;
}

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
