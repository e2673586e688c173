import { setImmediate } from 'node:timers/promises';
import type { PrintWatch } from '#electron/services/print/print-sheets.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';

export interface PrintStopped {
  readonly code: 'cli/stopped-print';
  readonly done: number;
}

/** Draws on this thread, since another would first load all drawing code again; a stop is noticed between sheets. */
export async function draw<T>(
  stop: AbortSignal,
  print: (watch: PrintWatch) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  let done = 0;
  const stopped = { code: 'cli/stopped-print' } as const;
  await setImmediate();
  if (stop.aborted) return refuse<PrintStopped>({ ...stopped, done });
  const printed = await print({
    signal: stop,
    progress(drawn) {
      done = drawn;
    },
  });
  return !printed.ok && printed.problem.code === 'print/cancelled'
    ? refuse<PrintStopped>({ ...stopped, done })
    : printed;
}
