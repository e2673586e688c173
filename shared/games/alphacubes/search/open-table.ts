import { handSize } from '../scoring.ts';
import type { AheadCube, AheadRequest } from './ahead.ts';
import type { OpenTable } from './play-on.ts';

/** The stock fills every hand of two as long as all have a turn more, so that an outlook may follow. */
const fillsTwo = 3 * handSize;
/** With more seats a game may end before all have laid their hands (A6), which an outlook does not know. */
const fillsMore = 5 * handSize + 1;

/** Returns how many turns are played on after the first: until all have had one, or to the end if the stock gets low. */
export function turnsAhead({ stock, seats }: Pick<AheadRequest, 'stock' | 'seats'>): number {
  const playing = seats.filter(({ out }) => !out).length;
  return stock < (playing === 2 ? fillsTwo : fillsMore) ? Infinity : seats.length;
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
