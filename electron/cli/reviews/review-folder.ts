import { setMaxListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { programFolder } from '#electron/services/home/home.ts';
import { fileProblem } from '#electron/services/files/file-problem.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import { gameEndings, hasEnding } from '#shared/files/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, type Call, type Outcome } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { progressLine } from '../progress-line.ts';
import { t } from '../texts.ts';
import { order, type FolderRow } from './folder-figures.ts';
import { folderCsv, folderJson, folderPage } from './folder-text.ts';

export interface ReviewsRequest {
  readonly folder: string;
  readonly files: readonly string[];
  readonly lexicon: string | undefined;
  readonly level: number | undefined;
  /** All threads share this number of the next file; a free thread takes it. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Every game of a folder in one table, in the order of the files' names; a stop keeps the games that are done. */
export async function reviewFolder(folder: string, call: Call): Promise<Result<Outcome, Problem>> {
  const out = await tableFile(call);
  if (!out.ok) return out;
  const level = numberFlag(call, 'level', 1, 100);
  if (!level.ok) return level;
  const given = numberFlag(call, 'threads', 1, 256);
  if (!given.ok) return given;
  const files = await recordsIn(folder);
  if (!files.ok) return files;
  const total = files.value.length;
  if (total === 0) return refuse({ code: 'cli/no-games', folder, suffix: gameEndings[0] });
  const ask: ReviewsRequest = {
    folder,
    files: files.value,
    lexicon: flagValue(call, 'lexicon'),
    level: level.value,
    next: new Int32Array(new SharedArrayBuffer(4)),
  };
  const rows: FolderRow[] = [];
  const progress = progressLine(call, total, (done, speed) =>
    t('cli:reviews.progress', { done, total, ...speed }),
  );
  const threads = Math.min(given.value ?? availableParallelism(), total);
  const result = await onThreads(ask, threads, call.stop, (row) => {
    rows.push(row);
    progress.show(rows.length);
  });
  progress.clear();
  const stopped = !result.ok && result.problem.code === 'cli/stopped';
  if (!result.ok && !stopped) return result;
  rows.sort((one, other) => order(one.file, other.file));
  if (out.value !== undefined) {
    const content = out.value.endsWith('.csv') ? folderCsv(rows) : `${folderJson(rows)}\n`;
    const written = await writeOutputs(call, [{ path: out.value, content }]);
    if (!written.ok) return written;
  }
  call.say(call.json ? folderJson(rows) : folderPage(rows));
  if (stopped) call.note(t('cli:reviews.stopped', { count: rows.length, total }));
  return ok(stopped || rows.some((row) => 'problem' in row) ? 'rejected' : 'done');
}

async function tableFile(call: Call): Promise<Result<string | undefined, Problem>> {
  if (flagValue(call, 'output') === undefined) return ok(undefined);
  const free = await freeOutputPath(call, 'review');
  if (!free.ok) return free;
  return /\.(csv|json)$/.test(free.value) ? free : refuse({ code: 'cli/table-ending', path: free.value });
}

async function recordsIn(folder: string): Promise<Result<readonly string[], Problem>> {
  try {
    const names = await readdir(folder);
    return ok(names.filter((name) => hasEnding(name, gameEndings)).sort(order));
  } catch (error) {
    return refuse(fileProblem(error, folder));
  }
}

async function onThreads(
  ask: ReviewsRequest,
  threads: number,
  stop: AbortSignal,
  done: (row: FolderRow) => void,
): Promise<Result<'done', Problem>> {
  // Every thread listens, and Node warns above 10 listeners of one signal.
  setMaxListeners(0, stop);
  const results = await Promise.all(
    Array.from({ length: threads }, () =>
      runOnThread<FolderRow, 'done'>({
        file: threadFile(new URL('./review-worker.ts', import.meta.url), programFolder()),
        data: ask,
        signal: stop,
        progress: done,
        stopped: refuse({ code: 'cli/stopped' }),
      }),
    ),
  );
  return results.find((result) => !result.ok) ?? ok('done');
}
