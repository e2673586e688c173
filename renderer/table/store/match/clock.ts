import { z } from 'zod';
import { currentState as stateNow, type TimeLimit } from '#shared/engine/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { mostUsed, timeUsed, type GameRecord, type TimeUsed } from '#shared/records/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { RunningLimit, ShownClock } from '../play.ts';
import type { TableTypes } from '../table-types.ts';
import { isPaused } from './pauses.ts';

/** Holds the running time limits and the time used of every limit. Times are in milliseconds. */
export interface Clock {
  readonly timed: readonly Timed[];
  readonly ran: ReadonlyMap<string, number>;
  /** This is the time used when the game was opened, as kept beside the record. */
  readonly kept: readonly TimeUsed[];
  readonly keepAt: number | undefined;
  /** At this number of moves, the clock's own move could not be saved. */
  readonly gaveUpAt: number | undefined;
}

interface Timed extends RunningLimit {
  readonly countsOver: boolean;
  /** `before` means that time was already over when the table reached this state, as after an undo. */
  readonly over: 'no' | 'now' | 'before';
}

/** The time used is saved this often, in milliseconds, because the program may end without notice. */
const keepEvery = 1000;

export const newClock: Clock = {
  timed: [],
  ran: new Map(),
  kept: [],
  keepAt: undefined,
  gaveUpAt: undefined,
};

/** Files of earlier versions hold one limit alone. */
const keptClock = z.union([
  timeUsed.transform((one) => ({ used: [one] })),
  z.object({ used: z.array(timeUsed) }),
]);

export function withKeptTime(clock: Clock, drafts: readonly KeptDraft[] | undefined): Clock {
  const kept = keptClock.safeParse(drafts?.findLast(({ seat }) => seat === 'clock')?.draft);
  return kept.success ? { ...clock, kept: kept.data.used } : clock;
}

/** Starts or stops the time limits of this state. Call this when the table or its number of viewers changes. */
export function windClock<T extends TableTypes>(
  clock: Clock,
  game: LoadedGame<T>,
  attended: boolean,
  now: number,
): Clock {
  const limits = attended && !isPaused(game) ? limitsOf(game) : [];
  const isSame =
    limits.length === clock.timed.length &&
    limits.every(({ key, ms }, at) => key === clock.timed[at]?.key && ms === clock.timed[at].ms);
  if (isSame) return clock;
  const stopped = stopClock(clock, now);
  const before = usedIn(stopped, game.record);
  const timed = limits.map((limit): Timed => {
    const running = clock.timed.find(({ key, ms }) => key === limit.key && ms === limit.ms);
    return running ?? beginLimit(limit, before.get(limit.key) ?? 0, now);
  });
  return timed.length === 0 ? stopped : { ...stopped, timed, keepAt: now + keepEvery };
}

function beginLimit<T extends TableTypes>(limit: TimeLimit<T>, used: number, now: number): Timed {
  const { key, ms, kind } = limit;
  const countsOver = limit.countsOver === true;
  const left = countsOver ? ms - used : Math.max(0, ms - used);
  return { key, ms, kind, countsOver, endsAt: now + left, over: left > 0 ? 'no' : 'before' };
}

/** What screens show: the running limits, and the time that every limit has run, up to when it was last stopped. */
export function shownClock<T extends TableTypes>(clock: Clock, { record }: LoadedGame<T>): ShownClock {
  const running = clock.timed.map(({ key, ms, kind, endsAt }) => ({ key, ms, kind, endsAt }));
  return { running, used: usedIn(clock, record) };
}

function usedIn({ ran, kept }: Clock, record: Pick<GameRecord, 'timeUsed'>): ReadonlyMap<string, number> {
  const counted = [...ran].map(([limit, ms]) => ({ limit, ms }));
  return new Map((mostUsed(kept, record.timeUsed, counted) ?? []).map(({ limit, ms }) => [limit, ms]));
}

/**
 * Returns the clock's move if time is over. The move is built only now, because the state may have gained claims made
 * in time. A held move waits for the next move, so that redo stays possible after an undo.
 */
export function overdueMove<T extends TableTypes>(
  { timed, gaveUpAt }: Clock,
  game: LoadedGame<T>,
  now: number,
): { readonly move: T['move']; readonly isHeld: boolean } | undefined {
  const { length, undone } = game.timeline;
  for (const { key, over } of timed) {
    const move =
      over === 'no'
        ? undefined
        : limitsOf(game)
            .find((limit) => limit.key === key)
            ?.move?.(now);
    if (move === undefined) continue;
    return { move, isHeld: length === gaveUpAt || (over === 'before' && undone.length > 0) };
  }
  return undefined;
}

export function runOut(clock: Clock, now: number): Clock {
  const isOut = ({ over, endsAt }: Timed) => over === 'no' && endsAt <= now;
  if (!clock.timed.some(isOut)) return clock;
  return { ...clock, timed: clock.timed.map((one) => (isOut(one) ? { ...one, over: 'now' } : one)) };
}

/** Stops counting. The table calls this while no one looks on; the next viewer continues the timing. */
export function stopClock(clock: Clock, now: number): Clock {
  return clock.timed.length === 0 ? clock : { ...counted(clock, now), timed: [], keepAt: undefined };
}

/** Call this when a move that could not be saved is given up; an overdue clock tries again only after the next move. */
export function giveUpMove<T extends TableTypes>(clock: Clock, { timeline }: LoadedGame<T>): Clock {
  return clock.timed.every(({ over }) => over === 'no') ? clock : { ...clock, gaveUpAt: timeline.length };
}

export function isSaveDue({ keepAt }: Clock, now: number): boolean {
  return keepAt !== undefined && keepAt <= now;
}

/** Nothing is kept of a clock that has not run since it was last kept. */
export function timeToKeep(clock: Clock, moves: number, now: number): [Clock, KeptDraft | undefined] {
  if (clock.timed.length === 0) return [clock, undefined];
  const next = { ...counted(clock, now), keepAt: now + keepEvery };
  return [next, clockDraft(next, moves)];
}

/** Keeps the limits that run, or else the last that ran, with all that was counted of them before a restart too. */
export function clockDraft({ kept, ran, timed }: Clock, moves: number): KeptDraft {
  const counted =
    mostUsed(
      kept,
      [...ran].map(([limit, ms]) => ({ limit, ms })),
    ) ?? [];
  const used =
    timed.length === 0
      ? counted.slice(-keptLimits)
      : timed.map(({ key }) => counted.find(({ limit }) => limit === key) ?? { limit: key, ms: 0 });
  const plain = used.map(({ limit, ms }) => ({ limit, ms }));
  return { seat: 'clock', moves, draft: { used: plain } };
}

/** More limits than this never run at once. */
const keptLimits = 8;

export function timedRecord<T extends TableTypes>(
  clock: Clock,
  record: GameRecord<T>,
  now: number,
): GameRecord<T> {
  const used = [...counted(clock, now).ran].map(([limit, ms]) => ({ limit, ms }));
  return { ...record, timeUsed: mostUsed(record.timeUsed, clock.kept, used) };
}

/** Returns when the next `time` event is due, or undefined while nothing runs. */
export function wakeAt({ timed, keepAt }: Clock): number | undefined {
  if (keepAt === undefined) return undefined;
  return Math.min(keepAt, ...timed.flatMap(({ over, endsAt }) => (over === 'no' ? endsAt : [])));
}

function counted(clock: Clock, now: number): Clock {
  const ran = new Map(clock.ran);
  for (const { key, ms, endsAt, countsOver } of clock.timed) {
    const used = Math.max(0, Math.round(ms - (endsAt - now)));
    ran.delete(key);
    // A limit that an option gives in parts of a millisecond is kept in whole ones, as the record needs them.
    ran.set(key, countsOver ? used : Math.min(Math.round(ms), used));
  }
  return { ...clock, ran };
}

function limitsOf<T extends TableTypes>({ game, timeline }: LoadedGame<T>): readonly TimeLimit<T>[] {
  return game.rules.limits(stateNow(timeline));
}
