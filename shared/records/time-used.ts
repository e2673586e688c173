import type { TimeUsed } from './game-record.ts';

/** Takes the largest time of each limit in all lists; undefined if nothing has run. */
export function mostUsed(
  ...lists: readonly (readonly TimeUsed[] | undefined)[]
): readonly TimeUsed[] | undefined {
  const most = new Map<string, number>();
  for (const { limit, ms } of lists.flatMap((list) => list ?? [])) {
    most.set(limit, Math.max(ms, most.get(limit) ?? 0));
  }
  return most.size === 0 ? undefined : [...most].map(([limit, ms]) => ({ limit, ms }));
}
