/**
 * A growing set is kept as sorted lists, each longer than the next; adding words appends a list and merges lists until
 * they are so again (Bentley and Saxe, "Decomposable Searching Problems", 1980). All n words take n log n steps, and
 * sets that grow from one another share lists. A set is plain JSON, for the state of a game.
 */
export type WordRuns = readonly (readonly string[])[];

export const noWords: WordRuns = [];

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

export function wordsIn(runs: WordRuns): readonly string[] {
  return runs.reduceRight<readonly string[]>((rest, run) => merged(run, rest), []);
}

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
