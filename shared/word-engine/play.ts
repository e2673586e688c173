import type { Direction } from '#shared/pieces/board.ts';
import type { Face } from './position.ts';

export interface LaidFace extends Face {
  readonly square: number;
  readonly blank: boolean;
}

/** A play has no pieces, because which piece shows which letter is decided when the play is made. */
export interface Play {
  readonly start: number;
  /** A single letter that forms two words counts as across. */
  readonly direction: Direction;
  readonly word: string;
  readonly laid: readonly LaidFace[];
  readonly score: number;
}

export interface PlayList {
  readonly count: number;
  scoreAt(place: number): number;
  playAt(place: number): Play;
}
