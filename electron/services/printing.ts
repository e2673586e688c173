import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, ParsedAsk } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { EventBus } from './event-bus.ts';
import type { Exporter } from './exporter.ts';
import type { Printed } from './print-sheets.ts';

export type WorkerWord =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly result: Result<Printed> };

export type PrintingProblem =
  { readonly code: 'print/cancelled' } | { readonly code: 'print/job-running'; readonly job: string };

export interface Printing {
  /** Draws on a thread of its own, so that the door stays awake, then hands the file to its person. */
  export(ask: ParsedAsk<'exportSheets'>): Promise<Result<Answer<'exportSheets'>>>;
  /** A job that is over already is no problem. */
  cancel(job: string): void;
  close(): void;
}

/** `program` is the folder of the program, where the built worker lies when there are no sources. */
export function openPrinting(bus: EventBus, exporter: Exporter, program: string): Printing {
  const jobs = new Map<string, AbortController>();
  return {
    async export({ job, product, options, format, sheet }) {
      if (jobs.has(job)) return refuse<PrintingProblem>({ code: 'print/job-running', job });
      const stop = new AbortController();
      jobs.set(job, stop);
      try {
        const ask = { product, options, format, sheet };
        const drawn = await draw(workerFile(program), ask, stop.signal, (done, total) => {
          bus.emit({ event: 'printProgress', payload: { job, done, total } });
        });
        if (!drawn.ok) return drawn;
        const { bytes, sheets, sha256, name, type } = drawn.value;
        const file = await exporter({ name, type, bytes });
        return file.ok ? ok({ file: file.value, sheets, bytes: bytes.length, sha256 }) : file;
      } finally {
        jobs.delete(job);
      }
    },
    cancel: (job) => jobs.get(job)?.abort(),
    close() {
      for (const stop of jobs.values()) stop.abort();
    },
  };
}

function draw(
  file: string,
  ask: unknown,
  signal: AbortSignal,
  progress: (done: number, total: number) => void,
): Promise<Result<Printed>> {
  return new Promise((done, fail) => {
    const worker = new Worker(file, { workerData: ask });
    const end = (): void => void worker.terminate();
    signal.addEventListener('abort', () => {
      done(refuse<PrintingProblem>({ code: 'print/cancelled' }));
      end();
    });
    worker.on('message', (word: WorkerWord) => {
      if (signal.aborted) return;
      if (word.kind === 'progress') return progress(word.done, word.total);
      done(word.result);
      end();
    });
    worker.on('error', fail);
    // After an answer this changes nothing; before one, the thread has died (out of memory, say).
    worker.on('exit', (code) => {
      fail(new Error(`The drawing thread ended with ${code}`));
    });
  });
}

/** Node runs the source; Electron, and a packed program, the bundle beside the rest of the build. */
function workerFile(program: string): string {
  const source = fileURLToPath(new URL('./print-worker.ts', import.meta.url));
  const built = join(program, 'build', 'electron', 'print-worker.js');
  return process.versions.electron === undefined && existsSync(source) ? source : built;
}
