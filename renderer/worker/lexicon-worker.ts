import { decodeLexicon } from '#shared/lexicon/index.ts';
import type { LexiconFile, LexiconRead } from './read-lexicon.ts';

/** The parts of the worker's scope in use, since the page's types know only a window. */
interface WorkerScope {
  postMessage(word: LexiconRead, handedOver: readonly Transferable[]): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<LexiconFile>) => void): void;
}

/** Reads and checks one lexicon file; its nodes are transferred, not copied. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data: { bytes, file } }) => {
  const read = decodeLexicon(bytes, file);
  scope.postMessage(read, read.ok ? [read.value.nodes.buffer] : []);
});
