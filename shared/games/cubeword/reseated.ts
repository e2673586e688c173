import type { CubewordSetUp } from './types.ts';

/** What stands by seat goes along with its players. `from`: who sat where before, for each seat now. */
export function reseated(setUp: CubewordSetUp, from: readonly (number | undefined)[]): CubewordSetUp {
  const now = setUp.seat === undefined ? -1 : from.indexOf(setUp.seat);
  return {
    ...setUp,
    seat: now < 0 ? undefined : now,
    scores: from.map((before) => (before === undefined ? 0 : (setUp.scores?.[before] ?? 0))),
  };
}
