import { now } from '#shared/engine/index.ts';
import type { TimeUsed } from '#shared/records/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface ClockTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** Whether anybody looks at the table: nothing is timed while nobody does. */
  readonly attended: () => boolean;
  /** What had run of a limit when the game was opened, in milliseconds. */
  readonly usedBefore: (limit: string) => number;
  /** Keeps what has run where it outlives the program. */
  readonly keep: (used: TimeUsed) => void;
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock<T extends TableTypes> {
  /** The table or who looks at it has changed: something may have a limit of time now, or no longer. */
  look(): void;
  /** What has run of each limit since the game was opened, and before of those that have been looked at. */
  used(): readonly TimeUsed[];
  /** The clock's move where its time is over and it is held back; undefined otherwise. */
  due(): T['move'] | undefined;
  /** Keeps what has run of the limit that runs: the page may go at any moment. */
  keep(): void;
  /** Nobody looks on: what was being timed goes on when somebody does. */
  leave(): void;
  /** A move could not be saved and was given up. Where time is over the clock waits for the next move to try again. */
  giveUp(): void;
}

/** So often what has run is kept, in milliseconds: what ends the program may give no notice. */
const keepEvery = 1000;

interface Timed {
  readonly key: string;
  /** The whole limit. */
  readonly ms: number;
  readonly endsAt: number;
  readonly stop: () => void;
  /** `before`: already when the table came to it, as after an undo. */
  readonly over: 'no' | 'now' | 'before';
}

/** Counts down what the rules give a limit of time, and makes the move of the clock. */
export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock<T> {
  let timed: Timed | undefined;
  const ran = new Map<string, number>();
  /** So many moves had been made when the clock's own could not be saved. */
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
  /** After an undo the clock waits for the next move, so that what was taken back can still be made again. */
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
    // While a move is saved the seconds run on, and may run out: whoever saved it looks again afterwards.
    if (game === undefined) return;
    const deadline = table.attended() ? deadlineOf(game) : undefined;
    if (deadline === undefined || deadline.key !== timed?.key) stop();
    if (deadline === undefined) return;
    if (timed === undefined) start(deadline.key, deadline.ms);
    // Asked for only now: the state may hold more than it did, as claims that were made in time.
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
