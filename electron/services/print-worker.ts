import { parentPort, workerData } from 'node:worker_threads';
import { printSheets, type PrintAsk } from './print-sheets.ts';
import type { PrintWord } from './printing.ts';

/** Draws one job on a thread of its own; whoever started it ends it. */
const say = (word: PrintWord): void => parentPort?.postMessage(word);
const result = await printSheets(workerData as PrintAsk, {
  progress: (done, total) => {
    say({ kind: 'progress', progress: { done, total } });
  },
});
say({ kind: 'done', result });
