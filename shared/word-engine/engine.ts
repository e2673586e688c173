import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { Rulings } from './ruled-lexicon.ts';
import type { PlayList } from './play.ts';
import type { Position } from './position.ts';

export type Progress = (done: number, total: number) => void;

export interface PlayCount {
  readonly plays: number;
  readonly bestScore: number;
}

/** Positions must have passed `checkPosition`. */
export interface WordEngine {
  /** Plays are in no particular order and take 20 bytes each. */
  allPlays(position: Position, progress?: Progress): PlayList;
  /** This takes as long as `allPlays`, but keeps no plays in memory. */
  countPlays(position: Position, progress?: Progress): PlayCount;
  /** Returns at most `most` of the plays that score `atMost` or less, in the order of `comparePlays`. */
  bestPlays(position: Position, most: number, progress?: Progress, atMost?: number): PlayList;
  /**
   * Returns the highest score that the one piece of the rack makes on this empty square, or undefined where it fits no
   * word of the board. It takes a fraction of a search, since no more than two lines are read.
   */
  bestOnSquare(position: Position, square: number): number | undefined;
}

/**
 * Searches a whole lexicon for a game, on a thread of the word engine. Only the game reads the question and answer,
 * plain data; undefined means an unknown question. `engine` returns the engine over the same words and rulings.
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

export type LoadSearch = (game: string) => Promise<GameSearch | undefined>;
