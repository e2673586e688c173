import { setImmediate } from 'node:timers/promises';

/** The run was stopped before its end. */
export const stopped = Symbol('stopped');

/** Longest time between two looks at the stop, in milliseconds. */
const turn = 25;

/**
 * A computation that yields as it goes, with a look at the stop in between, so that Ctrl+C is heard at once. `step` is told what was
 * yielded last before each look, and says whether that is enough: then what was yielded last is the answer.
 */
export async function inSteps<Y, R>(
  run: Generator<Y, R, undefined>,
  stop: AbortSignal,
  step: (yielded: Y) => 'enough' | undefined,
): Promise<R | Y | typeof stopped> {
  let looked = performance.now();
  for (;;) {
    const next = run.next();
    if (next.done === true) return next.value;
    if (performance.now() - looked < turn) continue;
    if (step(next.value) === 'enough') return next.value;
    await setImmediate();
    if (stop.aborted) return stopped;
    looked = performance.now();
  }
}
