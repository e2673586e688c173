import type { KuboCard } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { chunks } from '../../layout/sheet-set.ts';
import type { Sheet } from '../../layout/types.ts';
import { cardOptions, cardSheets } from './card-run.ts';
import { cardSizes } from '../options.ts';
import { cardsGuide } from '../guides/flat.ts';
import { kuboBack } from '../kubo/kubo-back.ts';
import { kuboFace } from '../kubo/kubo-face.ts';
import { template } from '../template.ts';
import type { CardStyle } from '../kubo/kubo-colours.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [
  ...cardOptions,
  { kind: 'lines', name: 'cards', default: [] },
  { kind: 'choice', name: 'reading', choices: ['normal', 'large'], default: 'normal' },
] as const;

export const deck = template({
  name: 'deck',
  printAndCut: true,
  group: 'pieces',
  from: (set) => set.deck,
  options: () => options,
  layout(values, whole, t) {
    const chosen = chooseCards(whole, values.cards);
    if (!chosen.ok) return chosen;
    const cards = chosen.value;
    const style = styleOf(values, t);
    return cardSheets<KuboCard>(
      values,
      {
        template: 'deck',
        front: (card) => kuboFace(card, style),
        back: kuboBack(style),
        tell: (card, side) => tellCard(card, side, t),
        nameOf: ({ colour, size, number }) => `${colour} ${size}${number}`,
        title: (load, side) => titleOf(load, side, t),
        deal: (...room) =>
          cards.length < whole.length ? packed(cards, ...room) : sheetLoads(cards, ...room),
      },
      t,
    );
  },
  guide: (_, __, t) => cardsGuide(t),
  tabletop(values, whole, t) {
    const chosen = chooseCards(whole, values.cards);
    if (!chosen.ok) return chosen;
    const style = styleOf(values, t);
    const back = values.backs ? kuboBack(style) : [];
    return ok(
      chosen.value.map((card) => ({
        kind: 'card',
        name: tellCard(card, 'front', t),
        says: '',
        ...style.size,
        front: kuboFace(card, style),
        back,
      })),
    );
  },
});

function styleOf(values: OptionValues<typeof options>, t: Translate): CardStyle {
  const { card, ink, reading } = values;
  return { size: cardSizes[card], ink, large: reading === 'large', t };
}

/** A reprint of a few cards mixes colours to fill its sheets. */
function packed(
  cards: readonly KuboCard[],
  first: number,
  following: number,
): readonly (readonly KuboCard[])[] {
  return [cards.slice(0, first), ...chunks(cards.slice(first), following)];
}

/** Every sheet holds one colour, so that neighbours bleed into their own colour; the loads are as equal as possible. */
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
  const isRun = load.every(({ colour }, at) => colour === first.colour && load[at]?.id === first.id + at);
  if (!isRun || load.length === 1) {
    const key = side === 'front' ? 'option:print.sheet.kuboSome' : 'option:print.sheet.kuboSomeBacks';
    return t(key, { count: load.length });
  }
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

/** Parses lines like `red XL4, green` (all green cards) in deck order without repeats; empty lines give all (R27). */
export function chooseCards(
  deck: readonly KuboCard[],
  lines: readonly string[],
): Result<readonly KuboCard[], LayoutProblem> {
  const parts = lines.flatMap((line) => line.split(',')).map((part) => part.trim().toLowerCase());
  const named = parts.filter((part) => part !== '');
  if (named.length === 0) return ok(deck);
  const chosen = new Set<KuboCard>();
  for (const part of named) {
    const found = deck.filter(
      (card) => part === card.colour || part.replaceAll(/\s+/g, '') === nameOf(card).toLowerCase(),
    );
    if (found.length === 0) {
      return refuse({ code: 'print/bad-option', option: 'cards', expected: { phrase: 'cards' } });
    }
    for (const card of found) chosen.add(card);
  }
  return ok([...chosen].sort((a, b) => a.id - b.id));
}

function nameOf({ colour, size, number }: KuboCard): string {
  return `${colour}${size}${number}`;
}
