import { handSize } from '../scoring.ts';
import type { AheadCube, AheadRequest } from './ahead.ts';
import type { OpenTable } from './play-on.ts';

/** Games are played out if stock and one full hand hold at most this many cubes: unplayed cubes decide them. */
const nearEnd = 42;
const roundsAhead = 1;
/** The lead of the strongest players changes by this standard deviation in a round, in points (measured). */
const strongestSwing = 24;

/** Returns how many turns are played on after the first: to the end of the game, or a round. */
export function turnsAhead({ stock, seats }: Pick<AheadRequest, 'stock' | 'seats'>): number {
  return stock <= nearEnd - handSize ? Infinity : seats.length * roundsAhead;
}

/** Deals `drawn` to the other hands by seat and then to the stock. */
export function tableWith(
  ask: Omit<AheadRequest, 'also' | 'effort'>,
  drawn: readonly AheadCube[],
): OpenTable {
  const { position, by, first, seats, hand, lastRound } = ask;
  const { board, ...rest } = position;
  let from = 0;
  const hands = seats.map(({ cubes }, at) => {
    if (at === by) return hand;
    from += cubes;
    return drawn.slice(from - cubes, from);
  });
  return {
    position: rest,
    board: [...board],
    hands,
    points: seats.map(({ points }) => points),
    out: seats.map(({ out }) => out),
    first,
    stock: drawn.slice(from, from + ask.stock),
    seat: by,
    wentOut: lastRound,
    over: false,
  };
}

export function leadOf({ points, out }: OpenTable, by: number): number {
  const others = points.filter((_, at) => at !== by && out[at] !== true);
  return (points[by] ?? 0) - Math.max(0, ...others);
}

/** The lead changes like a random walk in the rounds still to come. */
export function chanceOf(lead: number, { over, stock, hands }: OpenTable, swing = strongestSwing): number {
  if (over) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  const cubes = hands.reduce((sum, hand) => sum + hand.length, stock.length);
  const rounds = Math.max(0.5, cubes / (handSize * hands.length));
  // With the factor 1.702 the logistic curve is nearest to the cumulative normal distribution.
  return 1 / (1 + Math.exp((-1.702 * lead) / (swing * Math.sqrt(rounds))));
}
