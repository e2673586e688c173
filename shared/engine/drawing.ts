import type { Face, KuboCard } from '#shared/pieces/index.ts';
import type { GameTypes, PictureLine } from './contract.ts';
import type { PlayedTurn } from './review.ts';

/** A table as data, so that rooms which know no game can draw it with the art of its pieces. */
export interface TableDrawing {
  readonly fields: readonly DrawnField[];
  /** What lies beside the fields, in the sentences of the game's picture. */
  readonly lines: readonly PictureLine[];
}

export interface DrawnField {
  readonly ground: 'felt' | 'tray' | 'bare';
  /** Each row has a character a square: `.` plain, a space for none, others as on boards. */
  readonly squares: readonly string[];
  /** The names of columns stand above the field, those of rows at its left. */
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
  readonly pieces: readonly DrawnPiece[];
}

export interface DrawnPiece {
  readonly column: number;
  readonly row: number;
  readonly shows: Face | KuboCard;
  /** Absent where all letters count the same. */
  readonly value?: number | undefined;
  /** The piece belongs to what the drawing is about, such as the play of a turn. */
  readonly isNew?: boolean;
}

/** A game has this if its reviewed turns can be drawn. */
export interface Drawer<G extends GameTypes, T extends PlayedTurn = PlayedTurn> {
  table(view: G['view']): TableDrawing;
  played(turn: T): TableDrawing;
  /** The same turn with this line of notation instead; undefined if the line changes nothing on the table. */
  instead(turn: T, line: string): TableDrawing | undefined;
}
