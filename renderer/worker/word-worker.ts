// Import this before anything that makes a schema: a worker has a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { loadSearch } from '#shared/games/searches.ts';
import { createWordServer } from '#shared/word-engine/threads/word-server.ts';
import type { FromWorker, ToWorker } from '#shared/word-engine/threads/worker-messages.ts';

/** This declares only what is used here, because the page's types know a window but no worker scope. */
interface WorkerScope {
  postMessage(word: FromWorker): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const say = (word: FromWorker) => {
  scope.postMessage(word);
};
const serve = createWordServer(say, undefined, loadSearch);
scope.addEventListener('message', (event) => {
  serve(event.data);
});
