import type { PlayList } from './play.ts';
import type { Position } from './position.ts';

/** Told as a search goes on: parts of it that are done, of how many. */
export type Progress = (done: number, total: number) => void;

export interface PlayCount {
  readonly plays: number;
  /** 0 where there is no play. */
  readonly bestScore: number;
}

/** The plays of one lexicon (under its layers of allowed and denied words). Positions must have passed `checkPosition`. */
export interface WordEngine {
  /** Every play, in no order that matters; 20 bytes each. */
  allPlays(position: Position, progress?: Progress): PlayList;
  /** How many there are, in the same time and no room. */
  countPlays(position: Position, progress?: Progress): PlayCount;
  /**
   * The `most` best plays of those that score `atMost` or less, best first; equal scores in the order of direction (across first),
   * square, word.
   */
  bestPlays(position: Position, most: number, progress?: Progress, atMost?: number): PlayList;
}
