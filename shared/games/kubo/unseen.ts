import { cardNames, type CardName } from './cards.ts';
import type { KuboView } from './state.ts';

/** The cards that an onlooker has not seen: neither on the table nor in its own hand. In the order of the deck's names. */
export function unseenCards({ table, hand }: Pick<KuboView, 'table' | 'hand'>): readonly CardName[] {
  const seen = new Set([...table, ...hand]);
  return cardNames.filter((card) => !seen.has(card));
}
