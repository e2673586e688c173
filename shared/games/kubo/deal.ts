import { seat, shuffle, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { cardNames, type CardName } from './cards.ts';
import { cornersOf } from './cells.ts';
import type { Orientation } from './options.ts';

/** Each seat is dealt this many cards (U2). */
export const dealtCards = 4;

export function shuffledDeck(
  orientation: Orientation,
  random: RandomState,
): readonly [readonly CardName[], RandomState] {
  const corners = cornersOf(orientation);
  return shuffle(
    random,
    cardNames.filter((card) => !corners.includes(card)),
  );
}

export interface Deal {
  readonly hands: readonly (readonly CardName[])[];
  readonly deck: readonly CardName[];
}

export function deal(deck: readonly CardName[], seats: number, first: Seat): Deal {
  const hands = Array.from({ length: seats }, (_, at) => {
    const turn = (at - first + seats) % seats;
    return deck.slice(turn * dealtCards, (turn + 1) * dealtCards);
  });
  return { hands, deck: deck.slice(seats * dealtCards) };
}

export function leftOf(at: Seat, seats: number): Seat {
  return seat((at + 1) % seats);
}
