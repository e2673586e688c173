import { expect, it } from 'vitest';
import { changeNews } from '#renderer/screens/box/use-box.ts';

const change = (square: number, at: number) => ({ square, full: false, at });
/** Newest first, as the box service tells them. */
const state = (...changes: readonly (readonly [number, number])[]) => ({
  changes: changes.map(([square, at]) => change(square, at)),
});

it('tells each change since the last time, oldest first', () => {
  const before = state([5, 40], [4, 30]);
  expect(changeNews(before, before)).toEqual([]);
  expect(changeNews(state([7, 40], [6, 40], [5, 40], [4, 30]), before)).toEqual([
    change(6, 40),
    change(7, 40),
  ]);
});

it('tells many changes as many, and all of a box that has forgotten the old ones', () => {
  const before = state([5, 40]);
  expect(changeNews(state([9, 44], [8, 43], [7, 42], [6, 41], [5, 40]), before)).toBe('many');
  expect(changeNews(state([2, 12]), before)).toEqual([change(2, 12)]);
  expect(changeNews(state([2, 12]), state())).toEqual([change(2, 12)]);
});
