import { setImmediate } from 'node:timers/promises';

export const stopped = Symbol('stopped');

const turn = 25;

/** Runs a computation in turns of 25 ms, so that Ctrl+C is noticed; `step` gets the latest value after each turn. */
export async function inSteps<Y, R>(
  run: Generator<Y, R, undefined>,
  stop: AbortSignal,
  step: (yielded: Y) => void,
): Promise<R | typeof stopped> {
  let looked = performance.now();
  for (;;) {
    const next = run.next();
    if (next.done === true) return next.value;
    if (performance.now() - looked < turn) continue;
    step(next.value);
    await setImmediate();
    if (stop.aborted) return stopped;
    looked = performance.now();
  }
}

/** Reports finished work in the order of `add`, which waits while `most` are unreported and so bounds the memory. */
export function inOrder<T>(most: number, tell: (done: T) => void | Promise<void>) {
  let begun = 0;
  let wake: (() => void) | undefined;
  let told: Promise<void> = Promise.resolve();
  return {
    async add(work: Promise<T>): Promise<void> {
      begun += 1;
      const before = told;
      told = (async () => {
        await before;
        await tell(await work);
        begun -= 1;
        wake?.();
      })();
      if (begun < most) return;
      await new Promise<void>((done) => {
        wake = done;
      });
      wake = undefined;
    },
    done: (): Promise<void> => told,
  };
}
