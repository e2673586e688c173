import type { Seat } from '#shared/kernel/index.ts';
import type { Computers, GameTypes } from './contract.ts';

/** What a level of computer players has in every game. */
interface Level {
  /** As a record keeps it, from 1, the weakest. */
  readonly level: number;
}

/** The level of a computer that plays as strongly as those it plays with, in games that have such a one. */
export const followsOthers = 0;

/** The level of this number; for one that only a later Cubewright has, the strongest here plays. */
export function levelIn<L extends Level>(levels: readonly [L, ...L[]], level: number): L {
  return levels.find((one) => one.level === level) ?? levels.at(-1) ?? levels[0];
}

/** The level at which a computer plays this turn: its own, or that of those whom it follows. */
export function playedLevel<G extends GameTypes>(
  computers: Pick<Computers<G>, 'follow' | 'usual'>,
  view: G['view'],
  by: Seat,
  level: number,
): number {
  if (level !== followsOthers) return level;
  return computers.follow?.(view, by) ?? usualLevel(computers);
}

/** The level of a computer that has not been told otherwise. */
export function usualLevel({ usual = 2 }: { readonly usual?: number }): number {
  return usual;
}
