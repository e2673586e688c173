import { type ResponseOf, leftOutShown, type ParsedRequest } from '#shared/contract/index.ts';
import { joinBytes, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { titleProblem, type TitleProblem } from '#shared/lexicon/index.ts';
import type { Lexica } from './lexica.ts';
import type { EventBus } from '../event-bus.ts';
import { countLettersOnThread, makeFileOnThread, type ListStopped, type ListThread } from './list-thread.ts';
import { jobsAtOnce } from '../thread.ts';
import { createTurns } from '../turns.ts';

export type ListImportProblem =
  | { readonly code: 'lexicon/list-too-large'; readonly limit: number }
  | { readonly code: 'lexicon/too-many-parts'; readonly most: number }
  | { readonly code: 'lexicon/nothing-sent' }
  | ListStopped
  | { readonly code: 'lexicon/import-running' }
  | { readonly code: 'lexicon/too-many-imports' };

/** The limit is in bytes and allows some five million words. */
const sizeLimit = 64_000_000;
const heldLimit = 2 * sizeLimit;
/** Limits small and empty parts, which take more memory than their bytes; our own pages send at most 15. */
const mostParts = 1000;
const mostWaiting = 3;

/** Word lists are imported in parts. An import that is stopped, refused or abandoned leaves nothing behind. */
export interface ListImport {
  part(ask: ParsedRequest<'sendListPart'>): Result<ResponseOf<'sendListPart'>, ListImportProblem>;
  /** Keeps the parts sent so far for `run`. */
  count(ask: ParsedRequest<'countLetters'>): Promise<Result<ResponseOf<'countLetters'>>>;
  run(ask: ParsedRequest<'importLexicon'>): Promise<Result<ResponseOf<'importLexicon'>>>;
  stop(job: string): void;
  close(): void;
}

export function openListImport(
  bus: EventBus,
  lexica: Lexica,
  program: string,
  turns = createTurns(jobsAtOnce),
): ListImport {
  const waiting = new Map<string, Uint8Array[]>();
  const running = new Map<string, AbortController>();
  let held = 0;

  const threadOf = (job: string, stop: AbortSignal): ListThread => ({
    stop,
    program,
    progress(steps) {
      bus.emit({ event: 'importProgress', payload: { job, ...steps } });
    },
    line: {
      turns,
      waiting: (before: number) => {
        bus.emit({ event: 'importProgress', payload: { job, stage: 'waiting', before } });
      },
    },
  });

  async function make(
    ask: ParsedRequest<'importLexicon'>,
    bytes: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ) {
    const { job, title, file, alphabet, foldAccents, language } = ask;
    const stopped = refuse<ListImportProblem>({ code: 'lexicon/import-stopped' });
    const thread = threadOf(job, signal);
    const making = { name: title, file, alphabet, foldAccents, language };
    const made = await makeFileOnThread(bytes, making, thread);
    if (!made.ok || signal.aborted) return made.ok ? stopped : made;
    thread.progress({ stage: 'saving', done: 0, total: 1 });
    const { encoding, repeats, leftOut, leftOutCount } = made.value;
    const added = await lexica.add(title, made.value.file);
    if (!added.ok) return added;
    const lines = leftOut.slice(0, leftOutShown);
    return ok({ lexicon: added.value, encoding, repeats, leftOut: { count: leftOutCount, lines } });
  }

  async function work<T>(
    job: string,
    parts: readonly Uint8Array[] | undefined,
    task: (bytes: Uint8Array<ArrayBuffer>, stop: AbortSignal) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    if (running.has(job)) return refuse<ListImportProblem>({ code: 'lexicon/import-running' });
    if (parts === undefined) return refuse<ListImportProblem>({ code: 'lexicon/nothing-sent' });
    const size = sizeOf(parts);
    if (held + size > heldLimit) return refuse<ListImportProblem>({ code: 'lexicon/too-many-imports' });
    held += size;
    const stop = new AbortController();
    running.set(job, stop);
    try {
      return await task(joinBytes(parts), stop.signal);
    } finally {
      running.delete(job);
      held -= size;
    }
  }

  return {
    part({ job, base64 }) {
      const parts = waiting.get(job) ?? [];
      parts.push(Buffer.from(base64, 'base64'));
      const bytes = sizeOf(parts);
      waiting.delete(job);
      if (bytes > sizeLimit) return refuse({ code: 'lexicon/list-too-large', limit: sizeLimit });
      if (parts.length > mostParts) return refuse({ code: 'lexicon/too-many-parts', most: mostParts });
      waiting.set(job, parts);
      for (const oldest of [...waiting.keys()].slice(0, -mostWaiting)) waiting.delete(oldest);
      return ok({ bytes });
    },
    async count({ job, ...ask }) {
      const counted = await work(job, waiting.get(job), (bytes, stop) =>
        countLettersOnThread(bytes, ask, threadOf(job, stop)),
      );
      if (!counted.ok) {
        waiting.delete(job);
        return counted;
      }
      return ok(counted.value === undefined ? {} : { counted: counted.value });
    },
    async run(ask) {
      const parts = waiting.get(ask.job);
      waiting.delete(ask.job);
      const untitled = titleProblem(ask.title);
      if (parts !== undefined && untitled !== undefined) return refuse<TitleProblem>(untitled);
      return work(ask.job, parts, async (bytes, stop) => {
        const free: Result<unknown, Problem> = await lexica.nameFor(ask.title);
        return free.ok ? make(ask, bytes, stop) : free;
      });
    },
    stop(job) {
      waiting.delete(job);
      running.get(job)?.abort();
    },
    close() {
      for (const stop of running.values()) stop.abort();
    },
  };
}

const sizeOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
