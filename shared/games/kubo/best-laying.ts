import type { CardName } from './cards.ts';
import { cellOf } from './cells.ts';
import { kuboLines, type KuboLine } from './lines.ts';
import { placingOf, type Table } from './placing.ts';

export interface Laying {
  readonly cards: readonly CardName[];
  readonly lines: readonly KuboLine[];
  readonly points: number;
}

/** The search runs on the UI thread, so it examines at most this many layings. */
const mostWays = 1000;

/**
 * Finds the laying with the most points and no needless card; it branches only where a card would cover another one.
 * Returns undefined beyond `mostWays` layings: a position may be entered with half the deck in hand.
 */
export function bestLaying(table: Table, hand: readonly CardName[]): Laying | undefined {
  const seen = new Set<string>();
  let best: readonly CardName[] = [];
  let most = 0;
  const visit = (laid: readonly CardName[]): void => {
    const { cards, risky } = layFreely(table, hand, laid);
    const key = [...cards].sort().join();
    if (seen.has(key) || seen.size > mostWays) return;
    seen.add(key);
    const points = pointsOf(completed(table, cards));
    if (points > most) [best, most] = [cards, points];
    if (mostWith(table, hand, cards) <= most) return;
    for (const card of risky) visit([...cards, card]);
  };
  visit([]);
  if (seen.size > mostWays) return undefined;
  const cards = withoutIdle(table, best, most);
  const lines = completed(table, cards);
  return { cards, lines, points: most };
}

function layFreely(table: Table, hand: readonly CardName[], laid: readonly CardName[]) {
  let cards = laid;
  for (;;) {
    const now = withLaid(table, cards);
    const free = hand.filter((card) => placingOf(now, card).kind === 'free');
    const left = hand.filter((card) => ['free', 'waits'].includes(placingOf(now, card).kind));
    const covers = (card: CardName) => left.some((other) => isBelow(table, other, card));
    const safe = free.filter((card) => !covers(card));
    if (safe.length === 0) return { cards, risky: free };
    cards = [...cards, ...safe];
  }
}

function isBelow({ options: { orientation } }: Table, lower: CardName, upper: CardName): boolean {
  const [one, other] = [cellOf(lower, orientation), cellOf(upper, orientation)];
  return one.x === other.x && one.y === other.y && one.height < other.height;
}

/** This is an upper bound: every card of the hand that can still be laid counts as laid. */
function mostWith(table: Table, hand: readonly CardName[], laid: readonly CardName[]): number {
  const now = withLaid(table, laid);
  const living = hand.filter((card) => placingOf(now, card).kind !== 'dead');
  return pointsOf(completed(table, [...new Set([...laid, ...living])]));
}

function completed({ table }: Table, laid: readonly CardName[]): readonly KuboLine[] {
  const lying = new Set([...table, ...laid]);
  return kuboLines.filter(
    ({ cards }) => cards.some((card) => laid.includes(card)) && cards.every((card) => lying.has(card)),
  );
}

function withoutIdle(table: Table, cards: readonly CardName[], points: number): readonly CardName[] {
  for (const card of cards) {
    const rest = inOrder(
      table,
      cards.filter((other) => other !== card),
    );
    if (rest !== undefined && pointsOf(completed(table, rest)) === points) {
      return withoutIdle(table, rest, points);
    }
  }
  return cards;
}

/** Returns undefined if some card cannot be laid. A free card that covers no other goes first: it can only help. */
function inOrder(table: Table, cards: readonly CardName[]): readonly CardName[] | undefined {
  let laid: readonly CardName[] = [];
  let left = cards;
  while (left.length > 0) {
    const now = withLaid(table, laid);
    const next = left.find(
      (card) => placingOf(now, card).kind === 'free' && !left.some((other) => isBelow(table, other, card)),
    );
    if (next === undefined) return undefined;
    laid = [...laid, next];
    left = left.filter((card) => card !== next);
  }
  return laid;
}

function withLaid(table: Table, cards: readonly CardName[]): Table {
  return { options: table.options, table: [...table.table, ...cards] };
}

function pointsOf(lines: readonly KuboLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
