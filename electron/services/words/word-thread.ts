import { Worker } from 'node:worker_threads';
import type { FromWorker } from '#shared/word-engine/threads/worker-messages.ts';
import type { StartWorker } from '#shared/word-engine/threads/word-client.ts';
import { programFolder } from '../home/home.ts';
import { threadEnvironment, threadFile } from '../thread.ts';

const source = new URL('./word-worker.ts', import.meta.url);

export function wordThreads(file = threadFile(source, programFolder())): StartWorker {
  return ({ heard, crashed }) => {
    const worker = new Worker(file, { env: threadEnvironment() });
    worker.on('message', (word: FromWorker) => {
      heard(word);
    });
    worker.on('error', (error) => {
      crashed(error instanceof Error ? error.message : String(error));
    });
    worker.on('exit', (code) => {
      crashed(`exit ${code}`);
    });
    return {
      send: (word) => {
        worker.postMessage(word);
      },
      end: () => void worker.terminate(),
    };
  };
}
