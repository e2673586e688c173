/**
 * A set of words that only grows, as sorted lists: each is longer than the one behind it, so there are few. Adding words
 * sets one more list behind the others and merges lists until that holds again (Bentley and Saxe, "Decomposable
 * Searching Problems", 1980): n words cost n log n steps in all, and the long lists are shared by a set and those
 * that grew from it. It is plain JSON, so that a game's state can hold it.
 */
export type WordRuns = readonly (readonly string[])[];

export const noWords: WordRuns = [];

/** The set with these words as well; the one given stays as it is. */
export function withWords(runs: WordRuns, words: readonly string[]): WordRuns {
  const grown = [...runs];
  let last: readonly string[] = [...new Set(words)].sort();
  while (last.length > 0) {
    const before = grown.at(-1);
    if (before === undefined || before.length > last.length) break;
    grown.pop();
    last = merged(before, last);
  }
  return last.length === 0 ? runs : [...grown, last];
}

/** By halving each list. */
export function holdsWord(runs: WordRuns, word: string): boolean {
  return runs.some((run) => {
    let from = 0;
    let to = run.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((run[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return run[from] === word;
  });
}

/** All its words in order, each once. */
export function wordsIn(runs: WordRuns): readonly string[] {
  return runs.reduceRight<readonly string[]>((rest, run) => merged(run, rest), []);
}

/** Two sorted lists as one; what both hold comes once. */
function merged(one: readonly string[], other: readonly string[]): readonly string[] {
  const words: string[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const [a, b] = [one[left], other[right]];
    const takeLeft = b === undefined || (a !== undefined && a <= b);
    const word = takeLeft ? a : b;
    if (word === undefined) break;
    if (a === word) left += 1;
    if (b === word) right += 1;
    words.push(word);
  }
  return words;
}
