import type { Direction } from '#shared/pieces/squares.ts';
import type { Face } from './position.ts';

/** A letter that a play lays. */
export interface LaidFace extends Face {
  readonly square: number;
  /** Shown by a blank. */
  readonly blank: boolean;
}

/** One play: a set of squares and letters in one direction. Which piece shows which letter is settled when it is made. */
export interface Play {
  /** Square of the word's first letter, laid or already there. */
  readonly start: number;
  /** The direction of the word; a single letter that forms two words counts as across. */
  readonly direction: Direction;
  /** The whole word in the line of play, letters of the board included. */
  readonly word: string;
  /** In the order of the word. */
  readonly laid: readonly LaidFace[];
  readonly score: number;
}

/** Many plays, kept as numbers: a `Play` is made when it is asked for. */
export interface PlayList {
  readonly count: number;
  /** Points of the play at this place, 0 to `count` - 1. */
  scoreAt(place: number): number;
  playAt(place: number): Play;
}
