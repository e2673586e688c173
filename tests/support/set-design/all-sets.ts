/** How many words a random hand of a set spells: the mean, and the geometric mean of words + 1, less 1. */
export interface SetValue {
  readonly mean: number;
  readonly geometric: number;
}

interface Size {
  readonly tiles: number;
  readonly hand: number;
}

export interface ValueOfSet {
  /** `counts` tells how many tiles have each letter, in the order of the letters. */
  (counts: readonly number[]): SetValue;
  /** The largest mean and the largest geometric mean of all sets that have each letter. */
  best(): SetValue;
  /** How many sets have each letter. */
  readonly sets: number;
}

/** Values sets of tiles exactly, over all hands. It shares no code with what proposes and measures sets. */
export function valuesOfSets(letters: string, words: readonly string[], { tiles, hand }: Size): ValueOfSet {
  const kinds = letters.length;
  const needs = words.map((word) => countsOf(word, letters));
  const hands = shareOuts(hand, kinds, 0).map((counts) => ({
    counts,
    words: needs.filter((need) => need.every((n, at) => n <= (counts[at] ?? 0))).length,
  }));
  const valueOf = (counts: readonly number[]): SetValue => {
    let mean = 0;
    let logs = 0;
    let all = 0;
    for (const one of hands) {
      let ways = 1;
      for (let at = 0; at < kinds && ways > 0; at += 1) ways *= waysOf(counts[at] ?? 0, one.counts[at] ?? 0);
      all += ways;
      mean += ways * one.words;
      logs += ways * Math.log(1 + one.words);
    }
    return { mean: mean / all, geometric: Math.exp(logs / all) - 1 };
  };
  const sets = shareOuts(tiles, kinds, 1);
  const best = (): SetValue => {
    const values = sets.map(valueOf);
    return {
      mean: Math.max(...values.map(({ mean }) => mean)),
      geometric: Math.max(...values.map(({ geometric }) => geometric)),
    };
  };
  return Object.assign(valueOf, { best, sets: sets.length });
}

function countsOf(word: string, letters: string): readonly number[] {
  return Array.from(letters, (letter) => [...word].filter((one) => one === letter).length);
}

/** All ways to share out `all` among `among`, so that each gets at least `least`. */
function shareOuts(all: number, among: number, least: number): readonly (readonly number[])[] {
  if (among === 1) return all < least ? [] : [[all]];
  return Array.from({ length: Math.max(0, all - least + 1) }, (_, n) => n + least).flatMap((first) =>
    shareOuts(all - first, among - 1, least).map((others) => [first, ...others]),
  );
}

function waysOf(all: number, some: number): number {
  let ways = 1;
  for (let n = 0; n < some; n += 1) ways *= (all - n) / (n + 1);
  return ways;
}
