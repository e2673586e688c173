import type { Seat } from '#shared/kernel/index.ts';

/** Who sits at one screen, and how the game stands for them. */
export interface HotSeat {
  /** The people at this screen; the other seats are computers'. */
  readonly people: readonly Seat[];
  /** The one seat that has the turn; undefined while anybody may speak up (a challenge) and once the game is over. */
  readonly onTurn: Seat | undefined;
  readonly over: boolean;
  /** Whether seats hold pieces that the others may not see. */
  readonly hidesHands: boolean;
  /** The person who has come forward for this turn; undefined while the curtain is down. */
  readonly forward: Seat | undefined;
}

/** Which hands the people at the screen may see. */
export type OpenHands =
  /** The game is over, or has nothing to hide: every hand is open. */
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly seat: Seat }
  /** No hand. `awaited` is the person who must come forward; undefined while several look on. */
  | { readonly kind: 'none'; readonly awaited: Seat | undefined };

/**
 * Decides which hands are open (P3). Everything that shows a hand, or that can only be offered to somebody who sees it
 * (a hint, a look back, laying cubes), asks here. A person alone among computers has nobody to hide from.
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
