import type { Onlooker } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Felt } from './felt.ts';
import type { CubewordOptions } from './options.ts';

/** A spelling that counted, and the turn in which it did (C7). */
export interface CountedWord {
  readonly word: string;
  readonly turn: number;
}

export interface SeatState {
  readonly points: number;
}

/** What ends the game (C9); `all-passed`: two whole rounds without a move. */
export type GameEnd = 'score-reached' | 'time-up' | 'lead-reached' | 'rounds-played' | 'all-passed';

export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

/** The whole truth of a game: what is, never what just happened. The pool is every cube that is not on the felt. */
export interface CubewordState {
  readonly options: CubewordOptions;
  readonly felt: Felt;
  readonly seats: readonly SeatState[];
  /** Who began: rounds are counted from here. */
  readonly first: Seat;
  /** Turns begun, from 1; passes are turns. */
  readonly turn: number;
  readonly phase: Phase;
  /** Moves made. */
  readonly moves: number;
  /** Of the last turns, as far back as it matters: each spelling with the last turn in which it counted (C7). */
  readonly counted: readonly CountedWord[];
  /** Passes in succession. */
  readonly passes: number;
  /** The agreed time is over: the round is completed (C9). */
  readonly timeUp: boolean;
  /** Of the agreed time, played before this game was entered here. */
  readonly minutesBefore: number;
  /** Words the table has let stand in this game. */
  readonly allowed: WordRuns;
}

/** What an onlooker may know: everything, since nothing in this game is hidden. */
export interface CubewordView extends Omit<CubewordState, 'moves'> {
  readonly onlooker: Onlooker;
  /** From 1. */
  readonly round: number;
  /** Why the round that is being played is the last one, where that is known (C9). */
  readonly lastRound?: GameEnd;
}
