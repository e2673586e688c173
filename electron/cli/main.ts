import '#electron/starter/sure-exit.mjs';
import { once } from 'node:events';
import './young-generation.ts';
import { runProgram } from './program.ts';

const grace = 100;

/** The first signal aborts; a second one ends the process at once. */
const stop = new AbortController();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function onSignal(): void {
  for (const signal of signals) process.off(signal, onSignal);
  stop.abort();
}

// A reader that has seen enough, such as `| head`, closes the pipe; this is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
// The work goes on when nothing reads its notes any more.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const isDone = await runProgram(process.argv.slice(2), {
  say: (text) => void process.stdout.write(`${text}\n`),
  async drained() {
    const { stdout } = process;
    if (!stdout.writableNeedDrain || stop.signal.aborted) return;
    const over = new AbortController();
    const [heard, stopped] = [once(stdout, 'drain', over), once(stop.signal, 'abort', over)];
    await Promise.race([heard, stopped]);
    over.abort();
    await Promise.allSettled([heard, stopped]);
  },
  note: (text) => void process.stderr.write(`${text}\n`),
  // Loading blocks the event loop, so listeners come only now: without one, a signal ends the process at once.
  listen() {
    for (const signal of signals) process.on(signal, onSignal);
    return stop.signal;
  },
});
// With `exitCode`, output to a pipe drains first; `process.exit` would cut it off.
process.exitCode = isDone ? 0 : 1;
// After a stop, a pipe without a reader must not keep the process alive.
if (stop.signal.aborted) setTimeout(() => process.exit(), grace).unref();
