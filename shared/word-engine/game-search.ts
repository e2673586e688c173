import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { WordEngine } from './engine.ts';
import type { Rulings } from './layers.ts';

/**
 * A game may search a whole lexicon itself on a thread of the word engine, if it does not ask for plays on a board.
 * Only the game reads the question and the answer, which are plain data; undefined means that the question is not of
 * this game. `engine` returns the engine over the same words and rulings.
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

/** Loads the search of a game by its id; undefined if it has none. */
export type LoadSearch = (game: string) => Promise<GameSearch | undefined>;
