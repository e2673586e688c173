import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { ListLetters } from '#shared/lexicon/index.ts';
import type { ListData, ListImportProblem, MadeFile } from './list-import.ts';
import type { LexiconAsk, MadeLexicon, MakingSteps } from './make-lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import { runInTurn, runOnThread, threadFile, type ThreadJob } from './thread.ts';
import type { Turns } from './turns.ts';

export interface ListThread {
  readonly stop: AbortSignal;
  readonly progress: (steps: MakingSteps) => void;
  /** The folder of the program. */
  readonly program: string;
  /** Where jobs wait for each other; left out, it begins at once. `waiting` hears how many are before it. */
  readonly line?: { readonly turns: Turns; readonly waiting: (before: number) => void };
}

/** The lexicon of a list as the file it will be, made on a thread of its own. The bytes are handed over to it. */
export function makeFileOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: LexiconAsk,
  thread: ListThread,
): Promise<Result<MadeFile>> {
  return onThread({ kind: 'make', bytes, ask }, thread);
}

/** The letters of a list, counted on a thread of its own; undefined for a lexicon file. The bytes are handed over to it. */
export function countLettersOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: Pick<LexiconAsk, 'file' | 'foldAccents'>,
  thread: ListThread,
): Promise<Result<ListLetters | undefined>> {
  return onThread({ kind: 'count', bytes, ask }, thread);
}

function onThread<T>(data: ListData, { stop, progress, program, line }: ListThread): Promise<Result<T>> {
  const job: ThreadJob<MakingSteps> = {
    file: threadFile(new URL('./list-worker.ts', import.meta.url), program),
    data,
    transfer: [data.bytes.buffer],
    signal: stop,
    progress,
    stopped: refuse<ListImportProblem>({ code: 'lexicon/import-stopped' }),
  };
  return line === undefined ? runOnThread(job) : runInTurn(line.turns, { ...job, waiting: line.waiting });
}

/** As `makeLexicon`, on a thread of its own. */
export async function makeLexiconOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: LexiconAsk,
  thread: ListThread,
): Promise<Result<MadeLexicon, Problem>> {
  const made = await makeFileOnThread(bytes, ask, thread);
  if (!made.ok) return made;
  const { file, words: _words, sha256: _sha256, alphabet: _alphabet, ...facts } = made.value;
  const lexicon = readLexicon(file, ask.file);
  return lexicon.ok ? ok({ lexicon: lexicon.value, ...facts }) : lexicon;
}
