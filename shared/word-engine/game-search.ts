import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { WordEngine } from './engine.ts';
import type { Rulings } from './layers.ts';

/**
 * A search of one game's own over a whole lexicon, for a thread of the word engine: where plays on a board are not the
 * question. Question and answer are plain data that only the game reads; undefined for what is no question of it. `engine`: gives the
 * one over the same words under the same rulings.
 */
export type GameSearch = (
  lexicon: Lexicon,
  rulings: Rulings,
  question: unknown,
  engine: () => WordEngine,
) => GameAnswer | undefined;

export interface GameAnswer {
  readonly found: unknown;
}

/** By the id of the game. */
export type GameSearches = ReadonlyMap<string, GameSearch>;
