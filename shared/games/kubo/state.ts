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
  readonly stolen: boolean;
  readonly turn: number;
}

/** Each of these ends a round (U9); `nothing-laid` is a whole round of turns with an empty deck and no card laid. */
export type RoundEnd = 'zoker' | 'went-out' | 'full' | 'nothing-laid';

/** The last three end only a match (U10); `round-limit` means that nobody reached the points in time. */
export type GameEnd = RoundEnd | 'rounds-played' | 'points-reached' | 'round-limit';

export interface Turn {
  readonly seat: Seat;
  /** This includes the compulsory card, unless the deck was empty. */
  readonly drawn: number;
  /** A line that one of these completes is open until the steal window closes, which ends the turn (U7). */
  readonly laid: readonly CardName[];
  /** With a reason nothing more is laid (U9). */
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

/** Lists are by seat, and hands are open. Cards left in hand cost `minus`, 0 or negative. */
export interface RoundResult {
  readonly round: number;
  readonly reason: RoundEnd;
  readonly hands: readonly (readonly CardName[])[];
  readonly lines: readonly number[];
  readonly minus: readonly number[];
  readonly scores: readonly number[];
}

export interface KuboState {
  readonly options: KuboOptions;
  readonly edition?: Edition;
  readonly random: RandomState;
  readonly moves: number;
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

export interface KuboView {
  readonly onlooker: Seat | 'table';
  readonly options: KuboOptions;
  readonly turn: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly table: readonly CardName[];
  /** These cards can never be laid, because another lies above their cell (U4). */
  readonly dead: readonly CardName[];
  readonly hand: readonly CardName[];
  readonly seats: readonly (Omit<SeatState, 'hand'> & { readonly cards: number })[];
  readonly deck: number;
  readonly claimed: readonly ClaimedLine[];
  readonly barren: number;
  readonly phase: Phase;
  readonly previous?: RoundResult;
}
