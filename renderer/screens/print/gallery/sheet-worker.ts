// Before anything that makes a schema: a worker's file comes with a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { drawTellingSheet, type DrawAsk } from './draw-sheet.ts';

/** What of a worker's own scope is used here; the page's library knows a window only. */
interface WorkerScope {
  postMessage(answer: unknown): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<DrawAsk>) => void): void;
}

/** Draws sheets off the window's thread, one after the other. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data }) => {
  scope.postMessage(drawTellingSheet(data));
});
