import { cardNames, type CardName } from './cards.ts';
import type { KuboView } from './state.ts';

/** These cards are neither on the table nor in the onlooker's own hand, in the order of the deck. */
export function unseenCards({ table, hand }: Pick<KuboView, 'table' | 'hand'>): readonly CardName[] {
  const seen = new Set([...table, ...hand]);
  return cardNames.filter((card) => !seen.has(card));
}
