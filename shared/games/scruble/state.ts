import type { Edition, Onlooker } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { ScrubleOptions } from './options.ts';
import type { Cube } from './twists.ts';

/** The word was claimed as new with these pegs; wild ones read as its letters (S9, S11). */
export interface ClaimedWord {
  readonly word: string;
  readonly pegs: readonly CubeId[];
}

export interface SeatState {
  readonly points: number;
}

/** One of these ends the game (S14); `all-passed` means ten whole rounds without a word. */
export type GameEnd = 'target-reached' | 'rounds-played' | 'all-passed';

export type Phase =
  /** `timeUp` means that the sand has run out and the turn can only end without a word (S13). */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly timeUp: boolean }
  | { readonly kind: 'over'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

export interface ScrubleState {
  readonly options: ScrubleOptions;
  readonly edition?: Edition;
  readonly cube: Cube;
  readonly seats: readonly SeatState[];
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly moves: number;
  /** Each spelling is here once, in the order of the claims (S10). */
  readonly claimed: readonly ClaimedWord[];
  readonly passes: number;
  readonly allowed: WordRuns;
}

export interface ScrubleView extends Omit<ScrubleState, 'moves'> {
  readonly onlooker: Onlooker;
  readonly round: number;
  /** The current round is the last for this reason, if that is known (S14). */
  readonly lastRound?: GameEnd;
}
