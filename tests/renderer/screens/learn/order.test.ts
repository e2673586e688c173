import { describe, expect, it } from 'vitest';
import { nextLesson, underWayFirst } from '#renderer/screens/learn/order.ts';

const shelf = ['alphacubes', 'kubagram', 'kubo'];
const progress =
  (at: Readonly<Record<string, number>>, learned: readonly string[] = []) =>
  (game: string) => ({ at: at[game] ?? 0, isLearned: learned.includes(game) });

describe('the lessons on their shelf (P28)', () => {
  it('begin with the first that is not learned, or go on with the one under way', () => {
    expect(nextLesson(shelf, progress({}))).toBe('alphacubes');
    expect(nextLesson(shelf, progress({}, ['alphacubes']))).toBe('kubagram');
    expect(nextLesson(shelf, progress({ kubo: 3 }, ['alphacubes']))).toBe('kubo');
    expect(nextLesson(shelf, progress({}, shelf))).toBeUndefined();
  });

  it('have the one under way first where they stand one under another, and keep their order else', () => {
    expect(underWayFirst(shelf, progress({ kubo: 3 }))).toEqual(['kubo', 'alphacubes', 'kubagram']);
    expect(underWayFirst(shelf, progress({}))).toEqual(shelf);
  });
});
