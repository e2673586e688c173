import { now } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface ClockTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** Whether anybody looks at the table: nothing is timed while nobody does. */
  readonly attended: () => boolean;
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock {
  /** The table or who looks at it has changed: something may have a limit of time now, or no longer. */
  look(): void;
  /** Nobody looks on: what was being timed begins anew when somebody does. */
  leave(): void;
}

/** Counts down what the rules give a limit of time, and makes the move of the clock. */
export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock {
  let timed:
    | { readonly key: string; readonly timer: ReturnType<typeof setTimeout>; readonly ranOut: boolean }
    | undefined;

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
    if (deadline === undefined || deadline.key !== timed?.key) stop();
    if (deadline === undefined) return;
    if (timed?.ranOut === true) {
      // Asked for only now: the state may hold more than it did, as claims that were made in time.
      table.make(deadline.move(Date.now()));
    } else if (timed === undefined) {
      const { key, ms } = deadline;
      const timer = setTimeout(() => {
        timed = { key, timer, ranOut: true };
        look();
      }, ms);
      timed = { key, timer, ranOut: false };
      table.show(Date.now() + ms);
    }
  };
  return { look, leave: stop };
}
