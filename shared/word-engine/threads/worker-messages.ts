import type { LexiconFileProblem } from '#shared/lexicon/index.ts';
import type { Result } from '#shared/kernel/result.ts';
import type { Rulings } from '../ruled-lexicon.ts';
import type { TaskProblem, WordAnswer, WordTask } from './tasks.ts';

/**
 * `bytes` are those of a `*.cwlex` file, which `file` names in problems. `letters` are the letters of the pieces, with
 * which words are spelled (see `lexiconForLetters`); without them words are spelled with the letters of the list.
 */
export interface WordSource {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly letters?: string;
  readonly rulings?: Rulings;
}

/** The words are sent first and once, then one task at a time. */
export type ToWorker =
  | { readonly kind: 'load'; readonly source: WordSource }
  | { readonly kind: 'task'; readonly id: number; readonly task: WordTask };

/** Errors of ordinary use are in the answer; after any other error the worker is ended. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly done: number; readonly total: number }
  | { readonly kind: 'answer'; readonly id: number; readonly result: WorkerResult }
  | { readonly kind: 'crashed'; readonly id: number; readonly reason: string };

export type WorkerResult = Result<WordAnswer, TaskProblem | LexiconFileProblem>;

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
