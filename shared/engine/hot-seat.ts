import type { Seat } from '#shared/kernel/index.ts';

export interface HotSeat {
  readonly people: readonly Seat[];
  readonly onTurn: Seat | undefined;
  readonly over: boolean;
  readonly hidesHands: boolean;
  readonly forward: Seat | undefined;
}

export type OpenHands =
  /** Every hand is open, because the game is over or hides nothing. */
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly seat: Seat }
  /** No hand is open. `awaited` must come forward; undefined while several people look on. */
  | { readonly kind: 'none'; readonly awaited: Seat | undefined };

/**
 * Decides which hands are open (P3). Everything that shows a hand, or that can only be offered to somebody who sees
 * it (a hint, a review, laying cubes), must ask here. A person alone among computers has nobody to hide from.
 */
export function openHands({ people, onTurn, over, hidesHands, forward }: HotSeat): OpenHands {
  if (over || !hidesHands) return { kind: 'all' };
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0) return { kind: 'one', seat: only };
  if (onTurn === undefined || !people.includes(onTurn)) return { kind: 'none', awaited: undefined };
  return onTurn === forward ? { kind: 'one', seat: onTurn } : { kind: 'none', awaited: onTurn };
}

export function isOpen(hands: OpenHands, seat: Seat): boolean {
  return hands.kind === 'all' || (hands.kind === 'one' && hands.seat === seat);
}
