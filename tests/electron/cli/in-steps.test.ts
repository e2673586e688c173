import { expect, test } from 'vitest';
import { inSteps, stopped } from '#electron/cli/in-steps.ts';

/** Yields numbers for as long as it is asked, each after some work. */
function* counting(to: number): Generator<number, string, undefined> {
  for (let count = 1; count <= to; count += 1) {
    const began = performance.now();
    while (performance.now() - began < 3);
    yield count;
  }
  return 'done';
}

test('a run goes on to its end', async () => {
  expect(await inSteps(counting(4), new AbortController().signal, () => undefined)).toBe('done');
});

test('a stop is heard in the midst of a run, and nothing is done after it', async () => {
  const stop = new AbortController();
  let last = 0;
  const run = counting(1_000_000);
  const answer = await inSteps(run, stop.signal, (count) => {
    last = count;
    stop.abort();
  });
  expect(answer).toBe(stopped);
  expect(run.next().value).toBe(last + 1);
});
