import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { KuboView } from '../state.ts';
import { unseenCards } from '../cards.ts';
import { emptyPosition, hold, put, type Position } from './position.ts';
import { indexOf, setOf, tablesFor } from './tables.ts';

/** Xorshift yields numbers below 2^32. It is quick, and one decision takes tens of thousands of them. */
export type Dice = () => number;

export function diceFrom(random: RandomState): Dice {
  let bits = random.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491);
  if (bits === 0) bits = 1;
  return () => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return bits >>> 0;
  };
}

export interface Imagination {
  readonly position: Position;
  deal(dice: Dice): void;
}

export function imagine(view: KuboView, by: Seat): Imagination {
  const position = emptyPosition(tablesFor(view.options.orientation), view.seats.length);
  for (const card of view.table) put(position, indexOf(card));
  const own = setOf(view.hand);
  position.handLo[by] = own.lo;
  position.handHi[by] = own.hi;
  position.seat = by;
  position.barren = view.barren;
  if (view.phase.kind !== 'over') {
    position.laid = view.phase.laid.length;
    position.drawn = view.phase.drawn;
    position.ending = view.phase.ending !== 'no';
  }
  for (const [at, { points, laidBefore, cards }] of view.seats.entries()) {
    position.points[at] = points;
    position.laidBefore[at] = laidBefore;
    position.held[at] = at === by ? cards : 0;
  }
  const unseen = Uint8Array.from(unseenCards(view).map(indexOf));

  const deal = (dice: Dice): void => {
    for (let last = unseen.length - 1; last > 0; last -= 1) {
      const other = dice() % (last + 1);
      const card = unseen[last] ?? 0;
      unseen[last] = unseen[other] ?? 0;
      unseen[other] = card;
    }
    let next = 0;
    for (const [at, { cards }] of view.seats.entries()) {
      if (at === by) continue;
      position.handLo[at] = 0;
      position.handHi[at] = 0;
      position.held[at] = 0;
      for (let n = 0; n < cards; n += 1, next += 1) hold(position, at, unseen[next] ?? 0);
    }
    position.deck.set(unseen.subarray(next));
    position.deckAt = 0;
    position.deckEnd = unseen.length - next;
  };
  return { position, deal };
}
