// Import this before anything that makes a schema: a worker has a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import type { SheetTask } from './sheet-thread.ts';

/** This declares only what is used here, because the page's types know a window but no worker scope. */
interface WorkerScope {
  postMessage(answer: unknown): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<SheetTask>) => void): void;
  reportError(error: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
/** The import is awaited in the listener, because a task that came before the listener was added would be lost. */
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
