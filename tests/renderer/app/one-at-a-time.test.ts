import { expect, it } from 'vitest';
import { createOneAtATime } from '#renderer/app/one-at-a-time.ts';

it('does not begin a task while another one runs, and does afterwards, also after one that failed', async () => {
  const run = createOneAtATime();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = run(() => promise);
  expect(await run(() => Promise.resolve('second'))).toBeUndefined();
  resolve('first');
  expect(await first).toBe('first');
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(() => Promise.resolve('last'))).toBe('last');
});
