import { setImmediate } from 'node:timers/promises';

export const stopped = Symbol('stopped');

const turn = 25;

/**
 * Runs a computation in turns, so that Ctrl+C is noticed between them. `step` gets the latest yielded value before each
 * check.
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
