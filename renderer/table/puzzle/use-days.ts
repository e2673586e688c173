import { useCallback, useMemo } from 'react';
import { useLoaded, useRemembered } from '#renderer/app/index.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { puzzlesOfDay } from '#shared/puzzles/index.ts';
import { daysKey, markOf, noDays, puzzleDays, withMark, type DayMark, type PuzzleDays } from './days.ts';

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
  /** What was solved or given up stays so, and a hint that was told stays told. */
  readonly mark: (date: string, game: string, mark: DayMark) => void;
}

export function useDays(): Days {
  const [days, setDays] = useRemembered(daysKey, puzzleDays, noDays);
  const mark = useCallback(
    (date: string, game: string, { state, hints }: DayMark) => {
      const was = markOf(days, date, game) ?? { state: 'open', hints: 0 };
      if (was.state !== 'open' || (state === 'open' && hints <= was.hints)) return;
      setDays(withMark(days, date, game, { state, hints: Math.max(hints, was.hints) }));
    },
    [days, setDays],
  );
  return { days, mark };
}
