import type { Onlooker } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Felt } from './felt.ts';
import type { CubewordOptions } from './options.ts';

export interface CountedWord {
  readonly word: string;
  readonly turn: number;
}

export interface SeatState {
  readonly points: number;
}

/** One of these ends the game (C9); `all-passed` means two whole rounds without a move. */
export type GameEnd = 'score-reached' | 'time-up' | 'lead-reached' | 'rounds-played' | 'all-passed';

export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

/** The pool is every cube that is not on the felt. */
export interface CubewordState {
  readonly options: CubewordOptions;
  readonly felt: Felt;
  readonly seats: readonly SeatState[];
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly moves: number;
  /** Each spelling has the last turn in which it counted, as far back as it matters (C7). */
  readonly counted: readonly CountedWord[];
  readonly passes: number;
  /** The agreed time is over, so the game ends with the current round (C9). */
  readonly timeUp: boolean;
  /** This many minutes of the agreed time were played before the game was entered. */
  readonly minutesBefore: number;
  readonly allowed: WordRuns;
}

export interface CubewordView extends Omit<CubewordState, 'moves'> {
  readonly onlooker: Onlooker;
  readonly round: number;
  /** The current round is the last for this reason, if that is known (C9). */
  readonly lastRound?: GameEnd;
}
