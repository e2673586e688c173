import type { Edition } from '#shared/engine/index.ts';
import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { CardName } from './cards.ts';
import type { LineId } from './lines.ts';
import type { KuboOptions } from './options.ts';

export interface SeatState {
  readonly hand: readonly CardName[];
  /** Points add up over all rounds: lines claimed, less the cards left in hand when a round ended. */
  readonly points: number;
  /** This counts the cards of the seat's last turn in this round: two or more earn further draws (U5). */
  readonly laidBefore: number;
}

export interface ClaimedLine {
  readonly line: LineId;
  readonly seat: Seat;
  readonly points: number;
  /** A seat other than the one that completed the line claimed it. */
  readonly stolen: boolean;
  readonly turn: number;
}

/** Each of these ends a round (U9); `nothing-laid` means that the deck is empty and a whole round lays nothing. */
export type RoundEnd = 'zoker' | 'went-out' | 'full' | 'nothing-laid';

/** A match may end the game (U10); `round-limit` means that nobody reached the points in time. */
export type GameEnd = RoundEnd | 'rounds-played' | 'points-reached' | 'round-limit';

/** A turn lasts from its compulsory card to the end of its steal window. */
export interface Turn {
  readonly seat: Seat;
  /** This includes the compulsory card; 0 means that the turn began with an empty deck. */
  readonly drawn: number;
  /** A line that one of these cards completes is open until the turn's window closes (U7). */
  readonly laid: readonly CardName[];
  /** A reason means that nothing more is laid and the round ends with this turn (U9). */
  readonly ending: RoundEnd | 'no';
}

export type Phase =
  | ({ readonly kind: 'turn' } & Turn)
  | ({ readonly kind: 'window'; readonly waved: readonly Seat[] } & Turn)
  | {
      readonly kind: 'over';
      readonly reason: GameEnd;
      readonly winners: readonly Seat[];
      readonly result: RoundResult;
    };

/** Hands are open when a round is over; all lists are by seat. */
export interface RoundResult {
  readonly round: number;
  readonly reason: RoundEnd;
  readonly hands: readonly (readonly CardName[])[];
  readonly lines: readonly number[];
  /** Cards left in hand cost these points, 0 or negative. */
  readonly minus: readonly number[];
  readonly scores: readonly number[];
}

export interface KuboState {
  readonly options: KuboOptions;
  readonly edition?: Edition;
  readonly random: RandomState;
  readonly moves: number;
  /** Turns count from 1 through all rounds. */
  readonly turn: number;
  readonly round: number;
  readonly dealer: Seat;
  /** Cards are in the order they were laid, the corners first; each lies on its own cell (U3). */
  readonly table: readonly CardName[];
  /** Cards are drawn from the front. */
  readonly deck: readonly CardName[];
  readonly seats: readonly SeatState[];
  readonly claimed: readonly ClaimedLine[];
  /** This counts successive turns that began with an empty deck and laid nothing (U9). */
  readonly barren: number;
  readonly phase: Phase;
  readonly previous?: RoundResult;
}

/** A view shows no other hand, no order of the deck, no random state, and no line that nobody has found. */
export interface KuboView {
  readonly onlooker: Seat | 'table';
  readonly options: KuboOptions;
  readonly turn: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly table: readonly CardName[];
  /**
   * These cards can never be laid, because another lies above their cell (U4); they may be in any hand or in the
   * deck.
   */
  readonly dead: readonly CardName[];
  readonly hand: readonly CardName[];
  readonly seats: readonly (Omit<SeatState, 'hand'> & { readonly cards: number })[];
  readonly deck: number;
  readonly claimed: readonly ClaimedLine[];
  readonly barren: number;
  readonly phase: Phase;
  readonly previous?: RoundResult;
}
