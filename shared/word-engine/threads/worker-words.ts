import type { LexiconFileProblem } from '#shared/lexicon/index.ts';
import type { Result } from '#shared/kernel/result.ts';
import type { Rulings } from '../layers.ts';
import type { TaskProblem, WordAnswer, WordTask } from './tasks.ts';

/**
 * The words of a worker: the bytes of a `*.cwlex` file, how a refusal names it, and what a table rules over it. `letters`
 * are those of the pieces, where words are to be spelled with them (see `inLetters`); without it as the list has them.
 */
export interface WordSource {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly letters?: string;
  readonly rulings?: Rulings;
}

/** What the owner of a worker sends to it: its words first and once, then one task at a time. */
export type ToWorker =
  | { readonly kind: 'load'; readonly source: WordSource }
  | { readonly kind: 'task'; readonly id: number; readonly task: WordTask };

/** What it says in return. Whatever goes wrong in use is in the answer; anything else ends the worker. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly done: number; readonly total: number }
  | { readonly kind: 'answer'; readonly id: number; readonly result: WorkerResult };

export type WorkerResult = Result<WordAnswer, TaskProblem | LexiconFileProblem>;
