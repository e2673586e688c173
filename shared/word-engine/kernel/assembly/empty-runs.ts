import { beyond, Cell, isCrossed, linesOf, packedLine, squaresOf, wallOf } from './cell';
import { factorsAt, fitAt, touchedAt, unionAt } from '../layout';
import { keepFaces } from './plays';
import { bitsetOf, countOf, facesOf, widthOf } from './rack-words';
import { bonusOf, search, valueOf } from './search';

/**
 * Finds plays that use no piece of the board: words of the rack on a run of empty squares that touches pieces beside
 * it. The words that fit are the intersection of one bitset for each square with a neighbour.
 */
export function searchEmptyRuns(): void {
  for (let direction = 0; direction < 2; direction += 1) {
    const lines = linesOf(direction);
    for (let line = 0; line < lines; line += 1) searchLine(direction, line);
  }
}

function searchLine(direction: i32, line: i32): void {
  const wall = wallOf(direction, line);
  const squares = squaresOf(direction);
  const place = packedLine(direction, line);
  const needed = search.neededFlag;
  for (let first = 1; first < squares; first += 1) {
    const from = beyond(wall, first);
    if (beyond(wall, first - 1).letter > 0) continue;
    let cell = from;
    let touched = 0;
    let flags = 0;
    for (let length = 1; length <= search.pieces && cell.letter === 0; length += 1) {
      flags |= cell.flags;
      if (isCrossed(cell)) {
        // A square that takes no letter of the rack ends every longer run too.
        if ((cell.accepts & search.rackMask) === 0) break;
        store<i32>(touched << 2, length - 1, touchedAt);
        touched += 1;
      }
      cell = beyond(cell, 1);
      if ((flags & needed) === 0 || length === 1) continue;
      if (countOf(length) === 0 || cell.letter > 0) continue;
      if (findFitting(from, touched, length)) {
        addFitting(length, from, place | (first << 5) | (first + length - 1));
      }
    }
  }
}

/** Writes the words of this length that every crossing line accepts to `fitAt`; false if there are none. */
function findFitting(from: Cell, touched: i32, length: i32): bool {
  const width = widthOf(length);
  if (touched === 0) {
    const count = countOf(length);
    memory.fill(fitAt, 0, width);
    memory.fill(fitAt, 255, count >>> 3);
    const lastBits = (1 << (count & 7)) - 1;
    if (lastBits !== 0) store<u8>(count >>> 3, lastBits, fitAt);
    return true;
  }
  for (let index = 0; index < touched; index += 1) {
    const place = load<i32>(index << 2, touchedAt);
    const into = index === 0 ? fitAt : unionAt;
    memory.fill(into, 0, width);
    for (let open = beyond(from, place).accepts & search.rackMask; open !== 0; open &= open - 1) {
      const words = bitsetOf(length, place, ctz(open) + 1);
      for (let at = 0; at < width; at += 16) {
        v128.store(into + at, v128.or(v128.load(into + at), v128.load(words + at)));
      }
    }
    if (index === 0) continue;
    let any = false;
    for (let at = 0; at < width; at += 16) {
      const both = v128.and(v128.load(at, fitAt), v128.load(at, unionAt));
      v128.store(at, both, fitAt);
      any = any || v128.any_true(both);
    }
    if (!any) return false;
  }
  return true;
}

function addFitting(length: i32, from: Cell, place: i32): void {
  let wordFactor = 1;
  for (let at = 0; at < length; at += 1) wordFactor *= beyond(from, at).wordFactor;
  let constant = bonusOf(length);
  for (let at = 0; at < length; at += 1) {
    const cell = beyond(from, at);
    store<i32>(at << 2, cell.letterFactor * wordFactor + cell.crossFactor, factorsAt);
    constant += cell.crossConstant;
  }
  const width = widthOf(length);
  for (let number = 0; number < width; number += 4) {
    for (let bits = load<i32>(number, fitAt); bits !== 0; bits &= bits - 1) {
      const faces = facesOf(length, (number << 3) + ctz(bits));
      let score = constant;
      for (let at = 0; at < length; at += 1) {
        score += valueOf(load<u8>(faces + at)) * load<i32>(at << 2, factorsAt);
      }
      keepFaces(place, score, load<i32>(faces), load<i32>(faces, 4));
    }
  }
}
