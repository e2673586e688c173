import { pointsOf } from '../lines.ts';
import { linesPerCard, type CubeTables } from './tables.ts';

/** Only a Zoker brings this many points at once: the other lines through a card bring at most 9 together. */
export const zokerPoints = pointsOf.zoker;

/** An imagined round with every card known changes in place, because one decision plays thousands of them. */
export interface Position {
  readonly tables: CubeTables;
  readonly seats: number;
  tableLo: number;
  tableHi: number;
  /** These cells are below a card that lies, filled or not: no card can be laid there any more (U4). */
  coverLo: number;
  coverHi: number;
  readonly handLo: Int32Array;
  readonly handHi: Int32Array;
  readonly held: Int32Array;
  readonly points: Int32Array;
  readonly laidBefore: Int32Array;
  readonly deck: Uint8Array;
  deckAt: number;
  deckEnd: number;
  seat: number;
  laid: number;
  drawn: number;
  barren: number;
  ending: boolean;
  over: boolean;
}

export function emptyPosition(tables: CubeTables, seats: number): Position {
  const bySeat = () => new Int32Array(seats);
  return {
    tables,
    seats,
    tableLo: 0,
    tableHi: 0,
    coverLo: 0,
    coverHi: 0,
    handLo: bySeat(),
    handHi: bySeat(),
    held: bySeat(),
    points: bySeat(),
    laidBefore: bySeat(),
    deck: new Uint8Array(64),
    deckAt: 0,
    deckEnd: 0,
    seat: 0,
    laid: 0,
    drawn: 0,
    barren: 0,
    ending: false,
    over: false,
  };
}

export function copyInto(to: Position, from: Position): void {
  to.tableLo = from.tableLo;
  to.tableHi = from.tableHi;
  to.coverLo = from.coverLo;
  to.coverHi = from.coverHi;
  to.handLo.set(from.handLo);
  to.handHi.set(from.handHi);
  to.held.set(from.held);
  to.points.set(from.points);
  to.laidBefore.set(from.laidBefore);
  to.deck.set(from.deck);
  to.deckAt = from.deckAt;
  to.deckEnd = from.deckEnd;
  to.seat = from.seat;
  to.laid = from.laid;
  to.drawn = from.drawn;
  to.barren = from.barren;
  to.ending = from.ending;
  to.over = from.over;
}

/** The card must not lie yet; the result does not depend on who holds it (U4). */
export function isFree(position: Position, card: number): boolean {
  const { tables, tableLo, tableHi } = position;
  const covered = card < 32 ? position.coverLo & (1 << card) : position.coverHi & (1 << (card - 32));
  if (covered !== 0) return false;
  return ((tables.holdLo[card] ?? 0) & tableLo) !== 0 || ((tables.holdHi[card] ?? 0) & tableHi) !== 0;
}

export function put(position: Position, card: number): void {
  if (card < 32) position.tableLo |= 1 << card;
  else position.tableHi |= 1 << (card - 32);
  position.coverLo |= position.tables.belowLo[card] ?? 0;
  position.coverHi |= position.tables.belowHi[card] ?? 0;
}

export function draw(position: Position): boolean {
  if (position.deckAt >= position.deckEnd) return false;
  const card = position.deck[position.deckAt] ?? 0;
  position.deckAt += 1;
  hold(position, position.seat, card);
  position.drawn += 1;
  return true;
}

export function hold(position: Position, seat: number, card: number): void {
  if (card < 32) position.handLo[seat] = (position.handLo[seat] ?? 0) | (1 << card);
  else position.handHi[seat] = (position.handHi[seat] ?? 0) | (1 << (card - 32));
  position.held[seat] = (position.held[seat] ?? 0) + 1;
}

/** Lays a card of the seat on turn, which claims every line it completes: imagined opponents never steal (U7). */
export function lay(position: Position, card: number): void {
  const { seat, tables } = position;
  if (card < 32) position.handLo[seat] = (position.handLo[seat] ?? 0) & ~(1 << card);
  else position.handHi[seat] = (position.handHi[seat] ?? 0) & ~(1 << (card - 32));
  put(position, card);
  const held = (position.held[seat] ?? 0) - 1;
  position.held[seat] = held;
  position.laid += 1;
  const points = completedBy(position, card);
  position.points[seat] = (position.points[seat] ?? 0) + points;
  const { topLo, topHi } = tables;
  const isFull = (position.tableLo & topLo) === topLo && (position.tableHi & topHi) === topHi;
  if (points >= zokerPoints || held === 0 || isFull) position.ending = true;
}

/** This also ends the round if it is over (U9). */
export function endTurn(position: Position): void {
  const { seat, seats, laid, drawn } = position;
  position.laidBefore[seat] = laid;
  position.barren = laid === 0 && drawn === 0 ? position.barren + 1 : 0;
  position.over = position.ending || position.barren >= seats;
  position.seat = (seat + 1) % seats;
  position.laid = 0;
  position.drawn = 0;
}

export function completedBy({ tables, tableLo, tableHi }: Position, card: number): number {
  let points = 0;
  for (let n = card * linesPerCard; n < (card + 1) * linesPerCard; n += 1) {
    const line = tables.cardLines[n] ?? 0;
    if (line < 0) break;
    const lo = tables.lineLo[line] ?? 0;
    const hi = tables.lineHi[line] ?? 0;
    if ((tableLo & lo) !== lo || (tableHi & hi) !== hi) continue;
    points += tables.linePoints[line] ?? 0;
  }
  return points;
}
