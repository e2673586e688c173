import { clockOf, currentState } from '#shared/engine/index.ts';
import { recordLimits, type GameRecord, type Pauses } from '#shared/records/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { TableTypes } from '../table-types.ts';

export function isPaused({ record }: { readonly record: Pick<GameRecord, 'pauses'> }): boolean {
  return record.pauses?.since !== undefined;
}

export function pausedAt({ count, ms }: Pauses = { count: 0, ms: 0 }, now: number, isIdle: boolean): Pauses {
  const next = { count: Math.min(count + 1, recordLimits.pauses), ms, since: now };
  return isIdle ? { ...next, isIdle } : next;
}

export function resumedAt({ count, ms, since = Infinity }: Pauses, now: number): Pauses {
  const all = ms + Math.max(0, Math.round(now - since));
  return { count, ms: Math.min(all, recordLimits.timeUsed) };
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
