import { existsSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type Transferable, type WorkerOptions } from 'node:worker_threads';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Turns } from './turns.ts';

/** What a thread that does one job says: how far it is, any number of times, and how it ended, once. */
export type ThreadWord<P, T> =
  | { readonly kind: 'progress'; readonly progress: P }
  | { readonly kind: 'done'; readonly result: Result<T> };

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

export interface WaitingJob<P> extends ThreadJob<P> {
  /** The jobs before this one, whenever that changes while it waits. */
  readonly waiting: (before: number) => void;
}

/** How many threads a house has at once for jobs such as printing: two keep two cores busy, and memory bounded. */
export const jobsAtOnce = 2;

/**
 * Runs one job on a thread of its own, which ends with it, once it has a turn. A thread that dies without an answer is a
 * bug and throws. The turn is passed on when the thread is gone, which after a stop may be later than the answer.
 */
export async function runInTurn<P, T>(turns: Turns, job: WaitingJob<P>): Promise<Result<T>> {
  const { signal, waiting, stopped } = job;
  const pass = await turns.enter(signal, waiting);
  if (pass === undefined) return stopped;
  return runOnThread(job, pass);
}

/** As `runInTurn`, at once. `over` hears when the thread is gone. */
export function runOnThread<P, T>(job: ThreadJob<P>, over: () => void = () => undefined): Promise<Result<T>> {
  const { file, data, transfer = [], signal, progress, stopped } = job;
  // A signal tells of a stop once: whoever listens only now would never hear of it.
  if (signal.aborted) {
    over();
    return Promise.resolve(stopped);
  }
  return new Promise((done, fail) => {
    const worker = startWorker(
      file,
      {
        workerData: data,
        transferList: [...transfer],
        env: threadEnvironment(),
        // At its end Node would close files that the thread opened by their numbers. A socket on such a file has closed
        // it already, and by then the number may be a file of another thread.
        trackUnmanagedFds: false,
      },
      over,
    );
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
      over();
      fail(new Error(`The thread of ${file} ended with ${code}`));
    });
  });
}

/** A worker that cannot even be started passes the turn on, too. */
function startWorker(file: string, options: WorkerOptions, over: () => void): Worker {
  try {
    return new Worker(file, options);
  } catch (error) {
    over();
    throw error;
  }
}

/** Threads keep their compiled sources where this one does (starter/command.mjs), and start in half the time. */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const kept = module.getCompileCacheDir();
  // Below the folder that was asked for there is one for each version of Node.
  return kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(kept) };
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
