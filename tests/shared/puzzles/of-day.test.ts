import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { placeOfDay } from '#shared/puzzles/index.ts';

/** Days written by the platform's own calendar. */
const days = Array.from({ length: 1600 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);

describe('the puzzle of a day', () => {
  it('comes again only after all others have had their day, and then at once', () => {
    const count = 200;
    const places = days.map((day) => expectOk(placeOfDay(day, 'alphacubes', count)));
    for (let from = 0; from + count <= places.length; from += 1) {
      expect(new Set(places.slice(from, from + count)).size).toBe(count);
    }
    expect(places.slice(count)).toEqual(places.slice(0, -count));
  });

  it('is another one of each game', () => {
    const of = (game: string) => days.slice(0, 30).map((day) => expectOk(placeOfDay(day, game, 200)));
    expect(of('kubo')).not.toEqual(of('scruble'));
  });

  it.each(['2025-12-31', '2026-02-29', '2026-13-01', '2026-1-1', 'today', ''])('refuses %s', (date) => {
    expect(placeOfDay(date, 'kubo', 200)).toEqual({
      ok: false,
      problem: { code: 'puzzle/no-such-day', date },
    });
  });

  it('knows leap days', () => {
    expect(placeOfDay('2028-02-29', 'kubo', 200).ok).toBe(true);
    expect(placeOfDay('2100-02-29', 'kubo', 200).ok).toBe(false);
  });

  it('needs puzzles', () => {
    expect(placeOfDay('2026-11-24', 'kubo', 0).ok).toBe(false);
  });
});
