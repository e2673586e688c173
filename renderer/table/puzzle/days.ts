import { z } from 'zod';

/** What has become of a day's puzzle of one game. */
export interface DayMark {
  readonly state: 'open' | 'solved' | 'given-up';
  readonly hints: number;
}

export interface PuzzleDay {
  /** Is written as `2026-11-24`. */
  readonly date: string;
  readonly marks: Readonly<Record<string, DayMark>>;
}

/** The newest day comes last. */
export type PuzzleDays = readonly PuzzleDay[];

export const daysKey = 'puzzles.days';
export const noDays: PuzzleDays = [];
const mostDays = 60;
const mostHints = 20;

const dayMark = z.object({
  state: z.enum(['open', 'solved', 'given-up']),
  hints: z.int().min(0).max(mostHints),
});

export const puzzleDays: z.ZodType<PuzzleDays> = z
  .array(
    z.object({
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
      marks: z.record(z.string().max(40), dayMark),
    }),
  )
  .max(mostDays);

export function markOf(days: PuzzleDays, date: string, game: string): DayMark | undefined {
  return days.find((day) => day.date === date)?.marks[game];
}

export function withMark(days: PuzzleDays, date: string, game: string, mark: DayMark): PuzzleDays {
  const day = days.find((one) => one.date === date) ?? { date, marks: {} };
  const others = days.filter((one) => one !== day && one.date !== date);
  const changed = { date, marks: { ...day.marks, [game]: mark } };
  return [...others, changed].toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(-mostDays);
}

/**
 * What was solved or given up stays so, and a hint that was told stays told.
 * @returns undefined if the mark changes nothing
 */
export function withProgress(
  days: PuzzleDays,
  date: string,
  game: string,
  { state, hints }: DayMark,
): PuzzleDays | undefined {
  const was = markOf(days, date, game) ?? { state: 'open', hints: 0 };
  if (was.state !== 'open' || (state === 'open' && hints <= was.hints)) return undefined;
  return withMark(days, date, game, { state, hints: Math.max(hints, was.hints) });
}

/** A box of the streak: a day that was done, with hints or without, or this day. */
export type DayBox = 'done' | 'helped' | 'today' | 'today-done' | 'today-helped';

export interface Streak {
  readonly running: number;
  readonly boxes: readonly DayBox[];
}

const daysShown = 6;

/**
 * A day goes on with the streak if one of its puzzles was solved and none given up. Today counts once all of its
 * puzzles are solved.
 */
export function streakOf(days: PuzzleDays, today: string, games: readonly string[]): Streak {
  const marksOn = (date: string) => days.find((day) => day.date === date)?.marks ?? {};
  const now = Object.values(marksOn(today));
  const isOver = now.some(({ state }) => state === 'given-up');
  const before: DayBox[] = [];
  for (let date = dayBefore(today); !isOver; date = dayBefore(date)) {
    const marks = Object.values(marksOn(date));
    const solved = marks.filter(({ state }) => state === 'solved');
    if (solved.length === 0 || marks.some(({ state }) => state === 'given-up')) break;
    before.unshift(solved.some(({ hints }) => hints > 0) ? 'helped' : 'done');
  }
  const isDone = games.length > 0 && games.every((game) => marksOn(today)[game]?.state === 'solved');
  const isHelped = isDone && now.some(({ hints }) => hints > 0);
  const last = isHelped ? 'today-helped' : isDone ? 'today-done' : 'today';
  return {
    running: before.length + (isDone ? 1 : 0),
    boxes: [...before.slice(-daysShown), last],
  };
}

export function dayBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return written(new Date(Date.UTC(year, month - 1, day - 1)));
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day that people here have now. */
export function dayOf(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
