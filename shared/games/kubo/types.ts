import type { CardName } from './cards.ts';
import type { KuboEvent } from './events.ts';
import type { KuboMove } from './moves.ts';
import type { KuboOptions } from './options.ts';
import type { KuboProblem } from './problems.ts';
import type { KuboState, KuboView } from './state.ts';

/** A set-up fixes a deal to play again or a game begun with printed cards. Cards go by name, and lists by seat. */
export interface KuboSetUp {
  /** This seat, from 0, deals, and the seat after it begins; if absent, a lot decides. */
  readonly dealer?: number | undefined;
  /** This seat, from 0, begins instead of the one after the dealer. */
  readonly turn?: number | undefined;
  /** The cards that the turn begins with are drawn already; if absent, it begins with one from the deck (U5). */
  readonly drawn?: true | undefined;
  /** The top comes first. Cards that are laid or held are skipped; those left out follow, shuffled. */
  readonly deck?: readonly CardName[] | undefined;
  /** If absent, each seat is dealt four cards, starting with the seat that begins. */
  readonly hands?: readonly (readonly CardName[])[] | undefined;
  /** These cards lie in addition to the corners, in any order; lines that they complete can no longer be claimed. */
  readonly laid?: readonly CardName[] | undefined;
  readonly scores?: readonly number[] | undefined;
  /** A match goes on with this round, from 1 (U10); otherwise there is only one. */
  readonly round?: number | undefined;
  /** So many turns just before began with an empty deck and laid nothing; one less than the seats at most (U9). */
  readonly barren?: number | undefined;
  readonly laidBefore?: readonly number[] | undefined;
}

/** Kubo has no words, so a proposal is the move itself. */
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
