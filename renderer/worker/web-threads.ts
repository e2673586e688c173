import type { StartWorker } from '#shared/word-engine/threads/word-client.ts';
import type { FromWorker } from '#shared/word-engine/threads/worker-messages.ts';

export const startWebWorker: StartWorker = ({ heard, crashed }) => {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
    heard(event.data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    crashed(event.message);
  });
  return {
    send: (word) => {
      worker.postMessage(word);
    },
    end: () => {
      worker.terminate();
    },
  };
};
