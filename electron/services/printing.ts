import type { Answer, ParsedAsk } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { EventBus } from './event-bus.ts';
import type { Exporter } from './exporter.ts';
import type { BundleAsk } from './print-bundle.ts';
import type { Printed } from './print-sheets.ts';
import { jobsAtOnce, runInTurn, threadFile, type ThreadWord } from './thread.ts';
import { createTurns } from './turns.ts';

export interface PrintSteps {
  readonly done: number;
  readonly total: number;
}

/** What the drawing thread is given: sheets or a solid, as the format says. */
export type PrintJob = Omit<ParsedAsk<'exportSheets'>, 'job'>;

/** A solid to be looked at. */
export interface ViewJob {
  readonly view: Omit<ParsedAsk<'viewSolid'>, 'job'>;
}

/** Several files as one. */
export interface BundleJob {
  readonly bundle: BundleAsk;
}

/** What the drawing thread says, at last what it made. */
export type PrintWord<T> = ThreadWord<PrintSteps, T>;

export type PrintingProblem =
  | { readonly code: 'print/cancelled' }
  | { readonly code: 'print/job-running'; readonly job: string }
  | { readonly code: 'print/too-many-waiting'; readonly most: number };

/** More people than sit at one computer; an ask may weigh a megabyte while it waits. */
const mostWaiting = 100;

export interface Printing {
  /**
   * Draws on a thread of its own, so that the door stays awake, then hands the file to its person. A few are drawn at once;
   * the rest wait, and `printProgress` says how many are before each.
   */
  export(ask: ParsedAsk<'exportSheets'>): Promise<Result<Answer<'exportSheets'>>>;
  /** The same for several files at once. */
  bundle(ask: ParsedAsk<'exportBundle'>): Promise<Result<Answer<'exportBundle'>>>;
  /** What lies on a bed, made on a thread as well. */
  view(ask: ParsedAsk<'viewSolid'>): Promise<Result<Answer<'viewSolid'>>>;
  /** A job that is over already is no problem. */
  cancel(job: string): void;
  close(): void;
}

/**
 * `program` is the folder of the program, where the built worker lies when there are no sources; `turns` are shared with
 * whatever else starts a thread for a job.
 */
export function openPrinting(
  bus: EventBus,
  exporter: Exporter,
  program: string,
  turns = createTurns(jobsAtOnce),
): Printing {
  const jobs = new Map<string, AbortController>();
  const onThread = async <T>(job: string, data: PrintJob | ViewJob | BundleJob): Promise<Result<T>> => {
    if (jobs.has(job)) return refuse<PrintingProblem>({ code: 'print/job-running', job });
    if (turns.waiting >= mostWaiting) {
      return refuse<PrintingProblem>({ code: 'print/too-many-waiting', most: mostWaiting });
    }
    const stop = new AbortController();
    jobs.set(job, stop);
    try {
      return await runInTurn<PrintSteps, T>(turns, {
        file: threadFile(new URL('./print-worker.ts', import.meta.url), program),
        data,
        signal: stop.signal,
        waiting: (before) => {
          bus.emit({ event: 'printProgress', payload: { job, stage: 'waiting', before } });
        },
        progress: (steps) => {
          bus.emit({ event: 'printProgress', payload: { job, stage: 'drawing', ...steps } });
        },
        stopped: refuse<PrintingProblem>({ code: 'print/cancelled' }),
      });
    } finally {
      jobs.delete(job);
    }
  };
  /** `pieces` are the sheets of a file, or the files of a bundle. */
  const handedOver = async (drawn: Result<Printed>) => {
    if (!drawn.ok) return drawn;
    const { bytes, sheets: pieces, sha256, name, type } = drawn.value;
    const file = await exporter({ name, type, bytes });
    return file.ok ? ok({ file: file.value, pieces, bytes: bytes.length, sha256 }) : file;
  };
  return {
    async export({ job, ...data }) {
      const made = await handedOver(await onThread<Printed>(job, data));
      if (!made.ok) return made;
      const { pieces, ...facts } = made.value;
      return ok({ ...facts, sheets: pieces });
    },
    async bundle({ job, ...bundle }) {
      const made = await handedOver(await onThread<Printed>(job, { bundle }));
      if (!made.ok) return made;
      const { pieces, ...facts } = made.value;
      return ok({ ...facts, files: pieces });
    },
    view: ({ job, ...view }) => onThread<Answer<'viewSolid'>>(job, { view }),
    cancel: (job) => jobs.get(job)?.abort(),
    close() {
      for (const stop of jobs.values()) stop.abort();
    },
  };
}
