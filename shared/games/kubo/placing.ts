import { cardAt, cellOf, type Cell } from './cells.ts';
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
  const cell = cellOf(card, orientation);
  const under = aboveOf(cell, orientation).find((other) => lying.has(other));
  if (under !== undefined) return { kind: 'dead', under };
  const neighbours = besideOf(cell, orientation);
  const below = cardAt({ ...cell, height: cell.height - 1 }, orientation);
  const beside = neighbours.filter((other) => lying.has(other));
  const on = below !== undefined && lying.has(below) ? { on: below } : {};
  if (beside.length > 0 || 'on' in on) return { kind: 'free', beside, ...on };
  return { kind: 'waits', needs: below === undefined ? neighbours : [...neighbours, below] };
}

/** Cards that can never be laid any more, of all 64. */
export function deadCards({ options: { orientation }, table }: Table): readonly CardName[] {
  const lying = new Set(table);
  const covered = table.flatMap((card) => {
    const { x, y, height } = cellOf(card, orientation);
    const lower = Array.from({ length: height }, (_, at) => cardAt({ x, y, height: at }, orientation));
    return lower.filter((below) => below !== undefined && !lying.has(below));
  });
  return [...new Set(covered)].flatMap((card) => card ?? []).sort();
}

/** The cells of the column above, the lowest first. */
function aboveOf({ x, y, height }: Cell, orientation: Orientation): readonly CardName[] {
  return [1, 2, 3].flatMap((up) => cardAt({ x, y, height: height + up }, orientation) ?? []);
}

/** The two to four cells one step away in the same layer. */
function besideOf(cell: Cell, orientation: Orientation): readonly CardName[] {
  const { x, y } = cell;
  const around = [
    { ...cell, x: x - 1 },
    { ...cell, x: x + 1 },
    { ...cell, y: y - 1 },
    { ...cell, y: y + 1 },
  ];
  return around.flatMap((other) => cardAt(other, orientation) ?? []);
}
