import { kuboDeck } from '#shared/pieces/index.ts';
import { around, layersOf } from '../cells.ts';
import { cardOf, nameOf, type CardName } from '../cards.ts';
import { kuboLines } from '../lines.ts';
import type { Orientation } from '../options.ts';

/**
 * The cube as bits. A set of cards is a pair of 32-bit numbers, the low one for cards 0 to 31 of the deck and the high one
 * for 32 to 63, so that playing a game out takes a few AND a card and no memory.
 */
export interface CubeTables {
  /** Lines as sets of their four cards, by line. */
  readonly lineLo: Int32Array;
  readonly lineHi: Int32Array;
  readonly linePoints: Int32Array;
  /** Up to seven lines a card, `linesPerCard` places each; -1 where there is none. */
  readonly cardLines: Int32Array;
  /** Cards of which one must lie before this one can: its neighbours in the layer and the card below. */
  readonly holdLo: Int32Array;
  readonly holdHi: Int32Array;
  /** The column above a card, and below it. */
  readonly aboveLo: Int32Array;
  readonly aboveHi: Int32Array;
  readonly belowLo: Int32Array;
  readonly belowHi: Int32Array;
  readonly topLo: number;
  readonly topHi: number;
}

export const linesPerCard = 7;

/** A set of cards as two numbers. */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

export const indexOf = (card: CardName): number => cardOf(card).id;

export function setOf(cards: readonly CardName[]): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    const index = indexOf(card);
    if (index < 32) lo |= 1 << index;
    else hi |= 1 << (index - 32);
  }
  return { lo, hi };
}

const known = new Map<Orientation, CubeTables>();

export function tablesFor(orientation: Orientation): CubeTables {
  const tables = known.get(orientation) ?? makeTables(orientation);
  known.set(orientation, tables);
  return tables;
}

function makeTables(orientation: Orientation): CubeTables {
  const lines = kuboLines.map(({ cards }) => setOf(cards));
  const near = kuboDeck.map((card) => around(nameOf(card), orientation));
  const holds = near.map(({ beside, below }) => setOf([...beside, ...below.slice(-1)]));
  const above = near.map((cards) => setOf(cards.above));
  const below = near.map((cards) => setOf(cards.below));
  const top = setOf(layersOf(orientation)[3] ?? []);
  const low = (sets: readonly CardSet[]) => Int32Array.from(sets, ({ lo }) => lo);
  const high = (sets: readonly CardSet[]) => Int32Array.from(sets, ({ hi }) => hi);
  const cardLines = kuboDeck.flatMap((card) => {
    const through = kuboLines.flatMap(({ cards }, line) => (cards.includes(nameOf(card)) ? [line] : []));
    return Array.from({ length: linesPerCard }, (_, at) => through[at] ?? -1);
  });
  return {
    lineLo: low(lines),
    lineHi: high(lines),
    linePoints: Int32Array.from(kuboLines, ({ points }) => points),
    cardLines: Int32Array.from(cardLines),
    holdLo: low(holds),
    holdHi: high(holds),
    aboveLo: low(above),
    aboveHi: high(above),
    belowLo: low(below),
    belowHi: high(below),
    topLo: top.lo,
    topHi: top.hi,
  };
}
