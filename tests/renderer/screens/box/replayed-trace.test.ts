import { expect, it } from 'vitest';
import { changedSquares } from '#renderer/screens/box/ReplayedTrace.tsx';

it('tells which squares changed between two pictures, and all of them where there is none to compare', () => {
  expect(changedSquares('1101', '1011')).toEqual([1, 2]);
  expect(changedSquares('11', '11')).toEqual([]);
  expect(changedSquares(undefined, '10')).toEqual([0, 1]);
  expect(changedSquares('111', '10')).toEqual([0, 1]);
});
