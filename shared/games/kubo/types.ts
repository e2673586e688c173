import type { CardName } from './cards.ts';
import type { KuboEvent } from './events.ts';
import type { KuboMove } from './moves.ts';
import type { KuboOptions } from './options.ts';
import type { KuboProblem } from './problems.ts';
import type { KuboState, KuboView } from './state.ts';

/** What may be fixed at the start: a deal to play again, or a game begun with printed cards. All by name and by seat. */
export interface KuboSetUp {
  /** Who deals, from 0; otherwise by lot. The seat after it begins. */
  readonly dealer?: number | undefined;
  /** Whose turn begins, from 0, where that is not the seat after the dealer. */
  readonly turn?: number | undefined;
  /** The order of the deck, its top first. Cards that are laid or held are passed over; those left out follow, shuffled. */
  readonly deck?: readonly CardName[] | undefined;
  /** Who holds what; otherwise four each from the deck, from the seat after the dealer on. */
  readonly hands?: readonly (readonly CardName[])[] | undefined;
  /** Cards on the table beside the corners, in any order. Lines that they complete are done with. */
  readonly laid?: readonly CardName[] | undefined;
  /** Points written down so far. */
  readonly scores?: readonly number[] | undefined;
  /** Cards that each seat laid in its last turn: two or more earn further draws. */
  readonly laidBefore?: readonly number[] | undefined;
}

/** The types of Kubo, for the contract. A game without words: a proposal is the move. */
export interface KuboTypes {
  readonly options: KuboOptions;
  readonly setUp: KuboSetUp;
  readonly state: KuboState;
  readonly view: KuboView;
  readonly proposal: KuboMove;
  readonly move: KuboMove;
  readonly event: KuboEvent;
  readonly problem: KuboProblem;
}
