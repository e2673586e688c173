import { now } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface ClockTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly show: (endsAt: number | undefined) => void;
  readonly make: (move: T['move']) => void;
}

export interface Clock {
  /** The table has changed: something may have a limit of time now, or no longer. */
  look(): void;
  /** Nobody looks on: what was being timed begins anew when somebody does. */
  leave(): void;
}

/** Counts down what the rules give a limit of time, and makes the move of the clock. */
export function startClock<T extends TableTypes>(table: ClockTable<T>): Clock {
  let running: { readonly key: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const stop = () => {
    if (running === undefined) return;
    clearTimeout(running.timer);
    running = undefined;
    table.show(undefined);
  };
  return {
    look() {
      const game = table.game();
      // While a move is saved the seconds run on.
      if (game === undefined) return;
      const deadline = game.game.rules.deadline(now(game.timeline));
      if (deadline?.key === running?.key) return;
      stop();
      if (deadline === undefined) return;
      table.show(Date.now() + deadline.ms);
      const timer = setTimeout(() => {
        running = undefined;
        table.show(undefined);
        const late = table.game();
        // Asked again: the state may hold more by now, as claims that were made in time.
        const due = late === undefined ? undefined : late.game.rules.deadline(now(late.timeline));
        if (due?.key === deadline.key) table.make(due.move(Date.now()));
      }, deadline.ms);
      running = { key: deadline.key, timer };
    },
    leave: stop,
  };
}
