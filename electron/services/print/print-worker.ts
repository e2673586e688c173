import { parentPort, workerData } from 'node:worker_threads';
import { printBundle } from './print-bundle.ts';
import { runPrintJob, runViewJob, type PrintedJob } from './print-job.ts';
import type { PrintWatch } from './print-sheets.ts';
import type { PrintThreadMessage, PrintThreadRequest } from './printing.ts';
import type { SolidView } from './solids.ts';

const say = (word: PrintThreadMessage<PrintedJob | SolidView>): void => parentPort?.postMessage(word);
const watch: PrintWatch = {
  progress: (done, total) => {
    say({ kind: 'progress', progress: { done, total } });
  },
};
const job = workerData as PrintThreadRequest;
say({ kind: 'done', result: await resultOf(job) });

function resultOf(asked: PrintThreadRequest) {
  if ('view' in asked) return runViewJob(asked.view, watch);
  return 'bundle' in asked ? printBundle(asked.bundle, watch) : runPrintJob(asked.print, watch);
}
