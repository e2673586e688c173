import type { FacePlace } from './nets/net-shapes.ts';
import type { DrawOp, Ink } from './types.ts';

/** Lengths are millimetres, and drawings begin at (0, 0) in the top left corner of their face. */
export type TabletopPiece = {
  readonly name: string;
  /** Says what is on it, as the PDF does to those who cannot see it. */
  readonly says: string;
} & (
  | {
      readonly kind: 'block';
      readonly side: number;
      readonly ground: Ink;
      readonly faces: Readonly<Partial<Record<FacePlace, readonly DrawOp[]>>>;
      /** It lies on the table to be thrown; what has letters is drawn from a bag. */
      readonly isDie: boolean;
    }
  | {
      readonly kind: 'peg';
      readonly side: number;
      readonly ground: Ink;
      readonly face: readonly DrawOp[];
    }
  | {
      readonly kind: 'card';
      readonly width: number;
      readonly height: number;
      readonly front: readonly DrawOp[];
      readonly back: readonly DrawOp[];
    }
);

export interface TabletopBoard {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ops: readonly DrawOp[];
}

/** What a product makes of its set, to be played with in Tabletop Simulator. */
export interface TabletopSet {
  readonly title: string;
  /** The code of the project, so that files of other choices have other names. */
  readonly code: string;
  readonly pieces: readonly TabletopPiece[];
  readonly board: TabletopBoard | undefined;
}
