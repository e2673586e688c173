import {
  kuboDeck,
  type KuboCard,
  type KuboColour,
  type KuboNumber,
  type KuboSize,
} from '#shared/pieces/index.ts';
import type { KuboView } from './state.ts';

/** Records, moves and typed lines name a card like `red M2`. */
export type CardName = `${KuboColour} ${KuboSize}${KuboNumber}`;

export type CardCode = `${KuboSize}${KuboNumber}`;

export function nameOf({ colour, size, number }: Pick<KuboCard, 'colour' | 'size' | 'number'>): CardName {
  return `${colour} ${size}${number}`;
}

/** The 64 names are in the order of the deck: by colour from the bottom, then number, then size (U1). */
export const cardNames: readonly CardName[] = kuboDeck.map(nameOf);

const cards = new Map<CardName, KuboCard>(kuboDeck.map((card) => [nameOf(card), card]));

export function cardOf(name: CardName): KuboCard {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`No card of Kubo: ${name}`);
  return card;
}

export function codeOf(name: CardName): CardCode {
  const { size, number } = cardOf(name);
  return `${size}${number}`;
}

export function isCardName(text: string): text is CardName {
  return cards.has(text as CardName);
}

export function unseenCards({ table, hand }: Pick<KuboView, 'table' | 'hand'>): readonly CardName[] {
  const seen = new Set([...table, ...hand]);
  return cardNames.filter((card) => !seen.has(card));
}
