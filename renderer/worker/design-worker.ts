// Import this before anything that makes a schema: a worker has a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import {
  createDesignServer,
  type FromDesigner,
  type ToDesigner,
} from '#shared/set-design/threads/design-server.ts';

interface WorkerScope {
  postMessage(word: FromDesigner): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<ToDesigner>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = createDesignServer((word) => {
  scope.postMessage(word);
});
scope.addEventListener('message', (event) => {
  serve(event.data);
});
