import type { Seat } from '#shared/kernel/index.ts';
import { cardNames, type CardName } from '../cards.ts';
import { handSize, laidToDraw } from '../legality.ts';
import type { KuboView } from '../state.ts';
import { imagine } from './imagine.ts';
import { completedBy, draw, endTurn, isFree, lay, put, zokerPoints, type Position } from './position.ts';
import { linesPerCard } from './tables.ts';

export interface LineWorth {
  /** One card is missing and in the own hand; `…Now` means that it can be laid at once. */
  readonly ownNow: number;
  readonly ownLater: number;
  /** The hand lacks the one missing card; this is negative, times the chance that an opponent holds the card. */
  readonly otherNow: number;
  readonly otherLater: number;
  /** Two or three cards are missing; the index is the number of them in the own hand. */
  readonly two: readonly number[];
  readonly three: readonly number[];
}

export interface Weights {
  /** A straight line has these worths; a diagonal counts twice. */
  readonly line: LineWorth;
  readonly zoker: LineWorth;
  readonly gain: number;
  /** A card of the own hand that can no longer be laid counts this much. */
  readonly bury: number;
  /** Any other such card counts this much, times the chance that an opponent holds it. */
  readonly trap: number;
  /** Each card laid counts `shed`, and up to `shedLate` more as the deck empties. */
  readonly shed: number;
  readonly shedLate: number;
  /** Laying the last card counts this much for each point of the lead with which the round ends. */
  readonly out: number;
}

export const goodWeights: Weights = {
  line: {
    ownNow: 0.5,
    ownLater: 0.2,
    otherNow: -0.7,
    otherLater: -0.1,
    two: [-0.02, 0.05, 0.1],
    three: [0, 0, 0, 0],
  },
  zoker: {
    ownNow: 6,
    ownLater: 3,
    otherNow: -8,
    otherLater: -3,
    two: [-1, 0.5, 2],
    three: [-0.2, 0, 0.2, 0.5],
  },
  gain: 1,
  bury: -0.3,
  trap: 0.15,
  shed: 0.1,
  shedLate: 0.1,
  out: 0.1,
};

/** Adds the points of laying this card to the change in worth of all lines through it and the cells it covers. */
export function worthOf(position: Position, card: number, weights: Weights): number {
  const { seat, tableLo, tableHi } = position;
  const risk = riskOf(position);
  const { coverLo, coverHi } = position;
  let worth = weights.shed + weights.shedLate * latenessOf(position);
  worth -= around(position, card, weights, risk);
  // The empty cells below that are not covered yet die, and their lines with them (U4).
  let lo = (position.tables.belowLo[card] ?? 0) & ~tableLo & ~coverLo;
  let hi = (position.tables.belowHi[card] ?? 0) & ~tableHi & ~coverHi;
  while (lo !== 0 || hi !== 0) {
    const cell = lowest(lo, hi);
    if (lo !== 0) lo &= lo - 1;
    else hi &= hi - 1;
    const isOwn = isIn(position.handLo[seat] ?? 0, position.handHi[seat] ?? 0, cell);
    worth += isOwn ? weights.bury : weights.trap * risk;
    worth -= around(position, cell, weights, risk);
  }
  put(position, card);
  worth += around(position, card, weights, risk);
  const points = completedBy(position, card);
  worth += weights.gain * points;
  position.tableLo = tableLo;
  position.tableHi = tableHi;
  position.coverLo = coverLo;
  position.coverHi = coverHi;
  if ((position.held[seat] ?? 0) === 1) worth += weights.out * (leadOf(position) + points);
  return worth;
}

function around(position: Position, card: number, weights: Weights, risk: number): number {
  const { tables, seat, tableLo, tableHi, coverLo, coverHi } = position;
  const ownLo = position.handLo[seat] ?? 0;
  const ownHi = position.handHi[seat] ?? 0;
  let worth = 0;
  for (let n = card * linesPerCard; n < (card + 1) * linesPerCard; n += 1) {
    const line = tables.cardLines[n] ?? 0;
    if (line < 0) break;
    const lo = (tables.lineLo[line] ?? 0) & ~tableLo;
    const hi = (tables.lineHi[line] ?? 0) & ~tableHi;
    const missing = count(lo) + count(hi);
    if (missing === 0 || missing === 4 || ((lo & coverLo) | (hi & coverHi)) !== 0) continue;
    const points = tables.linePoints[line] ?? 0;
    const by = points === zokerPoints ? weights.zoker : weights.line;
    const own = count(lo & ownLo) + count(hi & ownHi);
    let one: number;
    if (missing === 3) one = by.three[own] ?? 0;
    else if (missing === 2) one = by.two[own] ?? 0;
    else {
      const isNow = isFree(position, lowest(lo, hi));
      if (own === 1) one = isNow ? by.ownNow : by.ownLater;
      else one = risk * (isNow ? by.otherNow : by.otherLater);
    }
    worth += points === 2 ? 2 * one : one;
  }
  return worth;
}

function lowest(lo: number, hi: number): number {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi);
}

function isIn(lo: number, hi: number, card: number): boolean {
  return card < 32 ? (lo & (1 << card)) !== 0 : (hi & (1 << (card - 32))) !== 0;
}

function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Estimates the chance that an unseen card is in an opponent's hand by their next turn. */
function riskOf({ seats, seat, held, deckAt, deckEnd }: Position): number {
  let others = 0;
  for (let n = 0; n < seats; n += 1) if (n !== seat) others += held[n] ?? 0;
  const deck = deckEnd - deckAt;
  const soon = Math.min(deck, seats - 1);
  return others + deck === 0 ? 0 : (others + soon) / (others + deck);
}

function latenessOf({ deckAt, deckEnd }: Position): number {
  return 1 - (deckEnd - deckAt) / 60;
}

function leadOf({ seats, seat, points, held }: Position): number {
  let best = -1000;
  for (let n = 0; n < seats; n += 1) if (n !== seat) best = Math.max(best, (points[n] ?? 0) - (held[n] ?? 0));
  return (points[seat] ?? 0) - best;
}

function bestCard(position: Position, weights: Weights): number {
  if (position.ending) return -1;
  let best = -1;
  let bestWorth = 0;
  let lo = position.handLo[position.seat] ?? 0;
  let hi = position.handHi[position.seat] ?? 0;
  while (lo !== 0 || hi !== 0) {
    const card = lowest(lo, hi);
    if (lo !== 0) lo &= lo - 1;
    else hi &= hi - 1;
    if (!isFree(position, card)) continue;
    const worth = worthOf(position, card, weights);
    if (worth > bestWorth) {
      best = card;
      bestWorth = worth;
    }
  }
  return best;
}

/** A further card may be drawn before anything is laid, after a turn that laid enough, up to a full hand (U5). */
export function mayDraw({ seat, laid, laidBefore, held, deckAt, deckEnd }: Position): boolean {
  return (
    laid === 0 && (laidBefore[seat] ?? 0) >= laidToDraw && (held[seat] ?? 0) < handSize && deckAt < deckEnd
  );
}

export function playTurn(position: Position, weights: Weights): void {
  while (mayDraw(position)) draw(position);
  for (let card = bestCard(position, weights); card >= 0; card = bestCard(position, weights)) {
    lay(position, card);
  }
  endTurn(position);
}

/** Plays on to the end of the round, or for so many turns; every seat has its weights. */
export function playOut(position: Position, weightsOf: readonly Weights[], turns: number): void {
  for (let n = 0; n < turns && !position.over; n += 1) {
    const weights = weightsOf[position.seat];
    if (weights === undefined) throw new RangeError(`Seat ${position.seat} has no weights`);
    draw(position);
    playTurn(position, weights);
  }
}

/** Returns undefined if no card is worth laying. Other hands do not count, so any deal of the unseen cards serves. */
export function bestLay(view: KuboView, by: Seat): CardName | undefined {
  const { position, deal } = imagine(view, by);
  deal(() => 0);
  const card = bestCard(position, goodWeights);
  return card < 0 ? undefined : cardNames[card];
}
