import type { AppliedMove } from './timeline.ts';
import type { GameTypes } from './contract.ts';
import type { Seat } from '#shared/kernel/index.ts';

/** A line of GCG without its player's name and its running total. */
export interface GcgEntry {
  readonly seat: Seat;
  /** The letters in the hand before it. */
  readonly rack: string;
  /** A place and a word, `-`, `-LETTERS`, `--`, `(challenge)` or `(LETTERS)`. */
  readonly text: string;
  readonly points: number;
}

/** A game has this if its records can be written as GCG. */
export interface GcgScribe<G extends GameTypes> {
  entries(made: AppliedMove<G>): readonly GcgEntry[];
  /** What the player on turn could search; undefined while nobody plays. */
  position(state: G['state']): GcgPosition | undefined;
}

/** A position in the words of a file of positions. */
export interface GcgPosition {
  readonly layout: readonly string[];
  readonly board: readonly string[];
  /** Each has the letters of one cube. */
  readonly cubes: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}
