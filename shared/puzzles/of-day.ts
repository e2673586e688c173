import { randomFrom, shuffle, type Result, ok, refuse } from '#shared/kernel/index.ts';

/** A day before this one has no puzzles. */
const firstDay = dayNumber(2026, 1, 1);

/**
 * Picks one puzzle of a game for a day, by its place in the list: the same for everybody, and none again before all
 * others have had their day.
 *
 * @param date is written as `2026-11-24`
 */
export function placeOfDay(date: string, game: string, count: number): Result<number> {
  const day = dayOf(date);
  if (day === undefined || day < firstDay) return refuse({ code: 'puzzle/no-such-day', date });
  const places = Array.from({ length: count }, (_, place) => place);
  const [order] = shuffle(randomFrom(seedOf(game)), places);
  const place = order[(day - firstDay) % Math.max(1, count)];
  return place === undefined ? refuse({ code: 'puzzle/no-puzzles', game }) : ok(place);
}

function dayOf(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isThere = m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m);
  return isThere ? dayNumber(y, m, d) : undefined;
}

function daysIn(year: number, month: number): number {
  const next = month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
  return next - dayNumber(year, month, 1);
}

/** Counts days in the Gregorian calendar; years begin in March, so that a leap day comes last. */
function dayNumber(year: number, month: number, day: number): number {
  const months = 12 * year + month - 3;
  const [y, m] = [Math.floor(months / 12), ((months % 12) + 12) % 12];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + day;
}

function seedOf(game: string): number {
  return [...game].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
