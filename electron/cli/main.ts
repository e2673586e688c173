import { once } from 'node:events';
import './heap-limit.ts';
import { runProgram } from './program.ts';

/** The process of `cubewright COMMAND ...`: its streams, its signals and its exit code. */

/** After a stop a reader has so long to take what was said, in milliseconds. */
const grace = 100;

/** Aborted by the first signal; the second one kills at once, as it would any program. */
const stop = new AbortController();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function onSignal(): void {
  for (const signal of signals) process.off(signal, onSignal);
  stop.abort();
}

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
// Nobody reads the notes, but the work is wanted all the same.
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
  // Not before all is loaded: loading is one long turn of the event loop, in which no event is heard, while a signal
  // without listeners ends the process at once.
  listen() {
    for (const signal of signals) process.on(signal, onSignal);
    return stop.signal;
  },
});
// Set, not exited with: what was written to a pipe gets there first.
process.exitCode = isDone ? 0 : 1;
// Unless it was stopped, and nobody reads the pipe.
if (stop.signal.aborted) setTimeout(() => process.exit(), grace).unref();
