import { setImmediate } from 'node:timers/promises';

/** The run was stopped before its end. */
export const stopped = Symbol('stopped');

/** Longest time between two looks at the stop, in milliseconds. */
const turn = 25;

/**
 * A computation that yields as it goes, with a look at the stop in between, so that Ctrl+C is heard at once. `step` is told before
 * each look what was yielded last.
 */
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
