import { z } from 'zod';
import { clockOf, currentState } from '#shared/engine/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { TableTypes } from '../table-types.ts';

/** While a game is paused, `since` is when that began, in milliseconds since 1970. `ms` is that of pauses past. */
export interface Pauses {
  readonly count: number;
  readonly ms: number;
  readonly since?: number | undefined;
}

export const noPauses: Pauses = { count: 0, ms: 0 };

export const keptPauses: z.ZodType<Pauses> = z.strictObject({
  count: z.int().min(0),
  ms: z.int().min(0),
  since: z.int().min(0).optional(),
});

/** Returns plain JSON, in which nothing is undefined. */
export function formatPauses({ count, ms, since }: Pauses) {
  return since === undefined ? { count, ms } : { count, ms, since };
}

export function pausedAt(pauses: Pauses, now: number): Pauses {
  return pauses.since === undefined ? { ...pauses, count: pauses.count + 1, since: now } : pauses;
}

export function resumedAt({ count, ms, since = Infinity }: Pauses, now: number): Pauses {
  return { count, ms: ms + Math.max(0, Math.round(now - since)) };
}

/** A game may be paused as long as time may run in it. */
export function mayPause<T extends TableTypes>({
  game: { rules },
  timeline,
}: Pick<LoadedGame<T>, 'game' | 'timeline'>): boolean {
  const state = currentState(timeline);
  if (rules.ending(state) !== undefined) return false;
  return clockOf(state) !== undefined || rules.limits(state).length > 0;
}
