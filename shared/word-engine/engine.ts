import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { Rulings } from './layers.ts';
import type { PlayList } from './play.ts';
import type { Position } from './position.ts';

export type Progress = (done: number, total: number) => void;

export interface PlayCount {
  readonly plays: number;
  readonly bestScore: number;
}

/** Positions must have passed `checkPosition`. */
export interface WordEngine {
  /** Plays have no particular order and take 20 bytes each. */
  allPlays(position: Position, progress?: Progress): PlayList;
  /** This takes as long as `allPlays`, but no memory. */
  countPlays(position: Position, progress?: Progress): PlayCount;
  /**
   * Returns the best `most` plays among those that score `atMost` or less, best first. Equal scores are in the order
   * of direction (across first), square, word.
   */
  bestPlays(position: Position, most: number, progress?: Progress, atMost?: number): PlayList;
}

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
