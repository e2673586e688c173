// This comes before anything that makes a schema, since a worker has a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import type { SheetTask } from './sheet-thread.ts';

/** The parts of the worker's scope in use, since the page's types know only a window. */
interface WorkerScope {
  postMessage(answer: unknown): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<SheetTask>) => void): void;
  reportError(error: unknown): void;
}

/** Lays sheets out off the window's thread. */
const scope = globalThis as unknown as WorkerScope;
/** Layouts need the texts of booklets. The import is awaited in the listener, so that no task comes before it listens. */
const answers = import('./sheet-answers.ts');
scope.addEventListener('message', ({ data }) => {
  answers
    .then(({ answerTo }) => {
      scope.postMessage(answerTo(data));
    })
    .catch((error: unknown) => {
      scope.reportError(error);
    });
});
