import type { Answer, ParsedAsk } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { EventBus } from './event-bus.ts';
import type { Exporter } from './exporter.ts';
import type { Printed } from './print-sheets.ts';
import { runOnThread, threadFile, type ThreadWord } from './thread.ts';

export interface PrintSteps {
  readonly done: number;
  readonly total: number;
}

/** What the drawing thread says. */
export type PrintWord = ThreadWord<PrintSteps, Printed>;

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
        const drawn = await runOnThread<PrintSteps, Printed>({
          file: threadFile(new URL('./print-worker.ts', import.meta.url), program),
          data: { product, options, format, sheet },
          signal: stop.signal,
          progress: (steps) => {
            bus.emit({ event: 'printProgress', payload: { job, ...steps } });
          },
          stopped: refuse<PrintingProblem>({ code: 'print/cancelled' }),
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
