import { currentState as stateNow, type Deadline } from '#shared/engine/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { mostUsed, timeUsed, type GameRecord, type TimeUsed } from '#shared/records/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { TableTypes } from '../table-types.ts';

/** Holds the running time limit and the time used of every limit. Times are in milliseconds. */
export interface Clock {
  readonly timed: Timed | undefined;
  readonly ran: ReadonlyMap<string, number>;
  /** This is the time used when the game was opened, as kept beside the record. */
  readonly kept: readonly TimeUsed[];
  /** At this number of moves, the clock's own move could not be saved. */
  readonly gaveUpAt: number | undefined;
}

interface Timed {
  readonly key: string;
  readonly ms: number;
  readonly endsAt: number;
  readonly keepAt: number;
  /** `before` means that time was already over when the table reached this state, as after an undo. */
  readonly over: 'no' | 'now' | 'before';
}

/** The time used is saved this often, in milliseconds, because the program may end without notice. */
const keepEvery = 1000;

export function withKeptTime(clock: Clock, drafts: readonly KeptDraft[] | undefined): Clock {
  const counted = timeUsed.safeParse(drafts?.findLast(({ seat }) => seat === 'clock')?.draft);
  return counted.success ? { ...clock, kept: [counted.data] } : clock;
}

/** Starts or stops the time limit of this state. Call this when the table or its number of viewers changes. */
export function windClock<T extends TableTypes>(
  clock: Clock,
  game: LoadedGame<T>,
  attended: boolean,
  now: number,
): Clock {
  const deadline = attended ? deadlineOf(game) : undefined;
  const kept = deadline !== undefined && deadline.key === clock.timed?.key ? clock : stopClock(clock, now);
  if (deadline === undefined || kept.timed !== undefined) return kept;
  const { key, ms } = deadline;
  const before = mostUsed(clock.kept, game.record.timeUsed)?.find(({ limit }) => limit === key)?.ms ?? 0;
  const left = Math.max(0, ms - Math.max(kept.ran.get(key) ?? 0, before));
  const over = left === 0 ? 'before' : 'no';
  return { ...kept, timed: { key, ms, endsAt: now + left, keepAt: now + keepEvery, over } };
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
  if (timed === undefined || timed.over === 'no') return undefined;
  const move = deadlineOf(game)?.move(now);
  const { length, undone } = game.timeline;
  const isHeld = length === gaveUpAt || (timed.over === 'before' && undone.length > 0);
  return move && { move, isHeld };
}

export function runOut(clock: Clock, now: number): Clock {
  const { timed } = clock;
  return timed?.over === 'no' && timed.endsAt <= now ? { ...clock, timed: { ...timed, over: 'now' } } : clock;
}

/** Stops counting. The table calls this while no one looks on; the next viewer continues the timing. */
export function stopClock(clock: Clock, now: number): Clock {
  return clock.timed === undefined ? clock : { ...counted(clock, now), timed: undefined };
}

/** Call this when a move that could not be saved is given up; an overdue clock tries again only after the next move. */
export function giveUpMove<T extends TableTypes>(clock: Clock, { timeline }: LoadedGame<T>): Clock {
  return clock.timed === undefined || clock.timed.over === 'no'
    ? clock
    : { ...clock, gaveUpAt: timeline.length };
}

export function isSaveDue({ timed }: Clock, now: number): boolean {
  return timed !== undefined && timed.keepAt <= now;
}

export function timeToKeep(clock: Clock, moves: number, now: number): [Clock, KeptDraft | undefined] {
  const { timed } = clock;
  if (timed === undefined) return [clock, undefined];
  const next = { ...counted(clock, now), timed: { ...timed, keepAt: now + keepEvery } };
  return [next, { seat: 'clock', moves, draft: { limit: timed.key, ms: next.ran.get(timed.key) ?? 0 } }];
}

export function timedRecord<T extends TableTypes>(
  clock: Clock,
  record: GameRecord<T>,
  now: number,
): GameRecord<T> {
  const used = [...counted(clock, now).ran].map(([limit, ms]) => ({ limit, ms }));
  return { ...record, timeUsed: mostUsed(record.timeUsed, clock.kept, used) };
}

/** Returns when the next `time` event is due, or undefined while nothing runs. */
export function wakeAt({ timed }: Clock): number | undefined {
  return timed?.over === 'no' ? Math.min(timed.endsAt, timed.keepAt) : timed?.keepAt;
}

function counted(clock: Clock, now: number): Clock {
  const { timed, ran } = clock;
  if (timed === undefined) return clock;
  const used = Math.min(timed.ms, Math.max(0, Math.round(timed.ms - (timed.endsAt - now))));
  return { ...clock, ran: new Map(ran).set(timed.key, used) };
}

function deadlineOf<T extends TableTypes>({ game, timeline }: LoadedGame<T>): Deadline<T> | undefined {
  return game.rules.deadline(stateNow(timeline));
}
