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
