import { type Answer, leftOutShown, type ParsedAsk } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { titleProblem, type TitleProblem } from '#shared/lexicon/index.ts';
import type { Lexica } from './lexica.ts';
import type { EventBus } from './event-bus.ts';
import type { LexiconAsk, MadeLexicon, MakingSteps } from './make-lexicon.ts';
import { makeFileOnThread } from './list-thread.ts';
import { jobsAtOnce, type ThreadWord } from './thread.ts';
import { createTurns } from './turns.ts';

export interface ListData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ask: LexiconAsk;
}

/** A lexicon as its thread hands it over: as the file it will be. */
export interface MadeFile extends Omit<MadeLexicon, 'lexicon'> {
  readonly words: number;
  readonly sha256: string;
  readonly alphabet: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

export type MakingWord = ThreadWord<MakingSteps, MadeFile>;

export type ListImportProblem =
  | { readonly code: 'lexicon/list-too-large'; readonly limit: number }
  | { readonly code: 'lexicon/too-many-parts'; readonly most: number }
  | { readonly code: 'lexicon/nothing-sent' }
  | { readonly code: 'lexicon/import-stopped' }
  | { readonly code: 'lexicon/import-running' }
  | { readonly code: 'lexicon/too-many-imports' };

/** Longest file that is taken in, in bytes: some five million words. */
const sizeLimit = 64_000_000;
/** Bytes of all lists whose import was asked for and is not over: two of the longest. */
const heldLimit = 2 * sizeLimit;
/** Empty parts weigh nothing, and small ones more than they hold; our own window sends 15 at most. */
const mostParts = 1000;
/** Imports that were begun and not gone on with; the oldest is forgotten for the next. */
const mostWaiting = 3;

/** Word lists on their way in. Nothing is kept of one that is stopped, refused or left. */
export interface ListImport {
  part(ask: ParsedAsk<'sendListPart'>): Result<Answer<'sendListPart'>, ListImportProblem>;
  /** On a thread of its own, so that door and window stay awake. */
  run(ask: ParsedAsk<'importLexicon'>): Promise<Result<Answer<'importLexicon'>>>;
  /** An import that is over already is no problem. */
  stop(job: string): void;
  close(): void;
}

/** `turns` are shared with whatever else starts a thread for a job. */
export function openListImport(
  bus: EventBus,
  lexica: Lexica,
  program: string,
  turns = createTurns(jobsAtOnce),
): ListImport {
  const waiting = new Map<string, Uint8Array[]>();
  const running = new Map<string, AbortController>();
  let held = 0;

  async function make(ask: ParsedAsk<'importLexicon'>, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
    const { job, title, file, alphabet, foldAccents } = ask;
    const stopped = refuse<ListImportProblem>({ code: 'lexicon/import-stopped' });
    const progress = (steps: MakingSteps): void => {
      bus.emit({ event: 'importProgress', payload: { job, ...steps } });
    };
    const making = { name: title, file, alphabet, foldAccents };
    const line = {
      turns,
      waiting: (before: number) => {
        bus.emit({ event: 'importProgress', payload: { job, stage: 'waiting', before } });
      },
    };
    const made = await makeFileOnThread(bytes, making, { stop: signal, progress, program, line });
    if (!made.ok || signal.aborted) return made.ok ? stopped : made;
    progress({ stage: 'saving', done: 0, total: 1 });
    const { encoding, repeats, leftOut, leftOutCount } = made.value;
    const added = await lexica.add(title, made.value.file);
    if (!added.ok) return added;
    const lines = leftOut.slice(0, leftOutShown);
    return ok({ lexicon: added.value, encoding, repeats, leftOut: { count: leftOutCount, lines } });
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
    async run(ask) {
      const parts = waiting.get(ask.job);
      waiting.delete(ask.job);
      if (running.has(ask.job)) return refuse<ListImportProblem>({ code: 'lexicon/import-running' });
      if (parts === undefined) return refuse<ListImportProblem>({ code: 'lexicon/nothing-sent' });
      const untitled = titleProblem(ask.title);
      if (untitled !== undefined) return refuse<TitleProblem>(untitled);
      const bytes = sizeOf(parts);
      if (held + bytes > heldLimit) return refuse<ListImportProblem>({ code: 'lexicon/too-many-imports' });
      held += bytes;
      const stop = new AbortController();
      running.set(ask.job, stop);
      try {
        const free: Result<unknown, Problem> = await lexica.nameFor(ask.title);
        return free.ok ? await make(ask, joined(parts), stop.signal) : free;
      } finally {
        running.delete(ask.job);
        held -= bytes;
      }
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

/** In a buffer of its own, which can be handed to a thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
