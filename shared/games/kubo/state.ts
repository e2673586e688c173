import type { Edition } from '#shared/engine/index.ts';
import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { CardName } from './cards.ts';
import type { LineId } from './lines.ts';
import type { KuboOptions } from './options.ts';

export interface SeatState {
  readonly hand: readonly CardName[];
  /** All rounds so far: lines claimed, less what was left in hand when a round ended. */
  readonly points: number;
  /** Cards laid in the last turn of one's own in this round: two or more earn further draws (U5). */
  readonly laidBefore: number;
}

/** A line whose points are written down. */
export interface ClaimedLine {
  readonly line: LineId;
  readonly seat: Seat;
  readonly points: number;
  /** Claimed by another than the player who completed it. */
  readonly stolen: boolean;
  /** The turn in which it was completed and claimed. */
  readonly turn: number;
}

/** What ends a round (U9); `nothing-laid`: the deck is empty and a whole round lays nothing. */
export type RoundEnd = 'zoker' | 'went-out' | 'full' | 'nothing-laid';

/** What ends the game: the round where there is one, or else the match; `round-limit`: nobody had the points by then (U10). */
export type GameEnd = RoundEnd | 'rounds-played' | 'points-reached' | 'round-limit';

/** A turn of one seat, from its compulsory card to the end of its steal window. */
export interface Turn {
  readonly seat: Seat;
  /** Cards drawn in this turn, the compulsory one included; 0 where it began with an empty deck. */
  readonly drawn: number;
  /** Cards laid in this turn, in order. A line completed by one of them is open until the turn's window closes (U7). */
  readonly laid: readonly CardName[];
  /** Nothing is laid any more: the round ends with this turn (U9). */
  readonly ending: RoundEnd | 'no';
}

export type Phase =
  | ({ readonly kind: 'turn' } & Turn)
  /** The steal window of that turn is open for those who have not waved it on. */
  | ({ readonly kind: 'window'; readonly waved: readonly Seat[] } & Turn)
  | {
      readonly kind: 'over';
      readonly reason: GameEnd;
      readonly winners: readonly Seat[];
      /** The last round. */
      readonly result: RoundResult;
    };

/** How a round came out. Its hands are open. */
export interface RoundResult {
  /** From 1. */
  readonly round: number;
  readonly reason: RoundEnd;
  /** The cards left in each hand, by seat. */
  readonly hands: readonly (readonly CardName[])[];
  /** Points for lines in this round, by seat. */
  readonly lines: readonly number[];
  /** What the cards left cost, by seat; 0 or negative. */
  readonly minus: readonly number[];
  /** After the round, by seat. */
  readonly scores: readonly number[];
}

/** The whole truth of a game: what is, never what just happened. */
export interface KuboState {
  readonly options: KuboOptions;
  readonly edition?: Edition;
  readonly random: RandomState;
  /** Moves made. */
  readonly moves: number;
  /** Turns begun, from 1, in all rounds. */
  readonly turn: number;
  /** From 1. */
  readonly round: number;
  readonly dealer: Seat;
  /** Cards on the table in the order they were laid, the corners first. Each lies on its own cell (U3). */
  readonly table: readonly CardName[];
  /** Drawn from the front. */
  readonly deck: readonly CardName[];
  readonly seats: readonly SeatState[];
  /** Of this round, in order. */
  readonly claimed: readonly ClaimedLine[];
  /** Turns in succession that began with an empty deck and laid nothing (U9). */
  readonly barren: number;
  readonly phase: Phase;
  /** The round before, in a match of several. */
  readonly previous?: RoundResult;
}

/** What an onlooker may know: no other hand, no order of the deck, no random state, no line that nobody has found. */
export interface KuboView {
  readonly onlooker: Seat | 'table';
  readonly options: KuboOptions;
  readonly turn: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly table: readonly CardName[];
  /** Cards that are not on the table and never will be: another lies above their cell (U4). In whichever hand or deck. */
  readonly dead: readonly CardName[];
  /** The onlooker's own; empty for the table. */
  readonly hand: readonly CardName[];
  /** By seat; `cards` is how many it holds. */
  readonly seats: readonly (Omit<SeatState, 'hand'> & { readonly cards: number })[];
  /** Cards left in it. */
  readonly deck: number;
  readonly claimed: readonly ClaimedLine[];
  readonly barren: number;
  readonly phase: Phase;
  readonly previous?: RoundResult;
}
