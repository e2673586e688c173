import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob, PrintWord } from './printing.ts';
import { printSheets, type PrintWatch } from './print-sheets.ts';

/** Draws one job on a thread of its own; whoever started it ends it. */
const say = (word: PrintWord): void => parentPort?.postMessage(word);
const watch: PrintWatch = {
  progress: (done, total) => {
    say({ kind: 'progress', progress: { done, total } });
  },
};
const job = workerData as PrintJob;
say({ kind: 'done', result: await fileOf(job) });

async function fileOf({ format, sheet, ...ask }: PrintJob) {
  if (format === 'pdf' || format === 'svg' || format === 'dxf')
    return printSheets({ ...ask, format, sheet }, watch);
  // Sheets, which are printed more often, do not wait for what makes solids.
  const { makeSolid } = await import('./solids.ts');
  return makeSolid({ ...ask, format, plate: sheet }, watch);
}
