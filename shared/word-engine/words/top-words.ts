import type { WordOrder } from './words-request.ts';

/** `key` has letter numbers as characters, so that string order is that of the alphabet. */
export interface MetWord {
  readonly key: string;
  readonly points: number;
  /** This place tells words of the same spelling apart. */
  readonly at: number;
}

export class TopWords {
  found = 0;
  readonly #most: number;
  readonly #compare: (one: MetWord, other: MetWord) => number;
  readonly #order: WordOrder;
  readonly #kept: MetWord[] = [];

  constructor(order: WordOrder, most: number) {
    this.#order = order;
    this.#most = most;
    this.#compare = comparisons[order];
  }

  /** False means that no word of this length with at most these points is taken, so it need not be made. */
  mayTake(length: number, points: number): boolean {
    const last = this.#kept[this.#most - 1];
    if (last === undefined) return true;
    if (this.#order === 'alphabet') return true;
    if (this.#order === 'points' && points !== last.points) return points > last.points;
    return length >= last.key.length;
  }

  take(word: MetWord): void {
    const kept = this.#kept;
    const last = kept[this.#most - 1];
    if (last !== undefined && this.#compare(word, last) >= 0) return;
    let low = 0;
    for (let high = kept.length; low < high;) {
      const middle = (low + high) >>> 1;
      const there = kept[middle];
      if (there !== undefined && this.#compare(there, word) <= 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, word);
    if (kept.length > this.#most) kept.pop();
  }

  get words(): readonly MetWord[] {
    return this.#kept;
  }
}

const byAlphabet = (one: MetWord, other: MetWord): number =>
  one.key < other.key ? -1 : Number(one.key > other.key) || one.at - other.at;
const byLength = (one: MetWord, other: MetWord): number =>
  other.key.length - one.key.length || byAlphabet(one, other);
const byPoints = (one: MetWord, other: MetWord): number => other.points - one.points || byLength(one, other);

const comparisons = { alphabet: byAlphabet, longest: byLength, points: byPoints } as const;
