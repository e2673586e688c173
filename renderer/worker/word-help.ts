import type { PlaysAsk, SearchAsk } from '#shared/engine/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { GameAnswer } from '#shared/word-engine/game-search.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { WordsOnlyTask, WordAnswer } from '#shared/word-engine/threads/tasks.ts';

/** A question on its way to the word engine. */
export interface Asking<T> {
  readonly answer: Promise<Result<T, Problem>>;
  /** Ends the work at once; the answer is then a problem that nobody need hear. */
  cancel(): void;
}

/** The word engine as the table knows it: somewhere else, so that the window never waits for it. */
export interface WordHelp {
  /** From the list of the game or, with a tier, from its smaller vocabulary where it has one. */
  plays(ask: PlaysAsk, tier?: number): Asking<readonly Play[]>;
  /** The same for a search of the game with this id. */
  search(game: string, ask: SearchAsk, tier?: number): Asking<GameAnswer>;
  /** The same for what needs no board. */
  words<T extends WordsOnlyTask>(task: T, layers: PlaysAsk['layers'], tier?: number): Asking<WordAnswer<T>>;
}
