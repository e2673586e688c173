import { store } from './keep.ts';
import {
  bitsetsAt,
  bonusesAt,
  cellAcceptsAt,
  cellBytes,
  cellCrossConstantAt,
  cellCrossFactorAt,
  cellFlagsAt,
  cellLetterAt,
  cellLetterFactorAt,
  cellWordFactorAt,
  countsAt,
  factorsAt,
  fitAt,
  neededFlagAt,
  piecesAt,
  rackMaskAt,
  touchedAt,
  unionAt,
  valuesAt,
  widthsAt,
  wordFacesAt,
} from './layout.ts';
import { and16, fill, get, getByte, lowest, or16, put, putByte } from './operations.ts';
import { letterRow } from './rack-words.ts';

/** Plays of one line that take no piece of the board, as `EmptyRuns` finds them; `place` is that of the line. @entry */
export function searchLine(base: number, squares: number, place: number): void {
  const needed = get(neededFlagAt);
  const most = get(piecesAt);
  const rackMask = get(rackMaskAt);
  for (let first = 1; first < squares; first += 1) {
    const from = base + first * cellBytes;
    if (get(from - cellBytes + cellLetterAt) > 0) continue;
    let cell = from;
    let touched = 0;
    let flags = 0;
    for (let length = 1; length <= most && get(cell + cellLetterAt) === 0; length += 1) {
      const own = get(cell + cellFlagsAt);
      flags |= own;
      if ((own & 1) !== 0) {
        // A square that takes none of the rack's letters ends every longer run too.
        if ((get(cell + cellAcceptsAt) & rackMask) === 0) break;
        put(touchedAt + (touched << 2), length - 1);
        touched += 1;
      }
      cell += cellBytes;
      if ((flags & needed) === 0 || length === 1) continue;
      if (get(countsAt + (length << 2)) === 0 || get(cell + cellLetterAt) > 0) continue;
      if (findFitting(from, touched, length) !== 0) {
        addFitting(length, from, place | (first << 5) | (first + length - 1));
      }
    }
  }
}

/** Leaves at `fitAt` the words of this length that every crossing line accepts; 0 where there are none. */
function findFitting(from: number, touched: number, length: number): number {
  const width = get(widthsAt + (length << 2));
  const bitsets = get(bitsetsAt + (length << 2));
  const rackMask = get(rackMaskAt);
  if (touched === 0) {
    const count = get(countsAt + (length << 2));
    fill(fitAt, 0, width);
    fill(fitAt, 255, count >>> 3);
    if ((count & 7) !== 0) putByte(fitAt + (count >>> 3), (1 << (count & 7)) - 1);
    return 1;
  }
  for (let index = 0; index < touched; index += 1) {
    const place = get(touchedAt + (index << 2));
    const row = bitsets + place * letterRow * width;
    const into = index === 0 ? fitAt : unionAt;
    fill(into, 0, width);
    const accepts = get(from + place * cellBytes + cellAcceptsAt) & rackMask;
    for (let open = accepts; open !== 0; open &= open - 1) {
      const words = row + (lowest(open) + 1) * width;
      for (let at = 0; at < width; at += 16) or16(into + at, into + at, words + at);
    }
    if (index === 0) continue;
    let any = 0;
    for (let at = 0; at < width; at += 16) any |= and16(fitAt + at, fitAt + at, unionAt + at);
    if (any === 0) return 0;
  }
  return 1;
}

/** Scores are a sum over the places: what each letter counts there in both its words, and what is the same for all. */
function addFitting(length: number, from: number, place: number): void {
  let wordFactor = 1;
  for (let at = 0; at < length; at += 1) wordFactor *= get(from + at * cellBytes + cellWordFactorAt);
  let constant = get(bonusesAt + (length << 2));
  for (let at = 0; at < length; at += 1) {
    const cell = from + at * cellBytes;
    put(factorsAt + (at << 2), get(cell + cellLetterFactorAt) * wordFactor + get(cell + cellCrossFactorAt));
    constant += get(cell + cellCrossConstantAt);
  }
  const width = get(widthsAt + (length << 2));
  const faces = get(wordFacesAt + (length << 2));
  for (let number = 0; number < width; number += 4) {
    for (let bits = get(fitAt + number); bits !== 0; bits &= bits - 1) {
      const word = faces + (((number << 3) + lowest(bits)) << 3);
      let score = constant;
      for (let at = 0; at < length; at += 1) {
        score += get(valuesAt + (getByte(word + at) << 2)) * get(factorsAt + (at << 2));
      }
      store(place, score, get(word), get(word + 4));
    }
  }
}
