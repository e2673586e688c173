import {
  kuboDeck,
  type KuboCard,
  type KuboColour,
  type KuboNumber,
  type KuboSize,
} from '#shared/pieces/index.ts';

/** A card by its name, as records, moves and people write it: `red M2`. */
export type CardName = `${KuboColour} ${KuboSize}${KuboNumber}`;

/** What is printed beside the colour: `M2`. */
export type CardCode = `${KuboSize}${KuboNumber}`;

export function nameOf({ colour, size, number }: Pick<KuboCard, 'colour' | 'size' | 'number'>): CardName {
  return `${colour} ${size}${number}`;
}

/** All 64 names in the order of the deck: by colour from the bottom, then number, then size (U1). */
export const cardNames: readonly CardName[] = kuboDeck.map(nameOf);

const cards = new Map<CardName, KuboCard>(kuboDeck.map((card) => [nameOf(card), card]));

export function cardOf(name: CardName): KuboCard {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`No card of Kubo: ${name}`);
  return card;
}

/** The code without the colour: `M2` of `red M2`. */
export function codeOf(name: CardName): CardCode {
  const { size, number } = cardOf(name);
  return `${size}${number}`;
}

/** Whether a text is the name of a card. */
export function isCardName(text: string): text is CardName {
  return cards.has(text as CardName);
}
