import { seat, type Seat } from '#shared/kernel/index.ts';
import type { KubagramView } from './state.ts';

export function leftOf(at: Seat, seats: number): Seat {
  return seat((at + 1) % seats);
}

/** The last player sits to the right of player 1 (K2); a single player is also the last player (K15). */
export function lastPlayer(first: Seat, seats: number): Seat {
  return seat((first + seats - 1) % seats);
}

export function actorsOf({ phase, seats }: Pick<KubagramView, 'phase' | 'seats'>): readonly Seat[] {
  if (phase.kind === 'over') return [];
  if (phase.kind !== 'challenge') return [phase.seat];
  const { length } = seats;
  return Array.from({ length: length - 1 }, (_, step) => seat((phase.seat + 1 + step) % length)).filter(
    (at) => !phase.accepted.includes(at),
  );
}
