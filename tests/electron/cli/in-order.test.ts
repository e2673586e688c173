import { expect, test } from 'vitest';
import { inOrder } from '#electron/cli/in-steps.ts';

test('tells in the order of adding, and begins no more than fit', async () => {
  const told: number[] = [];
  let open = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = inOrder<number>(4, (one) => {
    told.push(one);
    open -= 1;
  });
  const adding = (async () => {
    for (let n = 0; n < 20; n += 1) {
      open += 1;
      most = Math.max(most, open);
      await work.add(
        new Promise((done) => {
          finish.push(() => {
            done(n);
          });
        }),
      );
    }
  })();
  // The last that is open is always done first.
  while (told.length < 20) {
    await new Promise(setImmediate);
    finish.pop()?.();
  }
  await adding;
  await work.done();
  expect(told).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(most).toBe(4);
});

test('waits for whoever tells, and an error of theirs is not lost', async () => {
  const work = inOrder<number>(2, async (one) => {
    await new Promise(setImmediate);
    if (one === 3) throw new Error('no');
  });
  const all = (async () => {
    for (const one of [1, 2, 3]) await work.add(Promise.resolve(one));
    await work.done();
  })();
  await expect(all).rejects.toThrow('no');
});
