import type { WordHelp } from '#renderer/worker/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { keptHere, startClock, type TimeLeft } from './clock.ts';
import { seatComputers, type Computers, type ComputerState } from './computers.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface AutomaticMovesTable<T extends TableTypes> {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly show: (
    change: { readonly computer: ComputerState } | { readonly endsAt: number | undefined },
  ) => void;
  /** Gives the reason where the rules refuse the move. */
  readonly make: (move: T['proposal']) => Promise<Problem | undefined>;
  readonly pauseMs: number;
  /** Kept as long as the game lies on the table, without it. */
  readonly left: TimeLeft | undefined;
}

export interface AutomaticMoves {
  /** The table has changed, or may be touched again. */
  look(): void;
  /** Somebody looks at the table; the function returned says whether anybody is left. */
  attend(): () => boolean;
  /** The page may go at any moment. */
  keep(): void;
  /** The person has given up a move that could not be saved. */
  giveUp(): void;
  readonly computers: Computers;
}

/** The moves that no person makes: those of the clock and of the computers. They are made while somebody looks on. */
export function startAutomaticMoves<T extends TableTypes>(table: AutomaticMovesTable<T>): AutomaticMoves {
  let onlookers = 0;
  const attended = () => onlookers > 0;
  const { game, help, make, pauseMs } = table;
  const clock = startClock<T>({
    game,
    attended,
    left: table.left ?? keptHere(),
    show: (endsAt) => {
      table.show({ endsAt });
    },
    make: (move) => void make(move),
  });
  const computers = seatComputers<T>({
    game,
    attended,
    help,
    show: (computer) => {
      table.show({ computer });
    },
    make,
    pauseMs,
  });
  const look = () => {
    clock.look();
    computers.consider();
  };
  return {
    look,
    keep: clock.keep,
    computers,
    attend() {
      onlookers += 1;
      look();
      return () => {
        onlookers -= 1;
        if (onlookers > 0) return true;
        clock.leave();
        computers.leave();
        return false;
      };
    },
    giveUp() {
      // A computer would only try the same again; what had a limit of time has it anew.
      computers.stop();
      clock.leave();
      clock.look();
    },
  };
}
