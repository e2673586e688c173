import type { CardName } from './cards.ts';
import { around, layersOf } from './cells.ts';
import { placingOf, type Placing, type Table } from './placing.ts';
import type { KuboView, RoundEnd } from './state.ts';

/** Tells why a card of a hand can lie now or not (U4, U9). */
export type HandReason =
  | Extract<Placing, { readonly kind: 'free' | 'dead' }>
  /** Of the card below and the neighbours in the layer, the first named, these can still be laid. */
  | { readonly kind: 'waits'; readonly needs: readonly CardName[] }
  /** The card could lie by its cell, but whatever might hold it can itself never be laid. */
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'ended'; readonly reason: RoundEnd };

export function handReasonOf(view: Table & Pick<KuboView, 'phase'>, card: CardName): HandReason {
  const placing = placingOf(view, card);
  if (placing.kind === 'lies') throw new Error(`${card} lies on the table`);
  if (placing.kind === 'dead') return placing;
  const { phase } = view;
  if (phase.kind === 'turn' && phase.ending !== 'no') return { kind: 'ended', reason: phase.ending };
  if (placing.kind === 'free') return placing;
  const reached = reachedFrom(view);
  const { below, beside } = around(card, view.options.orientation);
  const needs = [...below.slice(-1), ...beside].filter((other) => reached.has(other));
  return needs.length === 0 ? { kind: 'cut-off' } : { kind: 'waits', needs };
}

/** Returns the cards that lie or can still come to lie, each beside or on another of them (U4). */
function reachedFrom(table: Table): ReadonlySet<CardName> {
  const { orientation } = table.options;
  const reached = new Set<CardName>(table.table);
  const open = layersOf(orientation)
    .flat()
    .filter((card) => !['lies', 'dead'].includes(placingOf(table, card).kind));
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const card of open) {
      const { below, beside } = around(card, orientation);
      if ([...below.slice(-1), ...beside].some((other) => reached.has(other))) reached.add(card);
    }
  }
  return reached;
}
