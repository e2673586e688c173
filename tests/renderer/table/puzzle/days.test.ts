import { describe, expect, it } from 'vitest';
import {
  dayBefore,
  dayOf,
  markOf,
  puzzleDays,
  streakOf,
  withMark,
  withProgress,
  type PuzzleDays,
} from '#renderer/table/puzzle/days.ts';

const games = ['alphacubes', 'kubo'];
const solved = { state: 'solved', hints: 0 } as const;
const helped = { state: 'solved', hints: 1 } as const;
const givenUp = { state: 'given-up', hints: 0 } as const;

/** Marks a game's puzzle on each of these days. */
const marked = (
  ...days: readonly (readonly [date: string, mark: typeof solved | typeof helped | typeof givenUp])[]
) => days.reduce<PuzzleDays>((all, [date, mark]) => withMark(all, date, 'kubo', mark), []);

describe('the days of puzzles', () => {
  it('keep a mark for each game, and the newest 60 days', () => {
    let days: PuzzleDays = [];
    let date = '2026-11-24';
    for (let count = 0; count < 70; count += 1) {
      days = withMark(days, date, 'kubo', solved);
      date = dayBefore(date);
    }
    expect(days).toHaveLength(60);
    expect(days.at(-1)?.date).toBe('2026-11-24');
    expect(puzzleDays.safeParse(days).success).toBe(true);
    const both = withMark(days, '2026-11-24', 'alphacubes', helped);
    expect(both).toHaveLength(60);
    expect([markOf(both, '2026-11-24', 'kubo'), markOf(both, '2026-11-24', 'alphacubes')]).toEqual([
      solved,
      helped,
    ]);
  });

  it('keep what was solved or given up, and every hint that was told', () => {
    const open = { state: 'open', hints: 0 } as const;
    const day = '2026-11-24';
    expect(withProgress([], day, 'kubo', open)).toBeUndefined();
    const hinted = withProgress([], day, 'kubo', { ...open, hints: 2 }) ?? [];
    expect(withProgress(hinted, day, 'kubo', { ...open, hints: 1 })).toBeUndefined();
    const done = withProgress(hinted, day, 'kubo', solved) ?? [];
    expect(markOf(done, day, 'kubo')).toEqual({ state: 'solved', hints: 2 });
    expect(withProgress(done, day, 'kubo', givenUp)).toBeUndefined();
  });

  it('know the day before over months and years', () => {
    expect(['2026-03-01', '2028-03-01', '2027-01-01'].map(dayBefore)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('the streak of puzzles', () => {
  const today = '2026-11-24';

  it('counts the days before today, with help hatched, and today once all of it is solved', () => {
    const days = marked(['2026-11-21', solved], ['2026-11-22', helped], ['2026-11-23', solved]);
    expect(streakOf(days, today, games)).toEqual({ running: 3, boxes: ['done', 'helped', 'done', 'today'] });
    const begun = withMark(days, today, 'kubo', solved);
    expect(streakOf(begun, today, games)).toMatchObject({ running: 3 });
    const all = withMark(begun, today, 'alphacubes', solved);
    expect(streakOf(all, today, games)).toMatchObject({ running: 4 });
    expect(streakOf(all, today, games).boxes.at(-1)).toBe('today-done');
    const withHelp = withMark(begun, today, 'alphacubes', helped);
    expect(streakOf(withHelp, today, games).boxes.at(-1)).toBe('today-helped');
  });

  it('ends with a day without a puzzle, and with one given up', () => {
    const gap = marked(['2026-11-20', solved], ['2026-11-22', solved], ['2026-11-23', solved]);
    expect(streakOf(gap, today, games).running).toBe(2);
    const gaveUp = withMark(gap, '2026-11-22', 'alphacubes', givenUp);
    expect(streakOf(gaveUp, today, games).running).toBe(1);
    const now = withMark(gap, today, 'alphacubes', givenUp);
    expect(streakOf(now, today, games)).toEqual({ running: 0, boxes: ['today'] });
  });

  it('shows a week of boxes and counts all days', () => {
    let days: PuzzleDays = [];
    for (let at = 1, date = dayBefore(today); at <= 20; at += 1, date = dayBefore(date))
      days = withMark(days, date, 'kubo', solved);
    const { running, boxes } = streakOf(days, today, games);
    expect([running, boxes.length]).toEqual([20, 7]);
  });
});
