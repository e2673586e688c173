import type { WordHelp } from '#renderer/worker/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { mostUsed, timeUsed, type GameRecord, type TimeUsed } from '#shared/records/index.ts';
import { startClock } from './clock.ts';
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
  /** Takes to the disk what the clock has counted. */
  readonly keep: (draft: KeptDraft) => void;
}

export interface AutomaticMoves<T extends TableTypes> {
  /** The table has changed, or may be touched again. `kept`: what lay beside a game that has just been opened. */
  look(kept?: readonly KeptDraft[]): void;
  /** A record as it is to be saved, with the time that has been used. */
  timed(record: GameRecord<T>): GameRecord<T>;
  /** The clock's own move, where its time ran out before and nothing but an undo or a failed save holds it back. */
  due(): T['move'] | undefined;
  /** Somebody looks at the table; the function returned says whether anybody is left. */
  attend(): () => boolean;
  /** The page may go at any moment. */
  keep(): void;
  /** The person has given up a move that could not be saved. */
  giveUp(): void;
  readonly computers: Computers;
}

/** The moves that no person makes: those of the clock and of the computers. They are made while somebody looks on. */
export function startAutomaticMoves<T extends TableTypes>(table: AutomaticMovesTable<T>): AutomaticMoves<T> {
  let onlookers = 0;
  const attended = () => onlookers > 0;
  const { game, help, make, pauseMs } = table;
  const clock = startClock<T>({
    game,
    attended,
    usedBefore: (limit) =>
      mostUsed(kept, game()?.record.timeUsed)?.find((used) => used.limit === limit)?.ms ?? 0,
    keep: (used) => {
      table.keep({ seat: 'clock', moves: game()?.timeline.length ?? 0, draft: { ...used } });
    },
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
  let kept: readonly TimeUsed[] = [];
  const look = (beside?: readonly KeptDraft[]) => {
    const counted = timeUsed.safeParse(beside?.findLast(({ seat }) => seat === 'clock')?.draft);
    if (counted.success) kept = [counted.data];
    clock.look();
    computers.consider();
  };
  return {
    look,
    timed: (record) => ({ ...record, timeUsed: mostUsed(record.timeUsed, kept, clock.used()) }),
    due: clock.due,
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
      // A computer would only try the same again.
      computers.stop();
      clock.giveUp();
    },
  };
}
