import { dayBefore, type PuzzleDays } from '#renderer/table/puzzle/days.ts';

/** A day of puzzles: one was solved, alone or with hints, or none. */
export type FortnightBox = 'done' | 'helped' | 'none';

export interface Fortnight {
  /** The oldest day comes first, and today last. */
  readonly boxes: readonly FortnightBox[];
  readonly solved: number;
  readonly helped: number;
}

const length = 14;

/** What has become of the puzzles of two weeks to today. */
export function fortnightOf(days: PuzzleDays, today: string): Fortnight {
  const dates = [today];
  while (dates.length < length) dates.unshift(dayBefore(dates[0] ?? today));
  const solvedOn = dates.map((date) => {
    const marks = Object.values(days.find((day) => day.date === date)?.marks ?? {});
    return marks.filter(({ state }) => state === 'solved');
  });
  const all = solvedOn.flat();
  return {
    boxes: solvedOn.map((solved) => {
      if (solved.length === 0) return 'none';
      return solved.some(({ hints }) => hints > 0) ? 'helped' : 'done';
    }),
    solved: all.length,
    helped: all.filter(({ hints }) => hints > 0).length,
  };
}
