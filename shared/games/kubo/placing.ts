import { around } from './cells.ts';
import type { CardName } from './cards.ts';
import type { Orientation } from './options.ts';

/** Whether and why a card can be laid (U4). */
export type Placing =
  | { readonly kind: 'lies' }
  /** May be laid: beside these cards of its layer, on this one below. One of the two is there at least. */
  | { readonly kind: 'free'; readonly beside: readonly CardName[]; readonly on?: CardName }
  /** Waits for one of these cards: its neighbours in the layer, then the card below. */
  | { readonly kind: 'waits'; readonly needs: readonly CardName[] }
  /** Can never be laid: this card lies above its cell. */
  | { readonly kind: 'dead'; readonly under: CardName };

/** How the cube stands and what lies there: a state or a view. */
export interface Table {
  readonly options: { readonly orientation: Orientation };
  readonly table: readonly CardName[];
}

/** What the rules say of laying a card now, whoever holds it. */
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

/** Cards that can never be laid any more, of all 64. */
export function deadCards({ options: { orientation }, table }: Table): readonly CardName[] {
  const lying = new Set(table);
  const covered = new Set(table.flatMap((card) => around(card, orientation).below));
  return [...covered].filter((card) => !lying.has(card)).sort();
}
