import type { Seat } from '#shared/kernel/index.ts';
import { cardNames, type CardName } from '../cards.ts';
import type { KuboView } from '../state.ts';
import { imagine } from './imagine.ts';
import { bestCard, goodWeights } from './policy.ts';

/**
 * Picks the best card to lay by what it opens and closes, without playing rounds out; undefined if none is worth
 * laying. Only the own hand counts, so any deal of the unseen cards serves.
 */
export function bestLay(view: KuboView, by: Seat): CardName | undefined {
  const { position, deal } = imagine(view, by);
  deal(() => 0);
  const card = bestCard(position, goodWeights);
  return card < 0 ? undefined : cardNames[card];
}
