/** The hands with the same number of blanks: `share` of all hands of the set, and the words of those that were drawn. */
export interface Stratum {
  readonly share: number;
  readonly hands: number;
  readonly sum: number;
  readonly squares: number;
}

/** The share of hands of `size` pieces that have no blank, one, two and so on, if `blanks` of `pieces` are blanks. */
export function sharesByBlanks(pieces: number, blanks: number, size: number): readonly number[] {
  const all = waysOf(pieces, size);
  return Array.from(
    { length: Math.min(blanks, size) + 1 },
    (_, some) => (waysOf(blanks, some) * waysOf(pieces - blanks, size - some)) / all,
  );
}

/**
 * The mean words of a hand, and its standard error. A hand with a blank spells some ten times the words of another, so a
 * sample with a few such hands too many would mislead: the hands of each number of blanks count by their true share
 * (poststratification: Cochran, Sampling Techniques, 1977, 5A.9).
 */
export function stratifiedMean(strata: readonly Stratum[]): {
  readonly mean: number;
  readonly error: number;
} {
  let mean = 0;
  let variance = 0;
  for (const { share, hands, sum, squares } of largeEnough(strata)) {
    if (hands === 0) continue;
    mean += (share * sum) / hands;
    if (hands > 1) variance += (share ** 2 * Math.max(0, squares - sum ** 2 / hands)) / (hands - 1) / hands;
  }
  return { mean, error: Math.sqrt(variance) };
}

/** The spread of fewer hands would be chance. */
const leastHands = 10;

/** Adds the hands of a stratum to those of its neighbour if few are expected: to go by what was drawn would be biased. */
function largeEnough(strata: readonly Stratum[]): readonly Stratum[] {
  const drawn = strata.reduce((all, { hands }) => all + hands, 0);
  const large: Stratum[] = [];
  let small: Stratum | undefined;
  for (const one of strata) {
    const both = small === undefined ? one : together(small, one);
    small = both.share * drawn < leastHands || both.hands < 2 ? both : undefined;
    if (small === undefined) large.push(both);
  }
  if (small === undefined) return large;
  const last = large.pop();
  return [...large, last === undefined ? small : together(last, small)];
}

function together(one: Stratum, other: Stratum): Stratum {
  return {
    share: one.share + other.share,
    hands: one.hands + other.hands,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  };
}

/** How many ways there are to choose `some` of `all`. */
function waysOf(all: number, some: number): number {
  let ways = 1;
  for (let n = 0; n < some; n += 1) ways *= Math.max(0, all - n) / (n + 1);
  return ways;
}
