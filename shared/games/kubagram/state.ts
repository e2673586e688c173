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
  /** Nobody at the table has named this die yet; `die` stands in for it until it is taken. */
  readonly unseen?: true;
}

export interface FieldWord {
  readonly id: WordId;
  readonly dice: readonly ShownDie[];
  /** `parts` counts simple words (K10). An `extended` word counts double and is not extended or joined again (K11). */
  readonly parts: number;
  readonly extended: boolean;
  readonly points: number;
}

/** `jokers` are set aside (K8), `drawn` decided who begins (K3), look-ups cost `penalty`, at least 0 (K14). */
export interface SeatState {
  readonly words: readonly FieldWord[];
  readonly jokers: readonly CubeId[];
  readonly drawn: readonly ShownDie[];
  readonly skipped: boolean;
  readonly penalty: number;
}

export interface HeldDie {
  readonly die: CubeId;
  readonly top: string;
  readonly mark: Mark;
}

/** Opponents may still have this claim looked up; `central`, `jokers` and `parts` serve to undo it (K14). */
export interface OpenClaim {
  readonly word: WordId;
  readonly move: number;
  readonly good: boolean;
  readonly central: readonly ShownDie[];
  readonly jokers: readonly { readonly die: CubeId; readonly seat: Seat }[];
  readonly parts: readonly { readonly word: FieldWord; readonly seat: Seat }[];
}

export type AfterClaims = 'take' | 'next-turn';

export type Phase =
  /** The last player turns the box (K2). */
  | { readonly kind: 'corner'; readonly seat: Seat }
  /** Part (a) of a turn has claims, then the next die or a skip (K4). */
  | { readonly kind: 'before'; readonly seat: Seat }
  /** Part (b) has a die in hand; `passed` means that it came from another player, from a 0 (K6). */
  | { readonly kind: 'holding'; readonly seat: Seat; readonly held: HeldDie; readonly passed: boolean }
  | { readonly kind: 'after'; readonly seat: Seat }
  /** Short and longer words come last (K11); those from `before` on (absent by former rules) are not made longer. */
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
  /** Faces left in the central field cost the last player these points, 0 or negative. */
  readonly central: number;
  readonly jokers: readonly number[];
  readonly settlement: readonly number[];
  readonly winners: readonly Seat[];
}

export interface KubagramState {
  readonly options: KubagramOptions;
  readonly edition?: Edition;
  readonly box: readonly (BoxDie | null)[];
  readonly corner?: Corner;
  readonly central: readonly ShownDie[];
  readonly seats: readonly SeatState[];
  /** This seat is player 1 (K3). */
  readonly first: Seat;
  readonly turn: number;
  readonly phase: Phase;
  /** This die comes from a 0, and the next player lays it (K6). */
  readonly handed?: HeldDie;
  /** Claims of this part of the turn are in order; there are none where the lexicon judges. */
  readonly claims: readonly OpenClaim[];
  readonly moves: number;
  readonly nextWord: WordId;
  readonly allowed: WordRuns;
  readonly waiting: WordRuns;
}

/** The other letters of a die in the box show only when it is taken (K1). */
export interface SeenDie {
  readonly top: string;
  readonly turn: number;
  readonly joker: boolean;
  readonly unseen?: true;
}

export interface KubagramView extends Omit<KubagramState, 'box' | 'moves'> {
  readonly who: Onlooker;
  readonly box: readonly (SeenDie | null)[];
}

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
