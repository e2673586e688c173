import { kuboDeck, type KuboCard } from '#shared/pieces/index.ts';
import { cardOf, nameOf, type CardName } from './cards.ts';
import type { Orientation } from './options.ts';

/** Coordinates run from 0 to 3 as the cube stands: to the right, away from the player, and up. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Each card has one cell (U2, U3); the orientation decides which feature goes to the right, away and up. */
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

interface Cube {
  readonly byCell: ReadonlyMap<string, CardName>;
  readonly layers: readonly (readonly CardName[])[];
  readonly around: ReadonlyMap<CardName, Around>;
}

interface Around {
  readonly below: readonly CardName[];
  readonly above: readonly CardName[];
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

export function cardAt(cell: Cell, orientation: Orientation): CardName | undefined {
  return cubes[orientation].byCell.get(key(cell));
}

export function around(card: CardName, orientation: Orientation): Around {
  const found = cubes[orientation].around.get(card);
  if (found === undefined) throw new Error(`No card ${card}`);
  return found;
}

/** The bottom layer comes first; each layer is 16 cards in rows away from the player, each row from left to right. */
export function layersOf(orientation: Orientation): readonly (readonly CardName[])[] {
  return cubes[orientation].layers;
}

/** The corners of the bottom layer lie from the start (U2). */
export function cornersOf(orientation: Orientation): readonly CardName[] {
  return [0, 3].flatMap((x) => [0, 3].flatMap((y) => cardAt({ x, y, height: 0 }, orientation) ?? []));
}
