import { kuboDeck, type KuboCard } from '#shared/cubes/index.ts';
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

const orientations = ['standard', 'onSide', 'onEnd'] as const satisfies readonly Orientation[];

const key = ({ x, y, height }: Cell): string => `${x} ${y} ${height}`;

const cards = new Map(
  orientations.map((orientation) => [
    orientation,
    new Map(kuboDeck.map((card) => [key(place(card, orientation)), nameOf(card)])),
  ]),
);

/** The card of a cell; undefined outside the cube. */
export function cardAt(cell: Cell, orientation: Orientation): CardName | undefined {
  return cards.get(orientation)?.get(key(cell));
}

/** The 16 cards of each layer, the bottom layer first; each from the player away, then to the right. */
export function layersOf(orientation: Orientation): readonly (readonly CardName[])[] {
  const steps = [0, 1, 2, 3];
  return steps.map((height) =>
    steps.flatMap((y) =>
      steps.flatMap((x) => {
        const card = cardAt({ x, y, height }, orientation);
        return card === undefined ? [] : [card];
      }),
    ),
  );
}

/** The four cards that lie from the start: the corners of the bottom layer (U2). */
export function cornersOf(orientation: Orientation): readonly CardName[] {
  return [0, 3].flatMap((x) =>
    [0, 3].flatMap((y) => {
      const card = cardAt({ x, y, height: 0 }, orientation);
      return card === undefined ? [] : [card];
    }),
  );
}
