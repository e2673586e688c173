import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { buildLexicon, encodeLexicon, formatWordList } from '#shared/lexicon/index.ts';
import { wordsOfList, wordsUpTo, type Compiled, type Job } from './jobs.ts';

const out = new URL('../../../build/lexica/', import.meta.url);

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(compile(job));
});

function compile({ name, list, upTo }: Job): Compiled {
  const began = performance.now();
  const words = upTo === undefined ? wordsOfList(list) : wordsUpTo(list, upTo);
  const sha256 = upTo === undefined ? list.sha256 : hashOf(words);
  const bytes = encodeLexicon(buildLexicon(words, { name, alphabet: list.alphabet, sha256 }));
  // Renaming keeps the old file intact for a reader.
  const fresh = new URL(`${name}.cwlex.new`, out);
  writeFileSync(fresh, bytes);
  renameSync(fresh, new URL(`${name}.cwlex`, out));
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  return { words: words.length, bytes: bytes.length, sha256: fileHash, ms: performance.now() - began };
}

function hashOf(words: readonly string[]): string {
  return createHash('sha256').update(formatWordList(words)).digest('hex');
}
