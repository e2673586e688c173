import { parentPort, workerData } from 'node:worker_threads';
import { printBundle } from './print-bundle.ts';
import type { BundleJob, PrintJob, PrintWord, ViewJob } from './printing.ts';
import { printSheets, type Printed, type PrintWatch } from './print-sheets.ts';
import type { SolidView } from './solids.ts';

const say = (word: PrintWord<Printed | SolidView>): void => parentPort?.postMessage(word);
const watch: PrintWatch = {
  progress: (done, total) => {
    say({ kind: 'progress', progress: { done, total } });
  },
};
const job = workerData as PrintJob | ViewJob | BundleJob;
const result = await resultOf(job);
say({ kind: 'done', result });

function resultOf(asked: PrintJob | ViewJob | BundleJob) {
  if ('view' in asked) return seen(asked);
  return 'bundle' in asked ? printBundle(asked.bundle, watch) : written(asked);
}

async function written({ format, sheet, bed, ...ask }: PrintJob) {
  if (format === 'pdf' || format === 'svg' || format === 'dxf')
    return printSheets({ ...ask, format, sheet }, watch);
  // Sheets, the more frequent job, do not load the library for solids.
  const { makeSolid } = await import('./solids.ts');
  return makeSolid({ ...ask, format, plate: bed }, watch);
}

async function seen({ view: { bed, ...ask } }: ViewJob) {
  const { viewSolid } = await import('./solids.ts');
  return viewSolid({ ...ask, plate: bed }, watch);
}
