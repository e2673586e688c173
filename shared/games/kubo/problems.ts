import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { CardName } from './cards.ts';
import type { LineId } from './lines.ts';
import type { RoundEnd } from './state.ts';

export type KuboProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'kubo/game-over' }
  | { readonly code: 'kubo/no-such-seat'; readonly by: Actor; readonly seats: number }
  | { readonly code: 'kubo/not-your-turn'; readonly by: Seat; readonly seat: Seat }
  /** The turn is over but its steal window is open, so only the others may claim or wave. */
  | { readonly code: 'kubo/window-open'; readonly seat: Seat }
  | { readonly code: 'kubo/own-window' }
  | { readonly code: 'kubo/waved-already' }
  | { readonly code: 'kubo/no-window' }
  /** Without a time limit only the players close a window. */
  | { readonly code: 'kubo/no-time-limit' }
  | { readonly code: 'kubo/clock-closes' }
  | DrawProblem
  | LayProblem
  | ClaimProblem;

export type DrawProblem =
  | { readonly code: 'kubo/draw-after-laying' }
  /** `laid` counts the cards of the seat's last turn. */
  | { readonly code: 'kubo/draw-not-earned'; readonly laid: number }
  | { readonly code: 'kubo/hand-full'; readonly cards: number; readonly most: number }
  | { readonly code: 'kubo/deck-empty' };

export type LayProblem =
  | { readonly code: 'kubo/nothing-more-laid'; readonly reason: RoundEnd }
  | { readonly code: 'kubo/lies-already'; readonly card: CardName }
  | { readonly code: 'kubo/not-in-hand'; readonly card: CardName }
  | { readonly code: 'kubo/covered'; readonly card: CardName; readonly by: CardName }
  | { readonly code: 'kubo/touches-nothing'; readonly card: CardName; readonly needs: readonly CardName[] };

export type ClaimProblem =
  | { readonly code: 'kubo/line-incomplete'; readonly line: LineId; readonly missing: readonly CardName[] }
  | { readonly code: 'kubo/line-claimed'; readonly line: LineId; readonly seat: Seat }
  /** The line was complete before this turn, and nobody claimed it in time. */
  | { readonly code: 'kubo/line-dead'; readonly line: LineId };

export type SetUpProblem =
  | SeatsProblem
  | { readonly code: 'kubo/set-up-seat'; readonly seat: number; readonly seats: number }
  | {
      readonly code: 'kubo/set-up-count';
      readonly list: string;
      readonly found: number;
      readonly seats: number;
    }
  | { readonly code: 'kubo/set-up-card-twice'; readonly card: CardName }
  | { readonly code: 'kubo/set-up-empty-hand'; readonly seat: number }
  /** Nothing holds this card: neither a neighbour in its layer nor the card below. */
  | { readonly code: 'kubo/set-up-cannot-lie'; readonly card: CardName }
  | { readonly code: 'kubo/set-up-too-few'; readonly cards: number; readonly needed: number }
  | { readonly code: 'kubo/set-up-full' }
  | { readonly code: 'kubo/set-up-barren'; readonly turns: number; readonly most: number }
  | { readonly code: 'kubo/set-up-rounds'; readonly round: number; readonly rounds: number };
