import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A seed is a whole number from 0 to 2^32 - 1. */
export type Seed = number;

/** The state of xoroshiro128+ is kept in the state of a game, so that a replay is exact. */
export type RandomState = readonly number[];

export function randomFrom(seed: Seed): RandomState {
  return xoroshiro128plus(seed).getState();
}

/** Returns a whole number from 0 to `below` - 1, evenly distributed, and the next state. */
export function nextInt(random: RandomState, below: number): readonly [number, RandomState] {
  const generator = xoroshiro128plusFromState(random);
  const value = uniformInt(generator, 0, below - 1);
  return [value, generator.getState()];
}

/** Shuffles by Fisher-Yates and returns the next state. */
export function shuffle<T>(random: RandomState, items: readonly T[]): readonly [readonly T[], RandomState] {
  const generator = xoroshiro128plusFromState(random);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return [shuffled, generator.getState()];
}
