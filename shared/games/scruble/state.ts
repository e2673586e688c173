import type { Edition, Onlooker } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { ScrubleOptions } from './options.ts';
import type { Cube } from './twists.ts';

/** A word that was claimed as new, with the pegs that it was claimed with: wild ones read in it as its letters (S9, S11). */
export interface ClaimedWord {
  readonly word: string;
  /** In the order of its letters. */
  readonly pegs: readonly CubeId[];
}

export interface SeatState {
  readonly points: number;
}

/** What ends the game (S14); `all-passed`: ten whole rounds without a word. */
export type GameEnd = 'target-reached' | 'rounds-played' | 'all-passed';

export type Phase =
  /** `timeUp`: the sand has run out, and the turn can only be ended without a word (S13). */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly timeUp: boolean }
  | { readonly kind: 'over'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

/** The whole truth of a game: what is, never what just happened. */
export interface ScrubleState {
  readonly options: ScrubleOptions;
  readonly edition?: Edition;
  /** Which peg lies on each place, as the turn began. */
  readonly cube: Cube;
  readonly seats: readonly SeatState[];
  /** Who began: rounds are counted from here. */
  readonly first: Seat;
  /** Turns begun, from 1. */
  readonly turn: number;
  readonly phase: Phase;
  /** Moves made. */
  readonly moves: number;
  /** Every word claimed as new, the first first; each spelling once (S10). */
  readonly claimed: readonly ClaimedWord[];
  /** Turns without a word in succession. */
  readonly passes: number;
  /** Words the table has let stand in this game. */
  readonly allowed: WordRuns;
}

/** What an onlooker may know: everything, since nothing in this game is hidden. */
export interface ScrubleView extends Omit<ScrubleState, 'moves'> {
  readonly onlooker: Onlooker;
  /** From 1. */
  readonly round: number;
  /** Why the round that is being played is the last one, where that is known (S14). */
  readonly lastRound?: GameEnd;
}
