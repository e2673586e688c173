import type { GameTypes, Rules } from '#shared/engine/index.ts';
import { seat, type Seat } from '#shared/kernel/index.ts';

export function roundOf(turn: number, seats: number): number {
  return Math.ceil(turn / seats);
}

export function turnOf(round: number, at: number, first: number, seats: number): number {
  return (round - 1) * seats + ((at - first + seats) % seats) + 1;
}

export function seatOfTurn(turn: number, first: Seat, seats: number): Seat {
  return seat((first + turn - 1) % seats);
}

/** Returns the seat that began, given that the seat `at` has this turn. */
export function firstOf(at: number, turn: number, seats: number): Seat {
  return seat((((at - turn + 1) % seats) + seats) % seats);
}

export function leaders(scores: readonly number[]): readonly Seat[] {
  const best = Math.max(...scores);
  return scores.flatMap((points, at) => (points === best ? [seat(at)] : []));
}

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

export const turnAndScoreRules = {
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

export const withoutSettlement = {
  ending: ({ phase, seats }) =>
    phase.kind === 'over'
      ? { winners: phase.winners, reason: phase.reason, settlement: seats.map(() => 0) }
      : undefined,
} satisfies Partial<Rules<Over>>;

export const nothingHidden = {
  eventsFor: <E>(events: readonly E[]): readonly E[] => events,
  reveals: (): boolean => false,
};
