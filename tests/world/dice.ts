import { nextInt, randomFrom } from '#shared/kernel/index.ts';

/** Random choices that follow from a seed alone. */
export interface Dice {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  between(least: number, most: number): number;
  oneIn(times: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
}

export function diceOf(seed: number): Dice {
  let state = randomFrom(seed >>> 0);
  const below = (limit: number): number => {
    const [value, next] = nextInt(state, limit);
    state = next;
    return value;
  };
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneIn: (times) => below(times) === 0,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
