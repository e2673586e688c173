import { randomFrom, type RandomState, type Seat, type Seed } from '#shared/kernel/index.ts';
import type { Computers, GameTypes } from './contract.ts';

interface Level {
  readonly level: number;
}

/** A computer of this level plays as strongly as those it plays with, in games that offer it. */
export const followsOthers = 0;

/** A level that only a later version of Cubewright has is played as the strongest one here. */
export function levelIn<L extends Level>(levels: readonly [L, ...L[]], level: number): L {
  return levels.find((one) => one.level === level) ?? levels.at(-1) ?? levels[0];
}

export function playedLevel<G extends GameTypes>(
  computers: Pick<Computers<G>, 'follow' | 'usual'>,
  view: G['view'],
  by: Seat,
  level: number,
): number {
  if (level !== followsOthers) return level;
  return computers.follow?.(view, by) ?? usualLevel(computers);
}

export function usualLevel({ usual = 2 }: { readonly usual?: number }): number {
  return usual;
}

/** The same game up to the same move gets the same random state, so games with computers replay. */
export function decisionRandom(seed: Seed, moves: number): RandomState {
  return randomFrom((seed ^ Math.imul(moves + 1, 0x9e3779b1)) >>> 0);
}
