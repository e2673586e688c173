import { decodeLexicon } from '#shared/lexicon/index.ts';
import type { LexiconFile, LexiconRead } from './read-lexicon.ts';

/** What of a worker's own scope is used here; the page's library knows a window only. */
interface WorkerScope {
  postMessage(word: LexiconRead, handedOver: readonly Transferable[]): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<LexiconFile>) => void): void;
}

/** Reads one lexicon file, checksum and graph included; its nodes are handed over, not copied. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data: { bytes, file } }) => {
  const read = decodeLexicon(bytes, file);
  scope.postMessage(read, read.ok ? [read.value.nodes.buffer] : []);
});
