import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { sensorReport } from '#print-templates/index.ts';
import type { ResponseOf, BoxInfo, ParsedRequest } from '#shared/contract/index.ts';
import { localeOf, type Language } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { SensorFindings } from '#shared/sensor-check/index.ts';
import type { EventBus, Exporter, ExportFile } from '../event-bus.ts';
import type { BundleRequest } from './print-bundle.ts';
import type { PrintedDesign, PrintedJob, PrintJob, ViewJob } from './print-job.ts';
import { textsIn } from '../texts.ts';
import { jobsAtOnce, runInTurn, threadFile, type ThreadMessage } from '../thread.ts';
import { createTurns } from '../turns.ts';

export interface PrintSteps {
  readonly done: number;
  readonly total: number;
}

export type PrintThreadRequest =
  | { readonly print: PrintJob }
  | { readonly view: ViewJob }
  | { readonly bundle: BundleRequest };

export type PrintThreadMessage<T> = ThreadMessage<PrintSteps, T>;

export type PrintingProblem =
  | { readonly code: 'print/cancelled' }
  | { readonly code: 'print/job-running'; readonly job: string }
  | { readonly code: 'print/too-many-waiting'; readonly most: number };

/** People at one computer never need so many jobs; each that waits may hold a megabyte. */
const mostWaiting = 100;

export interface Printing {
  /** Draws on a thread, then exports the file. A few jobs run at once; `printProgress` tells the others their place. */
  export(ask: ParsedRequest<'exportSheets'>): Promise<Result<ResponseOf<'exportSheets'>>>;
  bundle(ask: ParsedRequest<'exportBundle'>): Promise<Result<ResponseOf<'exportBundle'>>>;
  view(ask: ParsedRequest<'viewSolid'>): Promise<Result<ResponseOf<'viewSolid'>>>;
  cancel(job: string): void;
  close(): void;
}

/** `program` holds the built worker, which runs where there are no sources; `remember` keeps exported designs. */
export function openPrinting(
  bus: EventBus,
  exporter: Exporter,
  program: string,
  turns = createTurns(jobsAtOnce),
  remember: (design: PrintedDesign) => Promise<unknown> = () => Promise.resolve(),
): Printing {
  const jobs = new Map<string, AbortController>();
  const onThread = async <T>(job: string, data: PrintThreadRequest): Promise<Result<T>> => {
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
  const handedOver = async (drawn: Result<PrintedJob>) => {
    if (!drawn.ok) return drawn;
    const { bytes, sheets: pieces, sha256, name, type, designs } = drawn.value;
    const file = await exporter({ name, type, bytes });
    if (!file.ok) return file;
    // A cancelled dialog gives no print to remember, and a failure to remember does not fail the print.
    if (file.value.kind !== 'cancelled') for (const design of designs) await remember(design);
    return ok({ file: file.value, pieces, bytes: bytes.length, sha256 });
  };
  return {
    async export({ job, ...print }) {
      const made = await handedOver(await onThread<PrintedJob>(job, { print }));
      if (!made.ok) return made;
      const { pieces, ...facts } = made.value;
      return ok({ ...facts, sheets: pieces });
    },
    async bundle({ job, ...bundle }) {
      const made = await handedOver(await onThread<PrintedJob>(job, { bundle }));
      if (!made.ok) return made;
      const { pieces, ...facts } = made.value;
      return ok({ ...facts, files: pieces });
    },
    view: ({ job, ...view }) => onThread<ResponseOf<'viewSolid'>>(job, { view }),
    cancel: (job) => jobs.get(job)?.abort(),
    close() {
      for (const stop of jobs.values()) stop.abort();
    },
  };
}

export async function drawSensorReport(
  info: BoxInfo | undefined,
  findings: SensorFindings,
  now: Date,
  language: Language,
): Promise<Result<ExportFile, Problem>> {
  if (info === undefined) return refuse({ code: 'box/not-connected' });
  const { serialNumber, firmware, rows, columns } = info;
  const when = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    now,
  );
  const t = await textsIn(language);
  const set = sensorReport({ serialNumber, firmware, rows, columns, when, findings }, t);
  if (!set.ok) return set;
  const bytes = await writePdf(set.value, { language });
  if (!bytes.ok) return bytes;
  return ok({ name: 'box-sensors.pdf', type: 'application/pdf', bytes: bytes.value });
}
