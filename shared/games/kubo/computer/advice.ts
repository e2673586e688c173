import type { Seat } from '#shared/kernel/index.ts';
import { cardNames, type CardName } from '../cards.ts';
import type { KuboView } from '../state.ts';
import { imagine } from './imagine.ts';
import { bestCard, goodWeights } from './policy.ts';

/**
 * The card that is best laid now by what it opens and closes, without playing anything out; undefined where none is worth
 * laying. It looks at the own hand alone: how the unseen cards are dealt out makes no difference.
 */
export function bestLay(view: KuboView, by: Seat): CardName | undefined {
  const { position, deal } = imagine(view, by);
  deal(() => 0);
  const card = bestCard(position, goodWeights);
  return card < 0 ? undefined : cardNames[card];
}
