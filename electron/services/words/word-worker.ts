import { parentPort } from 'node:worker_threads';
import { createWordServer } from '#shared/word-engine/threads/word-server.ts';
import type { ToWorker } from '#shared/word-engine/threads/worker-messages.ts';

const serve = createWordServer(
  (word) => parentPort?.postMessage(word),
  () => performance.now(),
);
parentPort?.on('message', (asked: ToWorker) => {
  serve(asked);
});
