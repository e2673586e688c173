import type { PlaysAsk, SearchAsk } from '#shared/engine/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { GameAnswer } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { WordsOnlyTask, WordAnswer } from '#shared/word-engine/threads/tasks.ts';

export interface PendingAnswer<T> {
  readonly answer: Promise<Result<T, Problem>>;
  /** Ends the work at once; the answer is then a problem to ignore. */
  cancel(): void;
}

/** The word engine on other threads, so that the window never waits for it. */
export interface WordHelp {
  /** Uses the game's list or, with a tier, its smaller vocabulary if it has one. */
  plays(ask: PlaysAsk, tier?: number): PendingAnswer<readonly Play[]>;
  /** Runs a search of the game with this id. */
  search(game: string, ask: SearchAsk, tier?: number): PendingAnswer<GameAnswer>;
  words<T extends WordsOnlyTask>(
    task: T,
    layers: PlaysAsk['layers'],
    tier?: number,
  ): PendingAnswer<WordAnswer<T>>;
}
