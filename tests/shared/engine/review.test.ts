import { describe, expect, it } from 'vitest';
import {
  gradeOf,
  nearestLevel,
  seldomPoints,
  usualPoints,
  type PlayedTurn,
  type Yardsticks,
} from '#shared/engine/index.ts';
import { gameIds, gameOf, manifestOf } from '#shared/games/index.ts';
import { seat } from '#shared/kernel/index.ts';

const yardsticks: Yardsticks = [
  { level: 1, usual: 0.2, seldom: 0.05, points: 10, swing: 5, turns: 100 },
  { level: 2, usual: 0.5, seldom: 0.25, points: 20, swing: 9, turns: 100 },
  { level: 3, usual: 1, seldom: 0.5, points: 40, swing: 20, turns: 100 },
];

const best = { line: 'A1 across BEST', points: 100 };

describe('a grade without chances', () => {
  it.each([
    [101, 'best'],
    [100, 'best'],
    [99, 'good'],
    [50, 'good'],
    [49, 'slip'],
    [25, 'slip'],
    [24, 'mistake'],
    [0, 'mistake'],
  ] as const)(
    'of %i points where the best are 100, usual 50 and seldom less than 25, is %s',
    (points, grade) => {
      expect(gradeOf({ points }, best, { points: 50 }, 25)).toBe(grade);
    },
  );

  it('is best where nothing could be done', () => {
    expect(gradeOf({ points: 0 }, undefined, undefined)).toBe('best');
  });

  it('is never a mistake where the level itself often makes nothing', () => {
    expect(gradeOf({ points: 0 }, best, { points: 50 }, 0)).toBe('slip');
  });
});

describe('a grade by chances', () => {
  const usual = { points: 50, chance: 0.6 };

  it.each([
    [30, 0.5, 'slip'],
    [30, 0.499, 'mistake'],
    [30, 0.7, 'slip'],
    [0, 0.6, 'good'],
    [0, 0.59, 'slip'],
    [50, 0.1, 'good'],
    [100, 0.1, 'best'],
  ] as const)(
    'of %i points with a chance of %d, where the usual play has 0.6, is %s',
    (points, chance, grade) => {
      expect(gradeOf({ points, chance }, best, usual, 1000)).toBe(grade);
    },
  );
});

describe('a yardstick', () => {
  const turns = (...points: readonly number[]): readonly PlayedTurn[] =>
    points.map((made, at) => ({ turn: at + 1, seat: seat(at % 2), at, kind: 'play', points: made }));

  it('is that of the level that makes as many points a turn as the table', () => {
    expect(nearestLevel(yardsticks, turns(0, 29, 28))).toBe(2);
    expect(nearestLevel(yardsticks, turns(500))).toBe(3);
    expect(nearestLevel(yardsticks, turns(-5, 3))).toBe(1);
    expect(nearestLevel(yardsticks, [])).toBe(1);
  });

  it('gives shares of the best turn in whole points', () => {
    expect(usualPoints(yardsticks, 1, 33)).toBe(7);
    expect(seldomPoints(yardsticks, 1, 33)).toBe(2);
    expect(usualPoints(yardsticks, 3, 33)).toBe(33);
  });

  it('of a level that only a later version has is the strongest one', () => {
    expect(usualPoints(yardsticks, 99, 40)).toBe(40);
  });
});

describe.each(gameIds)('the yardsticks of %s', (id) => {
  it('are measured for every level, and rise with strength', async () => {
    const measured = (await manifestOf(id).loadReviewer?.())?.yardsticks ?? [];
    expect(measured.map(({ level }) => level)).toEqual(gameOf(id).computers.levels.map(({ level }) => level));
    const rises = (of: readonly number[]) => {
      expect(of).toEqual(of.toSorted((one, other) => one - other));
    };
    rises(measured.map(({ usual }) => usual));
    rises(measured.map(({ points }) => points));
    for (const { usual, seldom, swing, turns } of measured) {
      expect(usual).toBeGreaterThanOrEqual(0);
      expect(usual).toBeLessThanOrEqual(1);
      expect(seldom).toBeLessThanOrEqual(usual / 2);
      expect(swing).toBeGreaterThan(0);
      expect(turns).toBeGreaterThan(0);
    }
  });
});
