import type { WordEngine } from '#shared/word-engine/engine.ts';
import { handSize } from '../scoring.ts';
import { playOn, type OpenTable } from './play-on.ts';

/** The lead of the strongest players changes by this standard deviation in a round, in points (measured: `CUBEWRIGHT_PACE_GAMES`). */
export const strongestSwing = 25;
/** Each turn of a round brings so many points less than the one before, since boards grow poorer (measured there, too). */
export const lessThanBefore = 3;

function leadOf({ points, out }: Pick<OpenTable, 'points' | 'out'>, by: number): number {
  const others = points.filter((_, at) => at !== by && out[at] !== true);
  return (points[by] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

export interface Pace {
  /** A turn brings this many points on average. */
  readonly turn: number;
  /** The lead changes by this standard deviation in a round, in points. */
  readonly swing?: number;
  /** Turns bring this share of what they could, from 0 to 1. */
  readonly share?: number;
}

interface Outlook {
  /** Where the game goes on, this is the lead once all have had the same number of turns. */
  readonly lead: number;
  readonly chance: number;
}

/**
 * The lead changes like a random walk in the rounds still to come. Leads are compared where all have had the same number of
 * turns, so that who still has one in this round is given what a turn brings.
 */
export function outlookOf(table: OpenTable, by: number, pace: Pace): Outlook {
  if (table.over) {
    const lead = leadOf(table, by);
    return { lead, chance: lead > 0 ? 1 : lead === 0 ? 0.5 : 0 };
  }
  const { stock, hands, out, seat: last } = table;
  const { turn, swing = strongestSwing, share = 1 } = pace;
  const cubes = hands.reduce(
    (sum, hand, seat) => (out[seat] === true ? sum : sum + hand.length),
    stock.length,
  );
  const seats = hands.length - out.filter(Boolean).length;
  const rounds = Math.max(0.5, cubes / (handSize * seats));
  const less = lessThanBefore * share;
  const places = placesOf(table);
  const even = table.points.map((sum, seat) => {
    const later = (places[seat] ?? 0) - (places[last] ?? 0);
    // The mean is that of the middle of a round of turns; this turn comes after that round.
    return later > 0 ? sum + Math.max(0, turn - less * ((seats - 1) / 2 + later)) : sum;
  });
  const toCome = seats - 1 - (places[last] ?? 0);
  const afterThisRound = rounds - toCome / seats;
  const atTheEnd = even.map((sum, seat) => sum - afterThisRound * less * (places[seat] ?? 0));
  const lead = leadOf({ points: atTheEnd, out }, by);
  // With the factor 1.702 the logistic curve is nearest to the cumulative normal distribution.
  const chance = 1 / (1 + Math.exp((-1.702 * lead) / (swing * Math.sqrt(rounds))));
  return { lead: leadOf({ points: even, out }, by), chance };
}

/** Returns how many of those who are not out have their turn in a round before each seat. */
function placesOf({ first, out }: OpenTable): readonly number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = 0; at < out.length; at += 1) {
    const seat = (first + at) % out.length;
    places[seat] = place;
    if (out[seat] !== true) place += 1;
  }
  return places;
}

/** Learns what a turn brings from the turns that are played ahead. */
export class TurnMean {
  #points = 0;
  #turns = 0;

  get points(): number {
    return this.#turns === 0 ? 0 : this.#points / this.#turns;
  }

  /** Plays on and returns the number of searches. */
  playOn(engine: WordEngine, table: OpenTable, turns: number, share?: () => number): number {
    const before = sumOf(table.points);
    const searches = playOn(engine, table, turns, share);
    if (!table.over) {
      this.#points += sumOf(table.points) - before;
      this.#turns += searches;
    }
    return searches;
  }
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
