import { around } from './cells.ts';
import type { CardName } from './cards.ts';
import type { Orientation } from './options.ts';

/** Tells whether a card can be laid, and why (U4). */
export type Placing =
  | { readonly kind: 'lies' }
  /** The card goes beside these cards of its layer and on this one below; there is at least one of them. */
  | { readonly kind: 'free'; readonly beside: readonly CardName[]; readonly on?: CardName }
  /** The card waits for one of these: its neighbours in the layer or the card below. */
  | { readonly kind: 'waits'; readonly needs: readonly CardName[] }
  | { readonly kind: 'dead'; readonly under: CardName };

export interface Table {
  readonly options: { readonly orientation: Orientation };
  readonly table: readonly CardName[];
}

export function placingOf({ options: { orientation }, table }: Table, card: CardName): Placing {
  const lying = new Set(table);
  if (lying.has(card)) return { kind: 'lies' };
  const { above, beside: neighbours, below } = around(card, orientation);
  const under = above.find((other) => lying.has(other));
  if (under !== undefined) return { kind: 'dead', under };
  const beside = neighbours.filter((other) => lying.has(other));
  const support = below.slice(-1);
  const [on] = support.filter((other) => lying.has(other));
  if (on !== undefined) return { kind: 'free', beside, on };
  return beside.length > 0 ? { kind: 'free', beside } : { kind: 'waits', needs: [...neighbours, ...support] };
}

export function deadCards({ options: { orientation }, table }: Table): readonly CardName[] {
  const lying = new Set(table);
  const covered = new Set(table.flatMap((card) => around(card, orientation).below));
  return [...covered].filter((card) => !lying.has(card)).sort();
}
