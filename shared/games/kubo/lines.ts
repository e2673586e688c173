import { kuboDeck } from '#shared/pieces/index.ts';
import { cardOf, nameOf, type CardName } from './cards.ts';
import type { Orientation } from './options.ts';
import { claimProblem, type LinesKnown } from './legality.ts';
import type { Phase } from './state.ts';

/** The two end cards name a line in the order of the deck, such as `red S1 to red S4`. */
export type LineId = `${CardName} to ${CardName}`;

/** The kind tells how many of a card's three features change along a line: one, two or all (U8). */
export type LineKind = 'straight' | 'diagonal' | 'zoker';

export type LineShape = 'row' | 'column' | 'pillar' | 'diagonal' | 'zoker';

export interface KuboLine {
  readonly id: LineId;
  readonly kind: LineKind;
  readonly points: number;
  readonly cards: readonly [CardName, CardName, CardName, CardName];
}

export const pointsOf: Readonly<Record<LineKind, number>> = { straight: 1, diagonal: 2, zoker: 12 };

/** Of each two opposite directions one is kept: its first step other than 0, in the order z, y, x, is positive. */
const directions = [-1, 0, 1]
  .flatMap((z) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y, z }))))
  .filter(({ x, y, z }) => z > 0 || (z === 0 && (y > 0 || (y === 0 && x > 0))));

/** There are 76 lines (U8), with the same cards however the cube stands. */
export const kuboLines: readonly KuboLine[] = directions.flatMap((step) =>
  kuboDeck.flatMap((card) => lineFrom(card, step)),
);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function lineFrom(start: Place, step: Place): readonly KuboLine[] {
  const cells = [0, 1, 2, 3].map((n) => ({
    x: start.x + n * step.x,
    y: start.y + n * step.y,
    z: start.z + n * step.z,
  }));
  const found = cells.flatMap((cell) =>
    kuboDeck.filter(({ x, y, z }) => x === cell.x && y === cell.y && z === cell.z),
  );
  const [one, two, three, four] = found.map(nameOf);
  if (one === undefined || two === undefined || three === undefined || four === undefined) return [];
  const changing = [step.x, step.y, step.z].filter((by) => by !== 0).length;
  const kind = changing === 1 ? 'straight' : changing === 2 ? 'diagonal' : 'zoker';
  return [{ id: `${one} to ${four}`, kind, points: pointsOf[kind], cards: [one, two, three, four] }];
}

const linesById = new Map<string, KuboLine>(kuboLines.map((line) => [line.id, line]));

export function lineOf(id: LineId): KuboLine {
  const line = linesById.get(id);
  if (line === undefined) throw new Error(`No line of Kubo: ${id}`);
  return line;
}

const linesByCard = new Map<CardName, readonly KuboLine[]>(
  kuboDeck.map(nameOf).map((card) => [card, kuboLines.filter(({ cards }) => cards.includes(card))]),
);

export function linesThrough(card: CardName): readonly KuboLine[] {
  return linesByCard.get(card) ?? [];
}

/** No two lines share two cards, so two different cards name one line at most; fewer name none. */
export function lineHolding(cards: readonly CardName[]): KuboLine | undefined {
  if (new Set(cards).size < 2) return undefined;
  return kuboLines.find((line) => cards.every((card) => line.cards.includes(card)));
}

export function shapeOf(line: KuboLine, orientation: Orientation): LineShape {
  if (line.kind !== 'straight') return line.kind;
  const from = cardOf(line.cards[0]);
  const to = cardOf(line.cards[3]);
  const along = from.x !== to.x ? 'size' : from.y !== to.y ? 'number' : 'colour';
  return straightShapes[orientation][along];
}

const straightShapes = {
  standard: { size: 'row', number: 'column', colour: 'pillar' },
  onSide: { colour: 'row', number: 'column', size: 'pillar' },
  onEnd: { size: 'row', colour: 'column', number: 'pillar' },
} as const;

/** Lists the lines that may be claimed now (U7). Screens do not show them unasked: players must find them. */
export function openLines(known: LinesKnown, phase: Phase): readonly KuboLine[] {
  if (phase.kind === 'over') return [];
  const near = new Map(phase.laid.flatMap(linesThrough).map((line) => [line.id, line]));
  return [...near.values()].filter(({ id }) => claimProblem(known, phase, id) === undefined);
}
