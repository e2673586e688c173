import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Piece, Position } from '#shared/word-engine/position.ts';

export interface AheadCube extends Piece {
  /** The cube costs this many points if it stays unplayed (A6). */
  readonly total: number;
  readonly worth: number;
}

export interface AheadSeat {
  readonly points: number;
  readonly cubes: number;
  /** The seat was put out (A5, `triple`). */
  readonly out: boolean;
}

/** This is what a seat on turn knows, as plain data that can be sent to a thread. */
export interface AheadRequest {
  readonly position: Omit<Position, 'rack'>;
  readonly by: Seat;
  readonly first: Seat;
  readonly seats: readonly AheadSeat[];
  readonly hand: readonly AheadCube[];
  readonly unseen: readonly AheadCube[];
  readonly stock: number;
  /** This play is tried whatever it scores, such as one that a player has made. */
  readonly also?: Play | undefined;
  readonly lastRound: boolean;
  readonly random: RandomState;
  readonly effort: AheadEffort;
}

export interface AheadEffort {
  readonly plays: number;
  /** About this many searches for a best play are made in all; each takes one to two milliseconds. */
  readonly searches: number;
}

export interface AheadPlay {
  readonly play: Play;
  /**
   * This is the mean lead over the best other seat after playing on, once all have had the same number of turns, or a single
   * player's own points.
   */
  readonly lead: number;
  /** This is the mean chance to win, 0 to 1, if everybody goes on with their highest-scoring plays. */
  readonly chance: number;
  readonly error: number;
  readonly runs: number;
}

export interface AheadFound {
  /** The best comes first; plays that were tried longest come before the others. */
  readonly plays: readonly AheadPlay[];
}

/** How strongly everybody goes on in a play-out. */
export interface Strength {
  /** In this percentage of turns the best play is made. */
  readonly sees: number;
  /** In the other turns a play gets a share of the best score, which is drawn anew from this range. */
  readonly share: readonly [least: number, most: number];
  /** The lead of players of this strength changes by this standard deviation in a round, in points. */
  readonly swing: number;
}
