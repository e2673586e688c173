import { setMaxListeners } from 'node:events';
import { programFolder } from '#electron/services/home.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import type { GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { GameFacts } from './game-facts.ts';

/** What the threads of a match are asked (match-worker.ts). */
export interface MatchAsk {
  readonly game: GameId;
  /** As `--lexicon` takes it; undefined where none is named. */
  readonly lexicon: string | undefined;
  /** By seat. */
  readonly levels: readonly number[];
  /** Games to play. Game `n`, from 0, is dealt by `seed` plus `n`. */
  readonly count: number;
  readonly seed: number;
  /** Every `--option`, in order; what they add to follows from the lexicon. */
  readonly options: readonly string[];
}

export interface ThreadMatchAsk extends MatchAsk {
  /** The number of the next game that nobody plays yet, shared by all threads: whoever is free takes it. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/**
 * Plays the games of a match on so many threads, and tells of each as it is over, in any order. A stop ends the threads at once
 * wherever they are (`cli/stopped`); a problem on one of them ends them all.
 */
export async function playOnThreads(
  ask: MatchAsk,
  threads: number,
  stop: AbortSignal,
  over: (game: GameFacts) => void,
): Promise<Result<'done', Problem>> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, ended.signal]);
  // Each thread listens, and there may be more than Node expects of one signal.
  setMaxListeners(0, signal);
  const data: ThreadMatchAsk = { ...ask, next: new Int32Array(new SharedArrayBuffer(4)) };
  const stopped = refuse({ code: 'cli/stopped' } as const);
  let problem: Result<never, Problem> | undefined;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const result = await runOnThread<GameFacts, 'done'>({
        file: threadFile(new URL('../match-worker.ts', import.meta.url), programFolder()),
        data,
        signal,
        progress: over,
        stopped,
      });
      if (result.ok) return;
      problem ??= result;
      ended.abort();
    }),
  );
  return problem ?? ok('done');
}
