import { kuboDeck } from '#shared/pieces/index.ts';
import { around, layersOf } from '../cells.ts';
import { cardOf, nameOf, type CardName } from '../cards.ts';
import { kuboLines } from '../lines.ts';
import type { Orientation } from '../options.ts';

/** A set of cards is two 32-bit numbers, because ANDs allocate nothing: `lo` for cards 0 to 31, `hi` for the others. */
export interface CubeTables {
  readonly lineLo: Int32Array;
  readonly lineHi: Int32Array;
  readonly linePoints: Int32Array;
  readonly cardLines: Int32Array;
  /** One of these must lie before the card can be laid: its neighbours in the layer or the card below. */
  readonly holdLo: Int32Array;
  readonly holdHi: Int32Array;
  readonly belowLo: Int32Array;
  readonly belowHi: Int32Array;
  readonly topLo: number;
  readonly topHi: number;
}

export const linesPerCard = 7;

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
    belowLo: low(below),
    belowHi: high(below),
    topLo: top.lo,
    topHi: top.hi,
  };
}
