import type { WordHelp } from '#renderer/worker/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { mostUsed, timeUsed, type GameRecord, type TimeUsed } from '#shared/records/index.ts';
import { startClock } from './clock.ts';
import { startComputerPlayers, type Computers, type ComputerState } from './computers.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export interface AutomaticMovesTable<T extends TableTypes> {
  readonly game: () => LoadedGame<T> | undefined;
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly show: (
    change: { readonly computer: ComputerState } | { readonly endsAt: number | undefined },
  ) => void;
  /** Resolves to the reason if the rules refuse the move. */
  readonly make: (move: T['proposal']) => Promise<Problem | undefined>;
  readonly pauseMs: number;
  /** Saves the time used. */
  readonly keep: (draft: KeptDraft) => void;
}

export interface AutomaticMoves<T extends TableTypes> {
  look(kept?: readonly KeptDraft[]): void;
  timed(record: GameRecord<T>): GameRecord<T>;
  due(): T['move'] | undefined;
  /** Adds a viewer; the returned function removes it and tells whether any viewer is left. */
  attend(): () => boolean;
  /** Saves the time used, because the page may close at any moment. */
  keep(): void;
  giveUp(): void;
  readonly computers: Computers;
}

/** Makes the moves of the clock and of the computers while somebody looks on. */
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
  const computers = startComputerPlayers<T>({
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
      // A computer would only try the same move again.
      computers.stop();
      clock.giveUp();
    },
  };
}
