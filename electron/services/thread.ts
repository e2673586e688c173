import { existsSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type Transferable, type WorkerOptions } from 'node:worker_threads';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Turns } from './turns.ts';

export type ThreadMessage<P, T> =
  | { readonly kind: 'progress'; readonly progress: P }
  | { readonly kind: 'done'; readonly result: Result<T> };

export interface ThreadJob<P> {
  readonly file: string;
  readonly data: unknown;
  readonly transfer?: readonly Transferable[];
  readonly signal: AbortSignal;
  readonly progress: (progress: P) => void;
  /** This is the result of a job that `signal` has stopped. */
  readonly stopped: Result<never, Problem>;
}

export interface WaitingJob<P> extends ThreadJob<P> {
  readonly waiting: (before: number) => void;
}

/** Two threads keep two cores busy and bound the memory. */
export const jobsAtOnce = 2;

/** The turn passes on when the thread has ended, which may be after the result; a thread without a result throws. */
export async function runInTurn<P, T>(turns: Turns, job: WaitingJob<P>): Promise<Result<T>> {
  const { signal, waiting, stopped } = job;
  const pass = await turns.enter(signal, waiting);
  if (pass === undefined) return stopped;
  return runOnThread(job, pass);
}

/** Runs a job at once; `over` is called when the thread has ended. */
export function runOnThread<P, T>(job: ThreadJob<P>, over: () => void = () => undefined): Promise<Result<T>> {
  const { file, data, transfer = [], signal, progress, stopped } = job;
  // `abort` fires only once, so a listener added now would never be called.
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
        // By default Node closes leftover descriptors by number; by then one may belong to another thread.
        trackUnmanagedFds: false,
      },
      over,
    );
    const end = (): void => void worker.terminate();
    signal.addEventListener('abort', () => {
      done(stopped);
      end();
    });
    worker.on('message', (word: ThreadMessage<P, T>) => {
      if (signal.aborted) return;
      if (word.kind === 'progress') return progress(word.progress);
      done(word.result);
      end();
    });
    worker.on('error', fail);
    // A promise settles once, so this matters only for a thread that died without a result, for example out of memory.
    worker.on('exit', (code) => {
      over();
      fail(new Error(`The thread of ${file} ended with ${code}`));
    });
  });
}

function startWorker(file: string, options: WorkerOptions, over: () => void): Worker {
  try {
    return new Worker(file, options);
  } catch (error) {
    over();
    throw error;
  }
}

/** Threads share this thread's compile cache (starter/command.mjs) and start in half the time. */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const kept = module.getCompileCacheDir();
  // Node makes a folder for each of its versions inside the one requested.
  return kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(kept) };
}

/**
 * Returns the file that a thread starts from. The bundle starts in half the time of the source, but exists only where
 * the program was built: under Electron, in a packed program, and where the command line itself runs from a bundle. A
 * test that runs commands in its own process sets CUBEWRIGHT_COMMAND_LINE to the command line that it stands for.
 */
export function threadFile(from: URL, program: string): string {
  const source = fileURLToPath(from);
  const bundles = join(program, 'build', 'electron');
  const commandLine = process.env.CUBEWRIGHT_COMMAND_LINE ?? process.argv[1] ?? '';
  const isBuilt = process.versions.electron !== undefined || dirname(commandLine) === bundles;
  return isBuilt || !existsSync(source) ? join(bundles, `${basename(source, '.ts')}.js`) : source;
}
