import type { AppliedMove, GameTypes, ReviewedTurn, Statement } from '#shared/engine/index.ts';

/** A statement of a review, with all that an evaluator may know: the states of the record and the words of the list. */
export interface Said {
  readonly steps: readonly AppliedMove<GameTypes>[];
  readonly turn: ReviewedTurn;
  readonly statement: Statement;
  readonly words: ReadonlySet<string>;
}

/** The facts of such a statement derived anew, to be compared with it; undefined if there is no such fact. */
export type Derive = (said: Said) => Statement | undefined;
