import { parentPort } from 'node:worker_threads';
import { createWordServer } from '#shared/word-engine/threads/word-server.ts';
import type { ToWorker } from '#shared/word-engine/threads/worker-messages.ts';

/** The word engine's thread, but that certain numbers of best plays are its undoing. */
export const throwsAt = 901;
export const leavesAt = 902;

const serve = createWordServer((word) => parentPort?.postMessage(word));
parentPort?.on('message', (asked: ToWorker) => {
  const most = asked.kind === 'task' && asked.task.kind === 'best-plays' ? asked.task.most : 0;
  if (most === throwsAt) throw new Error('the graph is upside down');
  if (most === leavesAt) process.exit(7);
  serve(asked);
});
