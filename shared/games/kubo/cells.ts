import { kuboDeck, type KuboCard } from '#shared/pieces/index.ts';
import { cardOf, nameOf, type CardName } from './cards.ts';
import type { Orientation } from './options.ts';

/** Where a card lies as the cube stands: 0 to 3 to the right, away from the player, and upwards. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/**
 * The cell of a card (U2, U3). Standard: sizes to the right, numbers away, colours upwards. On its side colours run to the
 * right and sizes upwards; on its end sizes to the right, colours away, and numbers upwards from 4 to 1.
 */
export function cellOf(card: CardName, orientation: Orientation): Cell {
  return place(cardOf(card), orientation);
}

function place({ x: size, y: number, z: colour }: KuboCard, orientation: Orientation): Cell {
  switch (orientation) {
    case 'standard':
      return { x: size, y: number, height: colour };
    case 'onSide':
      return { x: colour, y: number, height: size };
    case 'onEnd':
      return { x: size, y: colour, height: 3 - number };
  }
}

const key = ({ x, y, height }: Cell): string => `${x} ${y} ${height}`;

/** The cube in one orientation. */
interface Cube {
  readonly byCell: ReadonlyMap<string, CardName>;
  readonly layers: readonly (readonly CardName[])[];
  readonly around: ReadonlyMap<CardName, Around>;
}

/** The cards around a card. */
interface Around {
  /** In the layers below it, the lowest first. */
  readonly below: readonly CardName[];
  /** In the layers above it, the lowest first. */
  readonly above: readonly CardName[];
  /** The two to four cards one step away in the same layer. */
  readonly beside: readonly CardName[];
}

const steps = [0, 1, 2, 3];

function cubeIn(orientation: Orientation): Cube {
  const cells = kuboDeck.map((card) => ({ card: nameOf(card), cell: place(card, orientation) }));
  const byCell = new Map(cells.map(({ card, cell }) => [key(cell), card]));
  const cardsAt = (places: readonly Cell[]) => places.flatMap((cell) => byCell.get(key(cell)) ?? []);
  const around = ({ x, y, height }: Cell): Around => ({
    below: cardsAt(steps.slice(0, height).map((lower) => ({ x, y, height: lower }))),
    above: cardsAt(steps.slice(height + 1).map((higher) => ({ x, y, height: higher }))),
    beside: cardsAt([
      { x: x - 1, y, height },
      { x: x + 1, y, height },
      { x, y: y - 1, height },
      { x, y: y + 1, height },
    ]),
  });
  return {
    byCell,
    layers: steps.map((height) => cardsAt(steps.flatMap((y) => steps.map((x) => ({ x, y, height }))))),
    around: new Map(cells.map(({ card, cell }) => [card, around(cell)])),
  };
}

const cubes: Readonly<Record<Orientation, Cube>> = {
  standard: cubeIn('standard'),
  onSide: cubeIn('onSide'),
  onEnd: cubeIn('onEnd'),
};

/** The card of a cell; undefined outside the cube. */
export function cardAt(cell: Cell, orientation: Orientation): CardName | undefined {
  return cubes[orientation].byCell.get(key(cell));
}

/** The cards below, above and beside a card as the cube stands. */
export function around(card: CardName, orientation: Orientation): Around {
  const found = cubes[orientation].around.get(card);
  if (found === undefined) throw new Error(`No card ${card}`);
  return found;
}

/** The 16 cards of each layer, the bottom layer first; each from the player away, then to the right. */
export function layersOf(orientation: Orientation): readonly (readonly CardName[])[] {
  return cubes[orientation].layers;
}

/** The four cards that lie from the start: the corners of the bottom layer (U2). */
export function cornersOf(orientation: Orientation): readonly CardName[] {
  return [0, 3].flatMap((x) => [0, 3].flatMap((y) => cardAt({ x, y, height: 0 }, orientation) ?? []));
}
