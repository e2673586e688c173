import type { Direction } from '#shared/pieces/squares.ts';
import type { Face } from './position.ts';

export interface LaidFace extends Face {
  readonly square: number;
  /** A blank shows the letter. */
  readonly blank: boolean;
}

/**
 * A play is a set of squares and letters in one direction. Which piece shows which letter is decided when it is made.
 */
export interface Play {
  /** The word begins at this square, laid now or before. */
  readonly start: number;
  /** A single letter that forms two words counts as across. */
  readonly direction: Direction;
  /** The whole word in the line of play includes letters of the board. */
  readonly word: string;
  /** Faces are in the order of the word. */
  readonly laid: readonly LaidFace[];
  readonly score: number;
}

/** Plays are kept as numbers; a `Play` is made on demand. */
export interface PlayList {
  readonly count: number;
  /** Places count from 0 to `count` - 1. */
  scoreAt(place: number): number;
  playAt(place: number): Play;
}
