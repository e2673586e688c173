import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { ListLetters } from '#shared/lexicon/index.ts';
import { readLexicon, type LexiconRequest, type MadeLexicon, type MakingSteps } from './make-lexicon.ts';
import { runInTurn, runOnThread, threadFile, type ThreadJob, type ThreadMessage } from '../thread.ts';
import type { Turns } from '../turns.ts';

export type ListData = { readonly bytes: Uint8Array<ArrayBuffer> } & (
  | { readonly kind: 'make'; readonly ask: LexiconRequest }
  | { readonly kind: 'count'; readonly ask: Pick<LexiconRequest, 'file' | 'foldAccents'> }
);

export interface MadeFile extends Omit<MadeLexicon, 'lexicon'> {
  readonly words: number;
  readonly sha256: string;
  readonly alphabet: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

export type ListThreadMessage = ThreadMessage<MakingSteps, MadeFile | ListLetters | undefined>;

export interface ListStopped {
  readonly code: 'lexicon/import-stopped';
}

export interface ListThread {
  readonly stop: AbortSignal;
  readonly progress: (steps: MakingSteps) => void;
  readonly program: string;
  /** The job waits in this queue; without a queue it starts at once. `waiting` gets the number of jobs ahead. */
  readonly line?: { readonly turns: Turns; readonly waiting: (before: number) => void };
}

/** Makes the file of a lexicon on a thread; `bytes` are transferred and unusable afterwards. */
export function makeFileOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: LexiconRequest,
  thread: ListThread,
): Promise<Result<MadeFile>> {
  return onThread({ kind: 'make', bytes, ask }, thread);
}

/** Returns undefined for a lexicon file; `bytes` are transferred and unusable afterwards. */
export function countLettersOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: Pick<LexiconRequest, 'file' | 'foldAccents'>,
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
    stopped: refuse<ListStopped>({ code: 'lexicon/import-stopped' }),
  };
  return line === undefined ? runOnThread(job) : runInTurn(line.turns, { ...job, waiting: line.waiting });
}

export async function makeLexiconOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  ask: LexiconRequest,
  thread: ListThread,
): Promise<Result<MadeLexicon, Problem>> {
  const made = await makeFileOnThread(bytes, ask, thread);
  if (!made.ok) return made;
  const { file, words: _words, sha256: _sha256, alphabet: _alphabet, ...facts } = made.value;
  const lexicon = readLexicon(file, ask.file);
  return lexicon.ok ? ok({ lexicon: lexicon.value, ...facts }) : lexicon;
}
