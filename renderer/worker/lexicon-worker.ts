import { decodeLexicon } from '#shared/lexicon/index.ts';
import type { LexiconFile, LexiconRead } from './read-lexicon.ts';

/** This declares only what is used here, because the page's types know a window but no worker scope. */
interface WorkerScope {
  postMessage(word: LexiconRead, handedOver: readonly Transferable[]): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<LexiconFile>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data: { bytes, file } }) => {
  const read = decodeLexicon(bytes, file);
  scope.postMessage(read, read.ok ? [read.value.nodes.buffer] : []);
});
