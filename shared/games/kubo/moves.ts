import type { Seat } from '#shared/kernel/index.ts';
import type { CardName } from './cards.ts';
import type { LineId } from './lines.ts';

/** `draw` takes a further card; the compulsory one of a turn is drawn without a move (U5). */
export type KuboMove = SeatMove | CloseMove;

export type SeatMove =
  | { readonly kind: 'draw'; readonly by: Seat }
  /** Each card has one cell, so its name says where it goes (U3). */
  | { readonly kind: 'lay'; readonly by: Seat; readonly card: CardName }
  /** A seat claims in its own turn, or steals while the steal window is open (U7). */
  | { readonly kind: 'claim'; readonly by: Seat; readonly line: LineId }
  /** This declares the end of the turn (U6). */
  | { readonly kind: 'end'; readonly by: Seat }
  /** An opponent who waves claims nothing more of this turn (U7). */
  | { readonly kind: 'wave'; readonly by: Seat };

/** The time of the steal window is over; `at` is in milliseconds since 1970. */
export interface CloseMove {
  readonly kind: 'close';
  readonly by: 'clock';
  readonly at: number;
}
