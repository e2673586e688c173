import { nextInt, randomFrom, shuffle, type RandomState, type Seed } from '#shared/kernel/random.ts';

/** Keeps the state of the random sequence, so that a search need not pass it along. */
export class RandomSource {
  #random: RandomState;

  constructor(seed: Seed) {
    this.#random = randomFrom(seed);
  }

  below(limit: number): number {
    const [value, next] = nextInt(this.#random, limit);
    this.#random = next;
    return value;
  }

  shuffled<T>(items: readonly T[]): readonly T[] {
    const [mixed, next] = shuffle(this.#random, items);
    this.#random = next;
    return mixed;
  }

  some<T>(items: readonly T[], count: number): readonly T[] {
    if (count * 2 > items.length) return this.shuffled(items).slice(0, count);
    const taken = new Set<number>();
    while (taken.size < count) taken.add(this.below(items.length));
    return [...taken].flatMap((at) => items[at] ?? []);
  }
}
