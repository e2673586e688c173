import type { Play } from '#shared/word-engine/play.ts';
import type { Position } from '#shared/word-engine/position.ts';
import type { AheadCube } from '../ahead.ts';

/** Seat 0 or 1; the other one is `1 - side`. */
export type Side = 0 | 1;

/** The stock is empty and two seats are left, so that nothing is hidden (A6). Plain data that can be sent to a thread. */
export interface EndGame {
  readonly position: Omit<Position, 'rack'>;
  readonly hands: readonly [readonly AheadCube[], readonly AheadCube[]];
  /** This side is on turn. */
  readonly by: Side;
  /** Rounds are counted from this side. */
  readonly first: Side;
  /** The other side has just passed, so that a pass ends the game. */
  readonly afterPass: boolean;
  /** The other side has laid its last cube, so that this turn is the last one. */
  readonly lastTurn: boolean;
}

export interface EndQuestion extends EndGame {
  /** This turn is valued, too, such as one that a player has made. */
  readonly also?: EndTurn | undefined;
  /** After so much work the best turn so far is the answer; a unit takes some 25 microseconds. */
  readonly work: number;
}

/** A play and the places in the hand of the cubes that it lays; a pass has no play. */
export interface EndTurn {
  readonly by: Side;
  readonly play?: Play | undefined;
  readonly cubes: readonly number[];
}

export interface EndFound {
  /** All that can follow was looked at, or ruled out by bounds; otherwise this is the best turn found. */
  readonly isExact: boolean;
  /**
   * Points by which the side on turn gains more than the other from here to the end, what cubes left over cost
   * included. If the search was not exact, it is the least that the turn is sure of, or absent if that is unknown.
   */
  readonly gain?: number | undefined;
  /** The gain of the turn that was asked about, if the search was exact and the work was enough for it, too. */
  readonly alsoGain?: number | undefined;
  /** The best turn of each side in order, as far as it is proved. */
  readonly line: readonly EndTurn[];
}
