import { beyond, Cell, isCrossed, linesOf, packedLine, squaresOf, wallOf } from './cell';
import { dearestOfLetterAt, dearestOfPieceAt, laidAt, slotsAt, sortedAt } from '../layout';
import { bonusOf, search } from './search';

@unmanaged
export class Slot {
  place: i32;
  bound: i32;
}

@unmanaged
class Laid {
  letterFactor: i32;
  crossFactor: i32;
  cap: i32;
}

/** This many slots are left; they are a heap with the best bound on top. */
export let slots: i32 = 0;

let laid: i32 = 0;
let sum: i32 = 0;
let wordFactor: i32 = 0;
let constant: i32 = 0;

/** Finds every slot with its bound ("shadow play" of Macondo and MAGPIE), as `slotsOf` of search/slots.ts does. */
export function findSlots(): void {
  slots = 0;
  for (let direction = 0; direction < 2; direction += 1) {
    const lines = linesOf(direction);
    for (let line = 0; line < lines; line += 1) findInLine(direction, line);
  }
  for (let at = (slots >> 1) - 1; at >= 0; at -= 1) sink(at);
}

function findInLine(direction: i32, line: i32): void {
  const wall = wallOf(direction, line);
  const squares = squaresOf(direction);
  for (let first = 1; first <= squares; first += 1) {
    if (beyond(wall, first - 1).letter > 0) continue;
    let flags = 0;
    let hasPiece = false;
    laid = 0;
    sum = 0;
    wordFactor = 1;
    constant = 0;
    for (let last = first; last <= squares; last += 1) {
      const cell = beyond(wall, last);
      if (cell.letter > 0) {
        hasPiece = true;
        sum += cell.value;
      } else {
        if (laid === search.pieces || (cell.accepts & search.rackMask) === 0) break;
        flags |= cell.flags;
        lay(cell);
      }
      if (last === first || laid === 0 || beyond(cell, 1).letter > 0) continue;
      if (!hasPiece && (flags & search.neededFlag) === 0) continue;
      if (laid === 1 && direction === 1 && (flags & 1) !== 0) continue;
      const slot = slotAt(slots);
      slot.place = packedLine(direction, line) | (first << 5) | last;
      slot.bound = boundNow();
      slots += 1;
    }
  }
}

function lay(cell: Cell): void {
  const own = changetype<Laid>(laidAt + laid * offsetof<Laid>());
  own.letterFactor = cell.letterFactor;
  own.crossFactor = cell.crossFactor;
  wordFactor *= cell.wordFactor;
  constant += cell.crossConstant;
  own.cap = capOf(cell);
  laid += 1;
}

/** Returns the highest value of a letter that the crossing line accepts; negative if that line has no neighbour. */
export function capOf(cell: Cell): i32 {
  if (!isCrossed(cell)) return -1;
  let cap = 0;
  for (let open = cell.accepts & search.rackMask; open !== 0; open &= open - 1) {
    cap = max(cap, load<i32>(ctz(open) << 2, dearestOfLetterAt + 4));
  }
  return cap;
}

function boundNow(): i32 {
  let bound = constant + sum * wordFactor + bonusOf(laid);
  let open = 0;
  for (let at = 0; at < laid; at += 1) {
    const own = changetype<Laid>(laidAt + at * offsetof<Laid>());
    const coefficient = own.letterFactor * wordFactor + own.crossFactor;
    if (own.cap >= 0) bound += own.cap * coefficient;
    else {
      insertSorted(coefficient, open);
      open += 1;
    }
  }
  return bound + mostOf(open);
}

export function insertSorted(number: i32, count: i32): void {
  let to = count << 2;
  while (to > 0 && load<i32>(to, sortedAt - 4) < number) {
    store<i32>(to, load<i32>(to, sortedAt - 4), sortedAt);
    to -= 4;
  }
  store<i32>(to, number, sortedAt);
}

/** Returns the most that the rack counts with the first `count` coefficients of `sortedAt`. */
export function mostOf(count: i32): i32 {
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    most += load<i32>(at << 2, sortedAt) * load<i32>(at << 2, dearestOfPieceAt);
  }
  return most;
}

function slotAt(number: i32): Slot {
  return changetype<Slot>(slotsAt + number * offsetof<Slot>());
}

/** The slot is valid until the next one is taken. */
export function takeBestSlot(): Slot {
  slots -= 1;
  swap(slotAt(0), slotAt(slots));
  sink(0);
  return slotAt(slots);
}

function sink(from: i32): void {
  let at = from;
  while (true) {
    let better = 2 * at + 1;
    if (better >= slots) return;
    if (better + 1 < slots && slotAt(better + 1).bound > slotAt(better).bound) better += 1;
    if (slotAt(better).bound <= slotAt(at).bound) return;
    swap(slotAt(at), slotAt(better));
    at = better;
  }
}

function swap(one: Slot, other: Slot): void {
  const place = one.place;
  const bound = one.bound;
  one.place = other.place;
  one.bound = other.bound;
  other.place = place;
  other.bound = bound;
}
