import { now } from '#shared/engine/index.ts';
import type { TimeUsed } from '#shared/records/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface ClockTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** Whether anybody looks at the table: nothing is timed while nobody does. */
  readonly attended: () => boolean;
  /** What had run of a limit that goes on when the game was opened, in milliseconds. */
  readonly usedBefore: (limit: string) => number;
  /** Keeps what has run where it outlives the program. */
  readonly keep: (used: TimeUsed) => void;
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock {
  /** The table or who looks at it has changed: something may have a limit of time now, or no longer. */
  look(): void;
  /** What has run of the limit that goes on; undefined where the game has none. */
  used(): TimeUsed | undefined;
  /** Keeps that: the page may go at any moment. */
  keep(): void;
  /** Nobody looks on: what was being timed begins anew when somebody does, or goes on. */
  leave(): void;
  /** A move could not be saved and was given up: what was being timed begins anew, or goes on. */
  giveUp(): void;
}

/** So often what has run is kept, in milliseconds: what ends the program may give no notice. */
const keepEvery = 10_000;

interface Timed {
  readonly key: string;
  readonly goesOn: boolean;
  /** The whole limit. */
  readonly ms: number;
  readonly endsAt: number;
  readonly stop: () => void;
  readonly ranOut: boolean;
}

/** Counts down what the rules give a limit of time, and makes the move of the clock. */
export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock {
  let timed: Timed | undefined;
  let last: TimeUsed | undefined;
  /** So many moves had been made when the clock's own could not be saved. */
  let gaveUpAt: number | undefined;

  const used = () => {
    if (timed?.goesOn === true) {
      const { key, ms, endsAt } = timed;
      last = { limit: key, ms: Math.min(ms, Math.max(0, Math.round(ms - (endsAt - Date.now())))) };
    }
    return last;
  };
  const keep = () => {
    const has = used();
    if (timed?.goesOn === true && has !== undefined) table.keep(has);
  };
  const stop = () => {
    if (timed === undefined) return;
    used();
    timed.stop();
    timed = undefined;
    table.show(undefined);
  };
  /** What goes on and is over is over for good: it does not end a turn again that was taken back, but the next one. */
  const mayEnd = ({ timeline }: LoadedGame<T>, goesOn: boolean) =>
    !goesOn || (timeline.undone.length === 0 && timeline.length !== gaveUpAt);
  const start = (key: string, goesOn: boolean, ms: number) => {
    const before = last?.limit === key ? last.ms : 0;
    const left = goesOn ? Math.max(0, ms - Math.max(before, table.usedBefore(key))) : ms;
    const endsAt = Date.now() + left;
    const timer = setTimeout(() => {
      if (timed !== undefined) timed = { ...timed, ranOut: true };
      look();
    }, left);
    const keeping = goesOn ? setInterval(keep, keepEvery) : undefined;
    const stopBoth = () => {
      clearTimeout(timer);
      clearInterval(keeping);
    };
    timed = { key, goesOn, ms, endsAt, stop: stopBoth, ranOut: left === 0 };
    table.show(endsAt);
  };
  const look = () => {
    const game = table.game();
    // While a move is saved the seconds run on, and may run out: whoever saved it looks again afterwards.
    if (game === undefined) return;
    const deadline = table.attended() ? game.game.rules.deadline(now(game.timeline)) : undefined;
    if (deadline === undefined || deadline.key !== timed?.key) stop();
    if (deadline === undefined) return;
    if (timed === undefined) start(deadline.key, deadline.goesOn === true, deadline.ms);
    // Asked for only now: the state may hold more than it did, as claims that were made in time.
    if (timed?.ranOut === true && mayEnd(game, timed.goesOn)) table.make(deadline.move(Date.now()));
  };
  return {
    look,
    used,
    keep,
    leave() {
      keep();
      stop();
    },
    giveUp() {
      gaveUpAt = timed?.ranOut === true ? table.game()?.timeline.length : undefined;
      stop();
      look();
    },
  };
}
