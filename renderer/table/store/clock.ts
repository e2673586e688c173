import { now } from '#shared/engine/index.ts';
import type { TimeUsed } from '#shared/records/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface ClockTable<T extends TableTypes> {
  readonly game: () => LoadedGame<T> | undefined;
  readonly attended: () => boolean;
  /** The time of a limit that was used when the game was opened, in milliseconds. */
  readonly usedBefore: (limit: string) => number;
  readonly keep: (used: TimeUsed) => void;
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock<T extends TableTypes> {
  /** Checks again for a time limit; call it when the table or its viewers change. */
  look(): void;
  used(): readonly TimeUsed[];
  due(): T['move'] | undefined;
  /** Saves the time used of the running limit, because the page may close at any moment. */
  keep(): void;
  /** Pauses when nobody looks on; the next viewer continues the timing. */
  leave(): void;
  /**
   * Called when a move that could not be saved is given up. If time is over, the clock waits for the next move before
   * it tries again.
   */
  giveUp(): void;
}

/** Time used is saved at this interval, in milliseconds, because the program may end without notice. */
const keepEvery = 1000;

interface Timed {
  readonly key: string;
  readonly ms: number;
  readonly endsAt: number;
  readonly stop: () => void;
  /** `before`: time was already over when the table reached this state, as after an undo. */
  readonly over: 'no' | 'now' | 'before';
}

export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock<T> {
  let timed: Timed | undefined;
  const ran = new Map<string, number>();
  /** The number of moves at which the clock's own move could not be saved. */
  let gaveUpAt: number | undefined;

  const count = () => {
    if (timed === undefined) return;
    const { key, ms, endsAt } = timed;
    ran.set(key, Math.min(ms, Math.max(0, Math.round(ms - (endsAt - Date.now())))));
  };
  const keep = () => {
    count();
    if (timed !== undefined) table.keep({ limit: timed.key, ms: ran.get(timed.key) ?? 0 });
  };
  const stop = () => {
    if (timed === undefined) return;
    count();
    timed.stop();
    timed = undefined;
    table.show(undefined);
  };
  /** After an undo the clock waits for the next move, so that redo stays possible. */
  const isHeld = ({ timeline }: LoadedGame<T>) =>
    timeline.length === gaveUpAt || (timed?.over === 'before' && timeline.undone.length > 0);
  const start = (key: string, ms: number) => {
    const left = Math.max(0, ms - Math.max(ran.get(key) ?? 0, table.usedBefore(key)));
    const endsAt = Date.now() + left;
    const timer = setTimeout(() => {
      if (timed?.over === 'no') timed = { ...timed, over: 'now' };
      look();
    }, left);
    const keeping = setInterval(keep, keepEvery);
    const stopBoth = () => {
      clearTimeout(timer);
      clearInterval(keeping);
    };
    timed = { key, ms, endsAt, stop: stopBoth, over: left === 0 ? 'before' : 'no' };
    table.show(endsAt);
  };
  const deadlineOf = (game: LoadedGame<T>) => game.game.rules.deadline(now(game.timeline));
  const look = () => {
    const game = table.game();
    // Time runs on while a move is saved and may run out; the saver calls `look` again afterwards.
    if (game === undefined) return;
    const deadline = table.attended() ? deadlineOf(game) : undefined;
    if (deadline === undefined || deadline.key !== timed?.key) stop();
    if (deadline === undefined) return;
    if (timed === undefined) start(deadline.key, deadline.ms);
    // The move is built only now, because the state may have gained claims that were made in time.
    if (timed?.over !== 'no' && !isHeld(game)) table.make(deadline.move(Date.now()));
  };
  return {
    look,
    used() {
      count();
      return [...ran].map(([limit, ms]) => ({ limit, ms }));
    },
    due() {
      const game = table.game();
      if (game === undefined || timed === undefined || timed.over === 'no' || !isHeld(game)) return undefined;
      return deadlineOf(game)?.move(Date.now());
    },
    keep,
    leave() {
      keep();
      stop();
    },
    giveUp() {
      if (timed !== undefined && timed.over !== 'no') gaveUpAt = table.game()?.timeline.length;
      look();
    },
  };
}
