import { parentPort, workerData } from 'node:worker_threads';
import { ok, type Result } from '#shared/kernel/index.ts';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import type { ListData, MadeFile, MakingWord } from './list-import.ts';
import { makeLexicon } from './make-lexicon.ts';

/** Makes one lexicon on a thread of its own; whoever started it ends it. */
const say = (word: MakingWord, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(word, transfer);
const { bytes, ask } = workerData as ListData;
const made = makeFile();
say({ kind: 'done', result: made }, made.ok ? [made.value.file.buffer] : []);

function makeFile(): Result<MadeFile> {
  const result = makeLexicon(bytes, ask, (progress) => {
    say({ kind: 'progress', progress });
  });
  if (!result.ok) return result;
  const { lexicon, ...facts } = result.value;
  const { words, sha256, alphabet } = lexicon;
  return ok({ ...facts, words, sha256, alphabet, file: encodeLexicon(lexicon) });
}
