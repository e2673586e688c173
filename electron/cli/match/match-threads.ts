import { setMaxListeners } from 'node:events';
import { programFolder } from '#electron/services/home/home.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import type { GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { GameFacts } from './game-facts.ts';

export interface MatchRequest {
  readonly game: GameId;
  readonly lexicon: string | undefined;
  readonly levels: readonly number[];
  /** Game `n`, from 0, is dealt by `seed` plus `n`, so the result does not depend on the number of threads. */
  readonly count: number;
  readonly seed: number;
  readonly options: readonly string[];
}

export interface ThreadMatchRequest extends MatchRequest {
  /** All threads share this number of the next game; a free thread takes it. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Plays a match's games and calls `over` for each in any order; a stop or a problem ends all threads at once. */
export async function playOnThreads(
  ask: MatchRequest,
  threads: number,
  stop: AbortSignal,
  over: (game: GameFacts) => void,
): Promise<Result<'done', Problem>> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, ended.signal]);
  // Every thread listens, and Node warns above 10 listeners of one signal.
  setMaxListeners(0, signal);
  const data: ThreadMatchRequest = { ...ask, next: new Int32Array(new SharedArrayBuffer(4)) };
  const stopped = refuse({ code: 'cli/stopped' } as const);
  let problem: Result<never, Problem> | undefined;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const result = await runOnThread<GameFacts, 'done'>({
        file: threadFile(new URL('./match-worker.ts', import.meta.url), programFolder()),
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
