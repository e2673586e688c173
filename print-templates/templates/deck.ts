import type { KuboCard } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { chunks } from '../layout/sheet-set.ts';
import type { Sheet } from '../layout/sheet.ts';
import { cardOptions, cardSheets } from './card-run.ts';
import { cardSizes } from './card-sizes.ts';
import { cardsGuide } from './guides/flat.ts';
import { kuboBack } from './kubo-back.ts';
import { kuboFace, type CardStyle } from './kubo-face.ts';
import { template } from './template.ts';

export const deck = template({
  name: 'deck',
  group: 'pieces',
  from: (set) => set.deck,
  options: () => cardOptions,
  layout(values, cards, t) {
    const style: CardStyle = { size: cardSizes[values.card], ink: values.ink, t };
    return cardSheets<KuboCard>(
      values,
      {
        template: 'deck',
        front: (card) => kuboFace(card, style),
        back: kuboBack(style),
        tell: (card, side) => tellCard(card, side, t),
        title: (load, side) => titleOf(load, side, t),
        deal: (first, following) => sheetLoads(cards, first, following),
      },
      t,
    );
  },
  guide: (_, __, t) => cardsGuide(t),
});

/** Every sheet holds one colour, so that cards side by side bleed into their own colour; as equal as they can be. */
function sheetLoads(
  deckCards: readonly KuboCard[],
  first: number,
  following: number,
): readonly (readonly KuboCard[])[] {
  const colours = [...new Set(deckCards.map((card) => card.colour))];
  return colours.flatMap((colour, index) => {
    const cards = deckCards.filter((card) => card.colour === colour);
    const sheets = (cells: number) => Math.ceil(cards.length / cells);
    const begin = index === 0 && sheets(first) > sheets(following) ? [cards.slice(0, first)] : [];
    const rest = cards.slice(begin.flat().length);
    return [...begin, ...chunks(rest, Math.ceil(rest.length / Math.ceil(rest.length / following)))];
  });
}

function titleOf(load: readonly KuboCard[], side: Sheet['side'], t: Translate): string {
  const [first, last] = [load[0] as KuboCard, load.at(-1) as KuboCard];
  const colour = t(`option:print.sheet.kuboColours.${first.colour}`);
  const cards = { colour, first: `${first.size}${first.number}`, last: `${last.size}${last.number}` };
  return t(side === 'front' ? 'option:print.sheet.kuboFronts' : 'option:print.sheet.kuboBacks', cards);
}

function tellCard(card: KuboCard, side: Sheet['side'], t: Translate): string {
  const facts = {
    card: `${card.size}${card.number}`,
    colour: t(`option:print.sheet.kuboColours.${card.colour}`),
  };
  return t(side === 'front' ? 'option:print.sheet.figures.card' : 'option:print.sheet.figures.back', facts);
}
