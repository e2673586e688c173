import { useTranslation } from 'react-i18next';
import type { Translate } from '#shared/i18n/index.ts';
import { axesOf, type Feature, type ShownTable } from './standing.ts';
import { codeOf, cardOf, type CardName } from '#shared/games/kubo/index.ts';

export function useTexts(): Translate {
  return useTranslation('kuboTable').t;
}

const tags = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function tagOf(at: number): string {
  return tags[at] ?? '';
}

export function cardText(t: Translate, card: CardName): string {
  return t('kuboTable:card', { colour: t(`kuboTable:colour.${cardOf(card).colour}`), code: codeOf(card) });
}

export function cardTextFirst(t: Translate, card: CardName): string {
  return t('kuboTable:card', {
    colour: t(`kuboTable:colourFirst.${cardOf(card).colour}`),
    code: codeOf(card),
  });
}

export function cardsText(t: Translate, cards: readonly CardName[]): string {
  const [first] = cards;
  if (first === undefined) return '';
  const { colour } = cardOf(first);
  if (!cards.every((card) => cardOf(card).colour === colour))
    return cards.map((card) => cardText(t, card)).join(', ');
  return t('kuboTable:card', { colour: t(`kuboTable:colour.${colour}`), code: cards.map(codeOf).join(', ') });
}

export function featureText(t: Translate, feature: Feature, card: CardName): string {
  const face = cardOf(card);
  return feature === 'colour' ? t(`kuboTable:colour.${face.colour}`) : String(face[feature]);
}

export function layerText(t: Translate, layers: ShownTable['layers'], height: number): string {
  const feature = axesOf(layers).height;
  const card = layers[height]?.[0];
  if (card === undefined) return '';
  return feature === 'colour'
    ? t(`kuboTable:colourFirst.${cardOf(card).colour}`)
    : t(`kuboTable:layer.${feature}`, { value: cardOf(card)[feature] });
}
