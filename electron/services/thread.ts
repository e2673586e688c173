import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type Transferable } from 'node:worker_threads';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** What a thread that does one job says: how far it is, any number of times, and how it ended, once. */
export type ThreadWord<P, T> =
  { readonly kind: 'progress'; readonly progress: P } | { readonly kind: 'done'; readonly result: Result<T> };

export interface ThreadJob<P> {
  readonly file: string;
  readonly data: unknown;
  /** Handed over rather than copied. */
  readonly transfer?: readonly Transferable[];
  readonly signal: AbortSignal;
  readonly progress: (progress: P) => void;
  /** The answer when `signal` stops the job. */
  readonly stopped: Result<never, Problem>;
}

/** Runs one job on a thread of its own, which ends with it. A thread that dies without an answer is a bug and throws. */
export function runOnThread<P, T>(job: ThreadJob<P>): Promise<Result<T>> {
  const { file, data, transfer = [], signal, progress, stopped } = job;
  // A signal tells of a stop once: whoever listens only now would never hear of it.
  if (signal.aborted) return Promise.resolve(stopped);
  return new Promise((done, fail) => {
    const worker = new Worker(file, { workerData: data, transferList: [...transfer] });
    const end = (): void => void worker.terminate();
    signal.addEventListener('abort', () => {
      done(stopped);
      end();
    });
    worker.on('message', (word: ThreadWord<P, T>) => {
      if (signal.aborted) return;
      if (word.kind === 'progress') return progress(word.progress);
      done(word.result);
      end();
    });
    worker.on('error', fail);
    // After an answer this changes nothing; before one, the thread has died (out of memory, say).
    worker.on('exit', (code) => {
      fail(new Error(`The thread of ${file} ended with ${code}`));
    });
  });
}

/**
 * The script of a thread, of which `from` is the source. Node runs the source; Electron, and a packed program, the
 * bundle of the same name beside the rest of the build.
 */
export function threadFile(from: URL, program: string): string {
  const source = fileURLToPath(from);
  const built = join(program, 'build', 'electron', `${basename(source, '.ts')}.js`);
  return process.versions.electron === undefined && existsSync(source) ? source : built;
}
