import {
  kuboDeck,
  type KuboCard,
  type KuboColour,
  type KuboNumber,
  type KuboSize,
} from '#shared/cubes/index.ts';

/** A card by its name: `red M2`. */
export type CardName = `${KuboColour} ${KuboSize}${KuboNumber}`;

const cards = new Map<string, KuboCard>(
  kuboDeck.map((card) => [`${card.colour} ${card.size}${card.number}`, card]),
);

export function faceOf(name: CardName): KuboCard {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`No card of Kubo: ${name}`);
  return card;
}

/** What is printed large on a card: `M2`. */
export function codeOf(name: CardName): string {
  const { size, number } = faceOf(name);
  return `${size}${number}`;
}
