import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  earlierName,
  isDue,
  keepRule,
  outgrown,
  readEarlierName,
  type EarlierVersion,
} from '#electron/services/earlier/keep-rule.ts';

const now = Date.UTC(2026, 10, 28, 12);
const ids = ['kubo-a', 'kubo-b', 'alphacubes-1', 'scruble-2'];

/** Up to sixty versions of four games over two weeks, some of them large enough to meet the limit. */
const shelves = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      age: fc.integer({ min: -60_000, max: 2 * keepRule.forMs }),
      bytes: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 12_000_000 })),
    }),
    { maxLength: 60, selector: ({ id, age }) => `${id} ${age}` },
  )
  .map((list) =>
    list.map(({ id, age, bytes }): EarlierVersion => {
      const at = now - age;
      return { name: earlierName(id, at), id, at, bytes };
    }),
  );

const sizeOf = (list: readonly EarlierVersion[]): number => list.reduce((sum, { bytes }) => sum + bytes, 0);
const isNewest = (one: EarlierVersion, list: readonly EarlierVersion[]): boolean =>
  list.every(({ id, at }) => id !== one.id || at <= one.at);

describe('L3: which earlier versions are kept', () => {
  test('at most one each five minutes, and one as soon as five minutes are over', () => {
    const saves = fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(saves, (gaps) => {
        const kept: number[] = [];
        let at = now;
        for (const gap of gaps) {
          at += gap;
          const last = kept.at(-1);
          const due = isDue(kept, at);
          expect(due).toBe(last === undefined || at - last >= keepRule.everyMs);
          if (due) kept.push(at);
        }
      }),
    );
  });

  test('a clock that was set back makes no more of them than one that was not', () => {
    expect(isDue([now + 60_000], now)).toBe(false);
    expect(isDue([now + keepRule.forMs], now)).toBe(true);
  });

  test('the newest of every game stays, and nothing is named that is not there', () => {
    fc.assert(
      fc.property(shelves, (all) => {
        const gone = outgrown(all, now);
        expect(gone.filter((one) => isNewest(one, all))).toEqual([]);
        expect(gone.filter((one) => !all.includes(one))).toEqual([]);
        expect(new Set(gone).size).toBe(gone.length);
      }),
    );
  });

  test('what stays is young and fits, or is the newest of its game; what goes is older than what stays', () => {
    fc.assert(
      fc.property(shelves, (all) => {
        const gone = outgrown(all, now);
        const kept = all.filter((one) => !gone.includes(one));
        const others = kept.filter((one) => !isNewest(one, all));
        expect(others.every(({ at }) => now - at <= keepRule.forMs)).toBe(true);
        if (others.length > 0) expect(sizeOf(kept)).toBeLessThanOrEqual(keepRule.bytes);
        const oldestKept = Math.min(...others.map(({ at }) => at));
        expect(gone.every(({ at }) => at <= oldestKept)).toBe(true);
      }),
    );
  });

  test('nothing young goes while there is room, and a second look takes nothing more', () => {
    fc.assert(
      fc.property(shelves, (all) => {
        const gone = outgrown(all, now);
        const kept = all.filter((one) => !gone.includes(one));
        expect(outgrown(kept, now)).toEqual([]);
        const young = gone.filter(({ at }) => now - at <= keepRule.forMs);
        for (const one of young) {
          const laterOrKept = all.filter((other) => kept.includes(other) || other.at >= one.at);
          expect(sizeOf(laterOrKept)).toBeGreaterThan(keepRule.bytes);
        }
      }),
    );
  });

  test('a name tells its game and its time, and other names tell nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.integer({ min: 0, max: 4_000_000_000_000 }), (id, at) => {
        expect(readEarlierName(earlierName(id, at))).toEqual({ id, at });
      }),
    );
    expect(earlierName('kubo-a', now)).toBe('kubo-a-20261128-120000000');
    for (const name of ['kubo-a', 'kubo-20261328-120000000', '../kubo-20261128-120000000', ''])
      expect(readEarlierName(name)).toBeUndefined();
  });
});
