import type { KuboCard } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { behind, planCards, type CardPlan } from '../layout/card-plan.ts';
import { cardSheet } from '../layout/card-sheet.ts';
import { asFigure, rectOf } from '../layout/draw.ts';
import { chunks, finish } from '../layout/sheet-set.ts';
import type { LayoutProblem, Rect, Sheet, SheetSet } from '../layout/sheet.ts';
import { shift } from '../layout/transform.ts';
import type { Size } from '../units/index.ts';
import { cardsGuide } from './guides/flat.ts';
import { kuboBack } from './kubo-back.ts';
import { kuboFace, type CardStyle } from './kubo-face.ts';
import { chooseCards } from './card-list.ts';
import { paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';

const options = [
  shared.card,
  { kind: 'lines', name: 'cards', default: [] },
  { kind: 'toggle', name: 'backs', default: true },
  { kind: 'number', name: 'backX', unit: 'mm', min: -5, max: 5, step: 0.1, default: 0 },
  { kind: 'number', name: 'backY', unit: 'mm', min: -5, max: 5, step: 0.1, default: 0 },
  ...paperOptions,
  { kind: 'choice', name: 'reading', choices: ['normal', 'large'], default: 'normal' },
] as const;
export type DeckOptions = OptionValues<typeof options>;

/** Trimmed sizes in millimetres, as they are sold in inches. */
const cardSizes: Readonly<Record<DeckOptions['card'], Size>> = {
  poker: { width: mm(63.5), height: mm(88.9) },
  bridge: { width: mm(57.15), height: mm(88.9) },
  square: { width: mm(63.5), height: mm(63.5) },
  mini: { width: mm(44.45), height: mm(63.5) },
};

export const deck = template({
  name: 'deck',
  group: 'pieces',
  from: (set) => set.deck,
  options: () => options,
  layout: layoutDeck,
  guide: (_, __, t) => cardsGuide(t),
});

function layoutDeck(
  values: DeckOptions,
  whole: readonly KuboCard[],
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const chosen = chooseCards(whole, values.cards);
  if (!chosen.ok) return chosen;
  const cards = chosen.value;
  const size = cardSizes[values.card];
  const clear = values.margin + driftOf(values);
  const first = planCards(paperSize(values), clear, size, 'first');
  if (!first.ok) return first;
  const following = planCards(paperSize(values), clear, size, 'following');
  if (!following.ok) return following;
  const style: CardStyle = { size, ink: values.ink, large: values.reading === 'large', t };
  const room = [first.value.cells.length, following.value.cells.length] as const;
  const loads = cards.length < whole.length ? packed(cards, ...room) : sheetLoads(cards, ...room);
  const sides = values.backs ? 2 : 1;
  const sheets = loads.flatMap((load, index) => {
    // The square stands wherever it costs no card.
    const plan = load.length <= first.value.cells.length ? first.value : following.value;
    const number = index * sides + 1;
    const count = loads.length * sides;
    const front = deckSheet(plan, 'front', load, number, count, values.backs, style);
    return values.backs
      ? [front, moved(deckSheet(behind(plan), 'back', load, number + 1, count, true, style), values)]
      : [front];
  });
  const title = t('option:print.products.deck.title');
  return finish(title, values.backs ? 'long-edge' : 'none', sheets, cards.length);
}

/** By how much more than the margin a sheet keeps clear, in millimetres: moved, its back stays out of the margin too. */
function driftOf({ backs, backX, backY }: DeckOptions): number {
  return backs ? Math.max(Math.abs(backX), Math.abs(backY)) : 0;
}

/** A sheet of backs, against what the printer moves it by. */
function moved(sheet: Sheet, { backX, backY }: DeckOptions): Sheet {
  const by = (rect: Rect): Rect => rectOf(rect.x + backX, rect.y + backY, rect.width, rect.height);
  return {
    ...sheet,
    ops: shift(sheet.ops, backX, backY),
    trim: sheet.trim && by(sheet.trim),
    bleed: sheet.bleed && by(sheet.bleed),
  };
}

/** A few cards that are printed again, as many a sheet as there is room for, whatever their colours. */
function packed(
  cards: readonly KuboCard[],
  first: number,
  following: number,
): readonly (readonly KuboCard[])[] {
  if (cards.length <= following) return [cards];
  return [cards.slice(0, first), ...chunks(cards.slice(first), following)];
}

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

function deckSheet(
  plan: CardPlan,
  side: Sheet['side'],
  load: readonly KuboCard[],
  sheet: number,
  sheets: number,
  turned: boolean,
  style: CardStyle,
): Sheet {
  const { t } = style;
  const arts = load.map((card) =>
    asFigure(tellCard(card, side, t), side === 'front' ? kuboFace(card, style) : kuboBack(style)),
  );
  const title = titleOf(load, side, t);
  const lines = [
    t('option:print.sheet.count', { sheet, sheets }),
    t('option:print.sheet.actualSize'),
    ...(turned ? [t('option:print.sheet.longEdge')] : []),
    t('option:print.products.deck.how'),
  ];
  return cardSheet(plan, side, arts, { title, lines }, t);
}

/** Of one colour by its first and last card, of several by their number. */
function titleOf(load: readonly KuboCard[], side: Sheet['side'], t: Translate): string {
  const [first, last] = [load[0] as KuboCard, load.at(-1) as KuboCard];
  const isRun = load.every(({ colour }, at) => colour === first.colour && load[at]?.id === first.id + at);
  if (!isRun || load.length === 1) {
    const key = side === 'front' ? 'option:print.sheet.kuboSome' : 'option:print.sheet.kuboSomeBacks';
    return t(key, { count: load.length });
  }
  const name = t(`option:print.sheet.kuboColours.${first.colour}`);
  const cards = { colour: name, first: `${first.size}${first.number}`, last: `${last.size}${last.number}` };
  return t(side === 'front' ? 'option:print.sheet.kuboFronts' : 'option:print.sheet.kuboBacks', cards);
}

function tellCard(card: KuboCard, side: Sheet['side'], t: Translate): string {
  const facts = {
    card: `${card.size}${card.number}`,
    colour: t(`option:print.sheet.kuboColours.${card.colour}`),
  };
  return t(side === 'front' ? 'option:print.sheet.figures.card' : 'option:print.sheet.figures.back', facts);
}
