import type { Edition, Onlooker } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { WordRuns } from '#shared/lexicon/word-runs.ts';
import type { Corner, Mark } from './box.ts';
import type { ShownDie } from './dice.ts';
import type { WordId } from './moves.ts';
import type { KubagramOptions } from './options.ts';

/** A die on its square of the box. */
export interface BoxDie {
  readonly die: CubeId;
  /** The letter up. */
  readonly top: string;
  /** Quarter turns clockwise in which it lies; they count for nothing. */
  readonly turn: number;
  /** Nobody at the table has told it yet: which die it is stands in for one that is told when it is taken. */
  readonly unseen?: true;
}

/** A word in a player's field. */
export interface FieldWord {
  readonly id: WordId;
  readonly dice: readonly ShownDie[];
  /** Simple words in it; more than 1 for a compound (K10). */
  readonly parts: number;
  /** Made longer in the last turn: counts double, and is not extended or joined again (K11). */
  readonly extended: boolean;
  readonly points: number;
}

/** What lies in a player's field. */
export interface SeatState {
  /** In the order in which they were made. */
  readonly words: readonly FieldWord[];
  /** Jokers set aside, their letters open (K8). */
  readonly jokers: readonly CubeId[];
  /** Drawn to find who begins, in order; out of play (K3). */
  readonly drawn: readonly ShownDie[];
  readonly skipped: boolean;
  /** Lost to look-ups (K14); 0 or more. */
  readonly penalty: number;
}

/** A die that must be laid, or may be set aside. */
export interface HeldDie {
  readonly die: CubeId;
  readonly top: string;
  /** Of the square that it lay on. */
  readonly mark: Mark;
}

/** A claim that opponents may still have looked up, and what undoes it (K14). */
export interface OpenClaim {
  readonly word: WordId;
  /** Its number in the record, from 0. */
  readonly move: number;
  /** Looked up, and good. */
  readonly good: boolean;
  /** Dice that lay in the central field. */
  readonly central: readonly ShownDie[];
  /** Jokers that were set aside, and in whose field. */
  readonly jokers: readonly { readonly die: CubeId; readonly seat: Seat }[];
  /** Words that it took over, and from whose field. */
  readonly parts: readonly { readonly word: FieldWord; readonly seat: Seat }[];
}

/** What follows once the claims stand: the next die or a skip may be chosen, or the turn is over. */
export type AfterClaims = 'take' | 'next-turn';

export type Phase =
  /** The last player turns the box (K2). */
  | { readonly kind: 'corner'; readonly seat: Seat }
  /** (a): claims, then the next die or a skip (K4). */
  | { readonly kind: 'before'; readonly seat: Seat }
  /** (b): a die in hand. `passed`: from another player, from a 0 (K6). */
  | { readonly kind: 'holding'; readonly seat: Seat; readonly held: HeldDie; readonly passed: boolean }
  /** (c): claims, then the end of the turn. */
  | { readonly kind: 'after'; readonly seat: Seat }
  /**
   * In the last turn, once no word of the least length is left: short words and longer ones (K11). Words numbered from
   * `before` on were made in this part of the turn; absent by former rules, where those were made longer too.
   */
  | { readonly kind: 'short'; readonly seat: Seat; readonly before?: WordId }
  /** Opponents look at the claims of `seat` (K14). */
  | {
      readonly kind: 'challenge';
      readonly seat: Seat;
      readonly accepted: readonly Seat[];
      readonly then: AfterClaims;
    }
  | { readonly kind: 'over'; readonly end: GameEnd };

export interface GameEnd {
  /** Whose turn was the last. */
  readonly last: Seat;
  /** What the faces left in the central field cost the last player; 0 or negative. */
  readonly central: number;
  /** What unused jokers cost, by seat; 0 or negative. */
  readonly jokers: readonly number[];
  /** Both, by seat. */
  readonly settlement: readonly number[];
  /** Highest score; a tie shares the win. */
  readonly winners: readonly Seat[];
}

/** The whole truth of a game: what is, never what just happened. Nothing is left to chance once the box is filled. */
export interface KubagramState {
  readonly options: KubagramOptions;
  readonly edition?: Edition;
  /** By square of the map, row by row from the top; null where it is empty. */
  readonly box: readonly (BoxDie | null)[];
  /** Undefined until the last player has chosen. */
  readonly corner?: Corner;
  /** From left to right. */
  readonly central: readonly ShownDie[];
  readonly seats: readonly SeatState[];
  /** Player 1 (K3). */
  readonly first: Seat;
  /** Turns begun, from 1. */
  readonly turn: number;
  readonly phase: Phase;
  /** From a 0: the next player lays it (K6). */
  readonly handed?: HeldDie;
  /** Of this part of the turn, in order; none where the lexicon judges. */
  readonly claims: readonly OpenClaim[];
  /** Moves made. */
  readonly moves: number;
  /** The number of the next word. */
  readonly nextWord: WordId;
  /** Words that the table has let stand in this game. */
  readonly allowed: WordRuns;
  /** Those that count from the next turn on: where claims are challenged, nobody makes their own safe. */
  readonly waiting: WordRuns;
}

/** A die in the box as it is seen: its other letters show once it is taken (K1). */
export interface SeenDie {
  readonly top: string;
  readonly turn: number;
  /** Marked edges. */
  readonly joker: boolean;
  /** What lies there is not known here: `top` is empty. */
  readonly unseen?: true;
}

/** What an onlooker may know; it is the same for all. */
export interface KubagramView extends Omit<KubagramState, 'box' | 'moves'> {
  readonly who: Onlooker;
  readonly box: readonly (SeenDie | null)[];
}
