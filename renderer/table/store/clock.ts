import { now } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

/** What is left of limits that go on, in milliseconds, by the keys of their deadlines. */
export interface TimeLeft {
  read(key: string): number | undefined;
  /** Undefined forgets it. */
  keep(key: string, ms: number | undefined): void;
}

/** Kept as long as the game lies on the table. */
export function keptHere(): TimeLeft {
  const left = new Map<string, number>();
  return {
    read: (key) => left.get(key),
    keep(key, ms) {
      if (ms === undefined) left.delete(key);
      else left.set(key, ms);
    },
  };
}

export interface ClockTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** Whether anybody looks at the table: nothing is timed while nobody does. */
  readonly attended: () => boolean;
  readonly left: TimeLeft;
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock {
  /** The table or who looks at it has changed: something may have a limit of time now, or no longer. */
  look(): void;
  /** Keeps what is left of a limit that goes on: the page may go at any moment. */
  keep(): void;
  /** Nobody looks on: what was being timed begins anew when somebody does, or goes on. */
  leave(): void;
}

interface Timed {
  readonly key: string;
  readonly goesOn: boolean;
  readonly endsAt: number;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly ranOut: boolean;
}

/** Counts down what the rules give a limit of time, and makes the move of the clock. */
export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock {
  let timed: Timed | undefined;

  const keep = () => {
    if (timed?.goesOn !== true) return;
    // Run out and not over: its move could not be made, and is not to be tried for ever.
    const { key, endsAt, ranOut } = timed;
    table.left.keep(key, ranOut ? undefined : Math.max(0, endsAt - Date.now()));
  };
  const stop = () => {
    if (timed === undefined) return;
    clearTimeout(timed.timer);
    timed = undefined;
    table.show(undefined);
  };
  const look = () => {
    const game = table.game();
    // While a move is saved the seconds run on, and may run out: whoever saved it looks again afterwards.
    if (game === undefined) return;
    const deadline = table.attended() ? game.game.rules.deadline(now(game.timeline)) : undefined;
    if (deadline === undefined || deadline.key !== timed?.key) {
      if (timed !== undefined && table.attended()) table.left.keep(timed.key, undefined);
      stop();
    }
    if (deadline === undefined) return;
    if (timed?.ranOut === true) {
      // Asked for only now: the state may hold more than it did, as claims that were made in time.
      table.make(deadline.move(Date.now()));
    } else if (timed === undefined) {
      const { key, goesOn = false } = deadline;
      const left = goesOn ? table.left.read(key) : undefined;
      const ms = Math.min(deadline.ms, left ?? deadline.ms);
      const endsAt = Date.now() + ms;
      const timer = setTimeout(() => {
        timed = { key, goesOn, endsAt, timer, ranOut: true };
        look();
      }, ms);
      timed = { key, goesOn, endsAt, timer, ranOut: false };
      table.show(endsAt);
    }
    // With each move, for what ends the program may give no notice.
    keep();
  };
  return {
    look,
    keep,
    leave() {
      keep();
      stop();
    },
  };
}
