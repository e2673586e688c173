import type { Onlooker } from '#shared/engine/index.ts';
import type { CubeId, RandomState, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Placement } from './moves.ts';
import type { AlphacubesOptions } from './options.ts';

export interface LaidCube {
  readonly cube: CubeId;
  readonly letter: string;
  readonly turn: number;
}

export interface LetterTerm {
  readonly square: string;
  readonly letter: string;
  readonly value: number;
  /** The factor is 1, 2 or 3; a premium counts only under a cube laid in this play (A3). */
  readonly letterFactor: number;
  readonly laid: boolean;
}

/** `points` is the sum of `value * letterFactor` over the letters, times `wordFactor`. */
export interface FormedWord {
  readonly word: string;
  readonly start: string;
  readonly direction: 'across' | 'down';
  readonly letters: readonly LetterTerm[];
  readonly wordFactor: number;
  readonly points: number;
}

/** The parts show how the score comes about (P14). */
export interface PlayScore {
  readonly words: readonly FormedWord[];
  readonly splash: number;
  readonly total: number;
}

export interface SeatState {
  readonly hand: readonly CubeId[];
  /** These include plays, challenge bonuses and, at the end, the cost of unplayed cubes. */
  readonly points: number;
  readonly plays: number;
  /** The seat still has to miss this many turns after challenges (A5). */
  readonly missed: number;
  readonly out: boolean;
}

/** The play lies on the board but may still be challenged (A5). */
export interface PendingPlay {
  readonly seat: Seat;
  readonly placements: readonly Placement[];
  readonly score: PlayScore;
  readonly accepted: readonly Seat[];
  readonly move: number;
}

export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'challenge'; readonly pending: PendingPlay }
  | { readonly kind: 'over'; readonly end: GameEnd };

export interface GameEnd {
  readonly reason: 'went-out' | 'all-passed' | 'no-cubes-laid' | 'last-one-left';
  readonly unplayed: readonly (readonly CubeId[])[];
  /** Unplayed cubes cost these points by seat, 0 or negative. */
  readonly leftover: readonly number[];
  readonly winners: readonly Seat[];
  readonly wentOut?: Seat;
}

export interface AlphacubesState {
  readonly options: AlphacubesOptions;
  /** Rows from the top have `.` plain, `d` `t` letter x 2, 3, `D` `T` word x 2, 3, and `*` the centre (A1). */
  readonly board: readonly string[];
  readonly squares: Readonly<Record<string, LaidCube>>;
  readonly stock: readonly CubeId[];
  readonly random: RandomState;
  readonly seats: readonly SeatState[];
  /** Lots or the set-up decided who began (A7); rounds are counted from this seat. */
  readonly first: Seat;
  /** Turns count from 1 and include missed ones. */
  readonly turn: number;
  readonly phase: Phase;
  readonly moves: number;
  readonly allowed: WordRuns;
  /** These count from the next turn on: with `challenge` judging nobody makes their own play safe (A8). */
  readonly waiting: WordRuns;
  /** `apply` keeps track here of what ends the game (A6); screens do not use it. */
  readonly progress: Progress;
}

export interface Progress {
  readonly passes: number;
  readonly barrenRounds: number;
  readonly laidThisRound: boolean;
  readonly wentOut?: Seat;
}

/** An onlooker sees no stock order, no other hand and no random state (P3). */
export interface AlphacubesView {
  readonly who: Onlooker;
  readonly options: AlphacubesOptions;
  readonly board: readonly string[];
  readonly squares: Readonly<Record<string, LaidCube>>;
  readonly hand: readonly CubeId[];
  readonly seats: readonly (Omit<SeatState, 'hand'> & { readonly cubes: number })[];
  readonly stock: number;
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly allowed: WordRuns;
  readonly waiting: WordRuns;
  readonly lastRound: boolean;
  /** So many seats have passed one after another. */
  readonly passes: number;
}
