import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Piece, Position } from '#shared/word-engine/position.ts';

/** A cube as somebody knows it who plays on in thought. */
export interface AheadCube extends Piece {
  /** Points that it costs where it stays unplayed (A6). */
  readonly total: number;
  /** How much a player would like to keep it: more is better. */
  readonly worth: number;
}

export interface AheadSeat {
  readonly points: number;
  /** Cubes in its hand. */
  readonly cubes: number;
  /** Out of the game (A5, `triple`). */
  readonly out: boolean;
}

/** What a seat on its turn knows of the table, and how far it is to think. Plain data, fit to be sent to a thread. */
export interface AheadAsk {
  readonly position: Omit<Position, 'rack'>;
  readonly by: Seat;
  /** Who began: rounds are counted from there. */
  readonly first: Seat;
  readonly seats: readonly AheadSeat[];
  readonly hand: readonly AheadCube[];
  /** All cubes that nobody shows this seat: in the other hands, in the stock, or not in the game. */
  readonly unseen: readonly AheadCube[];
  /** Cubes in the stock. */
  readonly stock: number;
  /** A play that is looked at whatever it scores, as that which somebody has made. */
  readonly also?: Play | undefined;
  /** Somebody has gone out: the turns of this round are the last (A6). */
  readonly lastRound: boolean;
  readonly random: RandomState;
  readonly effort: AheadEffort;
}

export interface AheadEffort {
  /** Plays that are looked at, the dearest ones. */
  readonly plays: number;
  /** Searches for a best play that may be made in all; one takes about a millisecond. */
  readonly searches: number;
}

/** A play, and what comes of it. */
export interface AheadPlay {
  readonly play: Play;
  /** Mean of the points ahead of the best other seat, where the playing on ended; alone the own points. */
  readonly lead: number;
  /** Mean of the chance to win, 0 to 1, where all go on as well as they can. */
  readonly chance: number;
  /** Standard error of the chance. */
  readonly error: number;
  /** How often it was played on. */
  readonly runs: number;
}

export interface AheadFound {
  /** The best first: those that were played on longest come before the others. Empty where nothing can be laid. */
  readonly plays: readonly AheadPlay[];
}
