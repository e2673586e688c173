import type { SpokenFacts, SpokenTexts } from '#renderer/table/index.ts';
import {
  cardAt,
  cellOf,
  lineOf,
  placingOf,
  problemIn,
  shapeOf,
  type CardName,
  type Cell,
  type KuboView,
} from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { draftOn, stillToClaim } from './draft/draft.ts';
import type { KuboTable } from './table-types.ts';
import { cardsText, cardText, cardTextFirst } from './texts.ts';

type Facts = SpokenFacts<KuboTable>;

export const spoken: SpokenTexts<KuboTable> = {
  hand: handText,
  place: (t, facts) => `${cellText(t, facts.view, cursorOf(facts))}.`,
  row: (t, facts) => lineText(t, facts, 'x'),
  column: (t, facts) => lineText(t, facts, 'y'),
  upright: (t, facts) => lineText(t, facts, 'height'),
  words: claimsText,
  stock: (t, { view }) => `${t('kuboTable:deck.cards', { count: view.deck })}.`,
  now: nowText,
};

function cursorOf({ draft, view }: Facts): CardName {
  return draft === undefined ? (view.table[0] ?? 'blue S1') : draftOn(view, draft).cursor;
}

function handText(t: Translate, { view, draft }: Facts): string {
  const { hand, phase } = view;
  if (view.onlooker === 'table') return t('speech:table.noHand');
  const order = draft === undefined ? hand : draftOn(view, draft).order;
  const cards = order.map((card) => `${cardText(t, card)}, ${placingText(t, view, card)}`);
  const laid = phase.kind === 'over' ? 0 : phase.laid.length;
  return [
    t('kuboShell:spoken.hand', { count: cards.length, cards: cards.join('; ') }),
    t('kuboShell:spoken.laid', { count: laid }),
  ].join(' ');
}

function placingText(t: Translate, view: KuboView, card: CardName): string {
  const placing = placingOf(view, card);
  switch (placing.kind) {
    case 'lies':
      return t('kuboShell:spoken.lies');
    case 'free':
      return t('kuboShell:spoken.free');
    case 'waits':
      return t('kuboShell:spoken.waits', { needs: cardsText(t, placing.needs) });
    case 'dead':
      return t('kuboShell:spoken.dead', { under: cardText(t, placing.under) });
  }
}

/** Says of an empty cell only what the table shows, and nothing about the hand. */
function cellText(t: Translate, view: KuboView, card: CardName): string {
  const { kind } = placingOf(view, card);
  const key = kind === 'lies' ? 'lies' : kind === 'dead' ? 'closed' : 'empty';
  return t(`kuboShell:spoken.cell.${key}`, { card: cardTextFirst(t, card) });
}

function lineText(t: Translate, facts: Facts, along: keyof Cell): string {
  const { view } = facts;
  const { orientation } = view.options;
  const here = cellOf(cursorOf(facts), orientation);
  const cells = [0, 1, 2, 3].map((at) => cardAt({ ...here, [along]: at }, orientation));
  const texts = cells.flatMap((card) => (card === undefined ? [] : cellText(t, view, card)));
  const shape = along === 'x' ? 'row' : along === 'y' ? 'column' : 'pillar';
  return t('kuboShell:spoken.line', { shape: t(`kuboTable:shape.${shape}`), cells: texts.join('; ') });
}

function claimsText(t: Translate, { view, draft, mayMove, nameOf }: Facts): string {
  const { claimed, options } = view;
  const had = claimed.map(({ line, seat, points }) =>
    t('kuboShell:spoken.claimed', {
      name: nameOf(seat),
      line: lineName(t, line, options),
      count: points,
    }),
  );
  const found = draft === undefined || !mayMove ? [] : stillToClaim(draftOn(view, draft), view);
  const own = found.map((line) => t('kuboShell:spoken.found', { line: lineName(t, line, options) }));
  return [...had, ...own].join(' ') || t('kuboShell:spoken.noLines');
}

function lineName(
  t: Translate,
  id: Parameters<typeof lineOf>[0],
  { orientation }: KuboView['options'],
): string {
  const line = lineOf(id);
  return t('kuboShell:line', {
    shape: t(`kuboShell:shape.${shapeOf(line, orientation)}`),
    cards: cardsText(t, line.cards),
  });
}

function nowText(t: Translate, { view }: Facts): string {
  const { phase, hand } = view;
  if (phase.kind !== 'turn') return '';
  const free = hand.filter((card) => problemIn(view, { kind: 'lay', by: phase.seat, card }) === undefined);
  const mayDraw = problemIn(view, { kind: 'draw', by: phase.seat }) === undefined;
  return [
    t('kuboShell:spoken.now.lay', { count: free.length, cards: cardsText(t, free) }),
    ...(mayDraw ? [t('kuboShell:spoken.now.draw')] : []),
    t('kuboShell:spoken.now.end'),
  ].join(' ');
}
