import type { Edition, Onlooker } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Corner, Mark } from './box.ts';
import type { ShownDie } from './dice.ts';
import type { WordId } from './moves.ts';
import type { KubagramOptions } from './options.ts';

export interface BoxDie {
  readonly die: CubeId;
  readonly top: string;
  /** The die lies turned clockwise by this many quarters, which count for nothing. */
  readonly turn: number;
  /** Nobody at the table has told this die yet: `die` stands in for the one that is told when it is taken. */
  readonly unseen?: true;
}

export interface FieldWord {
  readonly id: WordId;
  readonly dice: readonly ShownDie[];
  /** This counts the simple words in it, more than 1 for a compound (K10). */
  readonly parts: number;
  /** A word made longer in the last turn counts double and is not extended or joined again (K11). */
  readonly extended: boolean;
  readonly points: number;
}

export interface SeatState {
  readonly words: readonly FieldWord[];
  /** These jokers are set aside with open letters (K8). */
  readonly jokers: readonly CubeId[];
  /** These were drawn in order to find who begins, and are out of play (K3). */
  readonly drawn: readonly ShownDie[];
  readonly skipped: boolean;
  /** Look-ups cost this many points, 0 or more (K14). */
  readonly penalty: number;
}

export interface HeldDie {
  readonly die: CubeId;
  readonly top: string;
  readonly mark: Mark;
}

/** Opponents may still have this claim looked up; the rest of it serves to undo it (K14). */
export interface OpenClaim {
  readonly word: WordId;
  readonly move: number;
  readonly good: boolean;
  readonly central: readonly ShownDie[];
  /** These jokers were set aside in the field of `seat`. */
  readonly jokers: readonly { readonly die: CubeId; readonly seat: Seat }[];
  readonly parts: readonly { readonly word: FieldWord; readonly seat: Seat }[];
}

/** When the claims stand, the next die or a skip may be chosen, or the turn is over. */
export type AfterClaims = 'take' | 'next-turn';

export type Phase =
  /** The last player turns the box (K2). */
  | { readonly kind: 'corner'; readonly seat: Seat }
  /** Part (a) of a turn has claims, then the next die or a skip (K4). */
  | { readonly kind: 'before'; readonly seat: Seat }
  /** Part (b) has a die in hand; `passed` means that it came from another player, from a 0 (K6). */
  | { readonly kind: 'holding'; readonly seat: Seat; readonly held: HeldDie; readonly passed: boolean }
  | { readonly kind: 'after'; readonly seat: Seat }
  /**
   * When no word of the least length is left in the last turn, short words and longer ones follow (K11). Words
   * numbered from `before` on were made in this part of the turn; by former rules it is absent, and those were made
   * longer too.
   */
  | { readonly kind: 'short'; readonly seat: Seat; readonly before?: WordId }
  | {
      readonly kind: 'challenge';
      readonly seat: Seat;
      readonly accepted: readonly Seat[];
      readonly then: AfterClaims;
    }
  | { readonly kind: 'over'; readonly end: GameEnd };

export interface GameEnd {
  readonly last: Seat;
  /** Faces left in the central field cost the last player this, 0 or negative. */
  readonly central: number;
  readonly jokers: readonly number[];
  readonly settlement: readonly number[];
  readonly winners: readonly Seat[];
}

export interface KubagramState {
  readonly options: KubagramOptions;
  readonly edition?: Edition;
  /** Squares follow the map, row by row from the top; null is empty. */
  readonly box: readonly (BoxDie | null)[];
  readonly corner?: Corner;
  readonly central: readonly ShownDie[];
  readonly seats: readonly SeatState[];
  /** This seat is player 1 (K3). */
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  /** The die comes from a 0, and the next player lays it (K6). */
  readonly handed?: HeldDie;
  /** Claims of this part of the turn are in order; there are none where the lexicon judges. */
  readonly claims: readonly OpenClaim[];
  readonly moves: number;
  readonly nextWord: WordId;
  readonly allowed: WordRuns;
  /** These words count from the next turn on: where claims are challenged, nobody makes their own safe. */
  readonly waiting: WordRuns;
}

/** The other letters of a die in the box show only when it is taken (K1). */
export interface SeenDie {
  readonly top: string;
  readonly turn: number;
  readonly joker: boolean;
  /** The die is untold, and `top` is empty. */
  readonly unseen?: true;
}

export interface KubagramView extends Omit<KubagramState, 'box' | 'moves'> {
  readonly who: Onlooker;
  readonly box: readonly (SeenDie | null)[];
}

/** A state and a view both know this much, which is enough to judge every move. */
export type Known = Omit<KubagramView, 'who' | 'box'> & {
  readonly box: readonly ({ readonly unseen?: true } | null)[];
};

/** A die that was handed on is also out of the box but still to be laid. */
export function isBoxDone({ box, handed }: Pick<Known, 'box' | 'handed'>): boolean {
  return handed === undefined && box.every((square) => square === null);
}

/** In the last turn the last die of the box is laid or set aside (K11). */
export function isLastTurn(known: Pick<Known, 'box' | 'handed' | 'phase'>): boolean {
  const { kind } = known.phase;
  return (kind === 'after' || kind === 'short') && isBoxDone(known);
}
