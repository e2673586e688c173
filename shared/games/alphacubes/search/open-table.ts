import { handSize } from '../scoring.ts';
import type { AheadCube, AheadRequest } from './ahead.ts';
import type { OpenTable } from './play-on.ts';

/**
 * Returns how many turns are played on after the first: until all have had one or, once the stock fills at most one more
 * hand for each, to the end of the game, where unplayed cubes decide.
 */
export function turnsAhead({ stock, seats }: Pick<AheadRequest, 'stock' | 'seats'>): number {
  return stock <= handSize * seats.length ? Infinity : seats.length;
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
