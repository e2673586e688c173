import { parentPort, workerData } from 'node:worker_threads';
import { ok, type Result } from '#shared/kernel/index.ts';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import type { ListData, ListThreadMessage, MadeFile } from './list-thread.ts';
import { countLetters, makeLexicon, type LexiconRequest, type MakingSteps } from './make-lexicon.ts';

const say = (word: ListThreadMessage, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(word, transfer);
const progress = (steps: MakingSteps): void => {
  say({ kind: 'progress', progress: steps });
};
const data = workerData as ListData;
if (data.kind === 'count') {
  say({ kind: 'done', result: countLetters(data.bytes, data.ask, progress) });
} else {
  const made = makeFile(data.bytes, data.ask);
  say({ kind: 'done', result: made }, made.ok ? [made.value.file.buffer] : []);
}

function makeFile(bytes: Uint8Array, ask: LexiconRequest): Result<MadeFile> {
  const result = makeLexicon(bytes, ask, progress);
  if (!result.ok) return result;
  const { lexicon, ...facts } = result.value;
  const { words, sha256, alphabet } = lexicon;
  return ok({ ...facts, words, sha256, alphabet, file: encodeLexicon(lexicon) });
}
