import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readText } from '#electron/services/files/read-file.ts';
import type { ThreadMessage } from '#electron/services/thread.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseRecord, recordLimits, type GameReview } from '#shared/records/index.ts';
import { reviewOfRecord } from '../records/review-game.ts';
import { rowOf, type FolderRow } from './folder-figures.ts';
import type { ReviewsRequest } from './review-folder.ts';

const tell = (word: ThreadMessage<FolderRow, 'done'>): void => parentPort?.postMessage(word);
const ask = workerData as ReviewsRequest;
for (;;) {
  const file = ask.files[Atomics.add(ask.next, 0, 1)];
  if (file === undefined) break;
  const review = await reviewOfFile(file);
  tell({
    kind: 'progress',
    progress: review.ok ? rowOf(file, review.value) : { file, problem: review.problem },
  });
}
tell({ kind: 'done', result: ok('done') });

async function reviewOfFile(file: string): Promise<Result<GameReview, Problem>> {
  const text = await readText(join(ask.folder, file), recordLimits.bytes);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return record;
  // A game that has fewer levels is measured against its strongest.
  const most = gameOf(record.value.game).computers.levels.length;
  return reviewOfRecord(record.value, {
    level: ask.level === undefined ? undefined : Math.min(ask.level, most),
    lexicon: ask.lexicon,
    // This signal never fires: a stop ends the whole thread.
    stop: new AbortController().signal,
    note: () => undefined,
  });
}
