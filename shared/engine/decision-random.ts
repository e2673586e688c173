import { randomFrom, type RandomState, type Seed } from '#shared/kernel/index.ts';

/**
 * Where chance stands for a decision of a computer, after so many moves: the same game up to the same move is decided
 * alike, so that games with computers replay.
 */
export function decisionRandom(seed: Seed, moves: number): RandomState {
  return randomFrom((seed ^ Math.imul(moves + 1, 0x9e3779b1)) >>> 0);
}
