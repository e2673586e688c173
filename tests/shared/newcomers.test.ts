import { expect, it } from 'vitest';
import { firstMove, lessons } from '#tests/support/newcomers.ts';

it('P34 from the first start there is a minute to read and to press until a first move counts', () => {
  expect(firstMove().seconds).toBeLessThanOrEqual(60);
});

it('P28 each lesson is read and done within five minutes', async () => {
  const all = await lessons();
  expect(all.filter(({ words }) => words === 0)).toEqual([]);
  expect(all.filter(({ seconds }) => seconds > 300)).toEqual([]);
});
