import { cardOf, type CardName } from '#shared/games/kubo/index.ts';

export interface MarkedLine {
  readonly tag: string;
  readonly cards: readonly CardName[];
  readonly now: boolean;
  /** The line is shown as this player's, with the player's mark in place of the tag. */
  readonly seat?: number | undefined;
}

export interface ShownTable {
  /** The bottom layer comes first; the 16 cards of each layer go row by row away from the player, left to right. */
  readonly layers: readonly (readonly CardName[])[];
  readonly table: readonly CardName[];
  readonly laid: readonly CardName[];
  /** These cards are those of the last move, which is being shown. */
  readonly last?: readonly CardName[];
  readonly chosen?: CardName | undefined;
  readonly open?: readonly CardName[];
  /** These cards could have been laid. */
  readonly best?: readonly CardName[];
  readonly lines?: readonly MarkedLine[];
  readonly picked?: readonly CardName[];
  /** The table is being entered in any order, so no cell is closed. */
  readonly entering?: 'hand' | 'deck';
}

/** Coordinates count from 0 to 3 to the right, away from the player, and upwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export type CellState =
  | { readonly kind: 'free' }
  | { readonly kind: 'open' | 'best' }
  /** The cell stays empty for good, since `under` lies above it. */
  | { readonly kind: 'closed'; readonly under: CardName }
  /** `under` is the next card above, if any. */
  | { readonly kind: 'lies'; readonly laid: boolean; readonly under: CardName | undefined };

export interface CubeCell extends Place {
  readonly card: CardName;
  readonly state: CellState;
  readonly here: boolean;
  readonly picked: boolean;
}

export function cellsOf({
  layers,
  table,
  laid,
  chosen,
  open = [],
  best = [],
  picked = [],
  entering,
}: ShownTable): readonly CubeCell[] {
  const lying = new Set(table);
  return layers.flatMap((layer, height) =>
    layer.map((card, at) => ({
      card,
      x: at % 4,
      y: Math.floor(at / 4),
      height,
      state: stateOf(
        card,
        layers
          .slice(height + 1)
          .map((upper) => upper[at])
          .find((upper) => upper !== undefined && lying.has(upper)),
        { lying, laid, open, best, entering },
      ),
      here: card === chosen && !lying.has(card),
      picked: picked.includes(card),
    })),
  );
}

function stateOf(
  card: CardName,
  under: CardName | undefined,
  shown: {
    readonly lying: ReadonlySet<CardName>;
    readonly laid: readonly CardName[];
    readonly open: readonly CardName[];
    readonly best: readonly CardName[];
    readonly entering: ShownTable['entering'];
  },
): CellState {
  if (shown.lying.has(card)) return { kind: 'lies', laid: shown.laid.includes(card), under };
  if (shown.best.includes(card)) return { kind: 'best' };
  if (under !== undefined && shown.entering === undefined) return { kind: 'closed', under };
  return { kind: shown.open.includes(card) ? 'open' : 'free' };
}

export function placeOf(layers: ShownTable['layers'], card: CardName): Place | undefined {
  const height = layers.findIndex((layer) => layer.includes(card));
  const at = layers[height]?.indexOf(card);
  return at === undefined ? undefined : { x: at % 4, y: Math.floor(at / 4), height };
}

export function cardAt(layers: ShownTable['layers'], { x, y, height }: Place): CardName | undefined {
  return layers[height]?.[y * 4 + x];
}

export type Feature = 'colour' | 'size' | 'number';

/** Returns the feature of the cards that changes along each direction in this orientation (U2). */
export function axesOf(layers: ShownTable['layers']): Readonly<Record<'x' | 'y' | 'height', Feature>> {
  const origin = layers[0]?.[0];
  const along = (other: CardName | undefined, otherwise: Feature): Feature => {
    if (origin === undefined || other === undefined) return otherwise;
    const [from, to] = [cardOf(origin), cardOf(other)];
    if (from.colour !== to.colour) return 'colour';
    return from.size === to.size ? 'number' : 'size';
  };
  return {
    x: along(layers[0]?.[1], 'size'),
    y: along(layers[0]?.[4], 'number'),
    height: along(layers[1]?.[0], 'colour'),
  };
}

export interface Frame {
  readonly tag: string;
  readonly seat?: number | undefined;
  readonly now: boolean;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export function framesOf(
  lines: readonly MarkedLine[],
  layers: ShownTable['layers'],
  height: number,
): readonly Frame[] {
  return lines.flatMap(({ tag, seat, now, cards }) => {
    const places = cards.flatMap((card) => placeOf(layers, card) ?? []);
    const here = places.filter((place) => place.height === height);
    const [first] = here;
    if (first === undefined) return [];
    const columns = new Set(here.map(({ x }) => x)).size;
    const rows = new Set(here.map(({ y }) => y)).size;
    const touch = here.length === places.length && Math.min(columns, rows) === 1;
    if (!touch) return here.map(({ x, y }) => ({ tag, seat, now, x, y, columns: 1, rows: 1 }));
    const x = Math.min(...here.map((place) => place.x));
    const y = Math.min(...here.map((place) => place.y));
    return [{ tag, seat, now, x, y, columns, rows }];
  });
}
