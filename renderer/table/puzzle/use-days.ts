import { useCallback, useMemo } from 'react';
import { useKept, useLoaded } from '#renderer/app/index.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { puzzlesOfDay } from '#shared/puzzles/index.ts';
import { daysKey, noDays, puzzleDays, withProgress, type DayMark, type PuzzleDays } from './days.ts';

/** Is undefined while the puzzles are being loaded, and empty where they cannot be. */
export function useDayPuzzles(date: string): readonly Puzzle[] | undefined {
  return useLoaded(useMemo(() => () => dayPuzzles(date), [date]));
}

async function dayPuzzles(date: string): Promise<readonly Puzzle[]> {
  const found = await puzzlesOfDay(date).catch(() => undefined);
  return found?.ok === true ? found.value : [];
}

interface Days {
  readonly days: PuzzleDays;
  readonly mark: (date: string, game: string, mark: DayMark) => void;
}

export function useDays(): Days {
  const [days, change] = useKept(daysKey, puzzleDays, noDays);
  const mark = useCallback(
    (date: string, game: string, made: DayMark) => {
      if (withProgress(days, date, game, made) === undefined) return;
      change((kept) => withProgress(kept, date, game, made));
    },
    [days, change],
  );
  return { days, mark };
}
