import type { Seat } from '#shared/kernel/index.ts';

/** Before whose eyes the screen may lie: whose hand may be drawn. */
export type Eyes =
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Anyone of several may speak up (a challenge): no hand is drawn until one of them comes forward. */
  | { readonly kind: 'several'; readonly seats: readonly Seat[] }
  /** A computer moves, or the game is over. */
  | { readonly kind: 'nobody' };

/** Who of the people at this screen may move: `toMove` as the rules tell it, `people` without the computers. */
export function whoseEyes(toMove: readonly Seat[], people: readonly Seat[]): Eyes {
  const seats = toMove.filter((seat) => people.includes(seat));
  const [first, ...others] = seats;
  if (first === undefined) return { kind: 'nobody' };
  return others.length === 0 ? { kind: 'seat', seat: first } : { kind: 'several', seats };
}

/**
 * Must the curtain fall before the screen shows these eyes their hand (P3)? `shown` is the seat whose hand was drawn
 * last. A person alone among computers never needs one.
 */
export function needsCurtain(shown: Seat | undefined, eyes: Eyes, people: readonly Seat[]): boolean {
  return people.length > 1 && eyes.kind === 'seat' && eyes.seat !== shown;
}
