import type { GameTypes, Rules } from '#shared/engine/index.ts';
import { seat, type Seat } from '#shared/kernel/index.ts';

/** Turns count from 1, and a round gives each seat one of them. */
export function roundOf(turn: number, seats: number): number {
  return Math.ceil(turn / seats);
}

/** Turns go clockwise from the seat that began. */
export function seatOfTurn(turn: number, first: Seat, seats: number): Seat {
  return seat((first + turn - 1) % seats);
}

/** Returns the seat that began if this seat has this turn. */
export function firstOf(at: number, turn: number, seats: number): Seat {
  return seat((((at - turn + 1) % seats) + seats) % seats);
}

/** The highest score wins, and equal scores share. */
export function leaders(scores: readonly number[]): readonly Seat[] {
  const best = Math.max(...scores);
  return scores.flatMap((points, at) => (points === best ? [seat(at)] : []));
}

/** Puts the events that led to a step before its own. */
export function withEvents<S extends { readonly events: readonly unknown[] }>(
  events: S['events'],
  step: S,
): S {
  return { ...step, events: [...events, ...step.events] };
}

interface Turns extends GameTypes {
  readonly state: {
    readonly turn: number;
    readonly phase: { readonly kind: string; readonly seat?: Seat };
    readonly seats: readonly { readonly points: number }[];
  };
}

/** Seats take turns, and each keeps its own score. */
export const inTurn = {
  turn: ({ turn, phase }) => ({ number: turn, seat: phase.kind === 'turn' ? phase.seat : undefined }),
  scores: ({ seats }) => seats.map(({ points }) => points),
} satisfies Partial<Rules<Turns>>;

interface Over extends GameTypes {
  readonly state: {
    readonly phase:
      | { readonly kind: 'turn' }
      | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: string };
    readonly seats: readonly unknown[];
  };
}

/** The end takes and gives no points. */
export const withoutSettlement = {
  ending: ({ phase, seats }) =>
    phase.kind === 'over'
      ? { winners: phase.winners, reason: phase.reason, settlement: seats.map(() => 0) }
      : undefined,
} satisfies Partial<Rules<Over>>;

/** Everybody sees all events, and none of them reveals anything. */
export const nothingHidden = {
  eventsFor: <E>(events: readonly E[]): readonly E[] => events,
  reveals: (): boolean => false,
};
