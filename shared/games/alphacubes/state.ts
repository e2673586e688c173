import type { Onlooker } from '#shared/engine/index.ts';
import type { CubeId, RandomState, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Placement } from './moves.ts';
import type { AlphacubesOptions } from './options.ts';

/** A cube on the board: which one, the letter up, and in which turn it was laid. */
export interface LaidCube {
  readonly cube: CubeId;
  readonly letter: string;
  readonly turn: number;
}

/** One letter of a formed word with what it counts: value x letterFactor. */
export interface LetterTerm {
  readonly square: string;
  readonly letter: string;
  readonly value: number;
  /** 1, 2 or 3; a premium counts only under a cube laid in this play (A3). */
  readonly letterFactor: number;
  readonly laid: boolean;
}

/** A run of two or more cubes with its sum: points = sum of letter terms x wordFactor. */
export interface FormedWord {
  readonly word: string;
  readonly start: string;
  readonly direction: 'across' | 'down';
  readonly letters: readonly LetterTerm[];
  readonly wordFactor: number;
  readonly points: number;
}

/** The score of a play and how it comes about (P14): the words' points and the splash. */
export interface PlayScore {
  readonly words: readonly FormedWord[];
  /** 50 for all seven cubes, else 0. */
  readonly splash: number;
  readonly total: number;
}

export interface SeatState {
  readonly hand: readonly CubeId[];
  /** Points of plays, challenge bonuses and, at the end, what unplayed cubes cost. */
  readonly points: number;
  /** Plays of this seat that stand. */
  readonly plays: number;
  /** Turns still to be missed after challenges (A5). */
  readonly missed: number;
  /** Out of the game, cubes and all (`challengeKind: 'triple'`). */
  readonly out: boolean;
}

/** A play on the board that may still be challenged (A5). */
export interface PendingPlay {
  readonly seat: Seat;
  readonly placements: readonly Placement[];
  readonly score: PlayScore;
  /** Opponents who have waved it on. */
  readonly accepted: readonly Seat[];
  /** Its number in the record, from 0. */
  readonly move: number;
}

export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'challenge'; readonly pending: PendingPlay }
  | { readonly kind: 'over'; readonly end: GameEnd };

export interface GameEnd {
  readonly reason: 'went-out' | 'all-passed' | 'no-cubes-laid' | 'last-one-left';
  /** The cubes left in each hand, by seat, open now; none for a seat that was put out. */
  readonly unplayed: readonly (readonly CubeId[])[];
  /** What each seat's unplayed cubes cost, by seat; 0 or negative. */
  readonly leftover: readonly number[];
  /** Highest score; a tie shares the win. */
  readonly winners: readonly Seat[];
  /** Who laid the last cube first, if anybody did. */
  readonly wentOut?: Seat;
}

/** The whole truth of a game: what is, never what just happened. */
export interface AlphacubesState {
  readonly options: AlphacubesOptions;
  /** 17 rows of 17 marks: `.` plain, `d` `t` letter x 2, 3, `D` `T` word x 2, 3, `*` the centre (A1). */
  readonly board: readonly string[];
  readonly squares: Readonly<Record<string, LaidCube>>;
  /** Drawn from the front. */
  readonly stock: readonly CubeId[];
  readonly random: RandomState;
  readonly seats: readonly SeatState[];
  /** Who began, by lot or set-up (A7): rounds are counted from here. */
  readonly first: Seat;
  /** Turns begun, from 1; missed turns count. */
  readonly turn: number;
  readonly phase: Phase;
  /** Moves made. */
  readonly moves: number;
  /** Words the table has let stand in this game (A8). */
  readonly allowed: WordRuns;
  /** Those that count from the next turn on: with `challenge` judging nobody makes their own play safe (A8). */
  readonly waiting: WordRuns;
  /** What ends the game (A6): kept by `apply`, of no use to a screen. */
  readonly progress: Progress;
}

export interface Progress {
  /** Passes in succession with no play, swap or missed turn between. */
  readonly passes: number;
  /** Whole rounds, one after another, in which nobody laid a cube. */
  readonly barrenRounds: number;
  readonly laidThisRound: boolean;
  /** Who went out with the stock empty: the round is completed, then it is over. */
  readonly wentOut?: Seat;
}

/** What an onlooker may know (P3): no stock order, no other hand, no random state. */
export interface AlphacubesView {
  readonly who: Onlooker;
  readonly options: AlphacubesOptions;
  readonly board: readonly string[];
  readonly squares: Readonly<Record<string, LaidCube>>;
  /** The onlooker's own; the table sees none. */
  readonly hand: readonly CubeId[];
  readonly seats: readonly (Omit<SeatState, 'hand'> & { readonly cubes: number })[];
  readonly stock: number;
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly allowed: WordRuns;
  readonly waiting: WordRuns;
  /** Somebody has gone out: the turns of this round are the last (A6). */
  readonly lastRound: boolean;
}
