import { randomFrom, type RandomState, type Seed } from '#shared/kernel/index.ts';

/** The same game up to the same move gets the same random state, so games with computers replay. */
export function decisionRandom(seed: Seed, moves: number): RandomState {
  return randomFrom((seed ^ Math.imul(moves + 1, 0x9e3779b1)) >>> 0);
}
