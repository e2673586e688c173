// Before anything that makes a schema: a worker's file comes with a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { gameSearches } from '#shared/games/searches.ts';
import { createWordServer } from '#shared/word-engine/threads/word-server.ts';
import type { FromWorker, ToWorker } from '#shared/word-engine/threads/worker-words.ts';

/** What of a worker's own scope is used here; the page's library knows a window only. */
interface WorkerScope {
  postMessage(word: FromWorker): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<ToWorker>) => void): void;
}

/** The word engine on a thread of its own, off the window's. */
const scope = globalThis as unknown as WorkerScope;
const say = (word: FromWorker) => {
  scope.postMessage(word);
};
const serve = createWordServer(say, undefined, gameSearches);
scope.addEventListener('message', (event) => {
  serve(event.data);
});
