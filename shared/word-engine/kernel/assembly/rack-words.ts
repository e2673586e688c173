import { isDenied } from './host';
import {
  bitsetsAt,
  countsAt,
  lettersAt,
  metWordsAt,
  mostPieces,
  mostWords,
  nodesAt,
  pathAt,
  sortedWordsAt,
  widthsAt,
  wordBitsAt,
  wordFacesAt,
} from '../layout';
import { search } from './search';

/** A word that the rack spells alone is seven faces and the length, a byte each. */
const wordBytes = 8;
const letterRow = 33;

let words: i32 = 0;

export function forgetWords(): void {
  words = 0;
}

export function keepWord(length: i32): void {
  if (words === mostWords) {
    search.hasOverflowed = true;
    return;
  }
  if (search.mayDeny && isDenied(-length)) return;
  const to = metWordsAt + words * wordBytes;
  store<i32>(to, load<i32>(pathAt));
  store<i32>(to, load<i32>(pathAt + 4), 4);
  store<u8>(to, length, 7);
  words += 1;
}

export function countOf(length: i32): i32 {
  return load<i32>(length << 2, countsAt);
}
export function widthOf(length: i32): i32 {
  return load<i32>(length << 2, widthsAt);
}

/** Returns the address of the bitset of words that have the letter at this place. */
export function bitsetOf(length: i32, place: i32, letter: i32): i32 {
  return load<i32>(length << 2, bitsetsAt) + (place * letterRow + letter) * widthOf(length);
}

export function facesOf(length: i32, word: i32): i32 {
  return load<i32>(length << 2, wordFacesAt) + word * wordBytes;
}

export function indexWords(): void {
  memory.fill(countsAt, 0, 32);
  for (let word = 0; word < words; word += 1) {
    const own = (load<u8>(word * wordBytes, metWordsAt + 7) as i32) << 2;
    store<i32>(own, load<i32>(own, countsAt) + 1, countsAt);
  }
  if (!makeRoom()) {
    search.hasOverflowed = true;
    return;
  }
  for (let word = 0; word < words; word += 1) enter(metWordsAt + word * wordBytes);
}

/**
 * Sets where the words and bitsets of each length lie; false if there is no room. Bitsets are multiples of 16 bytes.
 */
function makeRoom(): bool {
  let faces = sortedWordsAt;
  let bits = wordBitsAt;
  for (let length = 1; length <= mostPieces; length += 1) {
    const own = length << 2;
    const count = countOf(length);
    const width = ((count + 127) >>> 7) << 4;
    store<i32>(own, faces, wordFacesAt);
    store<i32>(own, bits, bitsetsAt);
    store<i32>(own, width, widthsAt);
    store<i32>(own, 0, countsAt);
    faces += count * wordBytes;
    bits += length * letterRow * width;
  }
  if (bits > nodesAt) return false;
  memory.fill(wordBitsAt, 0, bits - wordBitsAt);
  return true;
}

function enter(from: i32): void {
  const length: i32 = load<u8>(from, 7);
  const word = countOf(length);
  store<i32>(length << 2, word + 1, countsAt);
  const to = facesOf(length, word);
  store<i64>(to, load<i64>(from));
  const bit = 1 << (word & 31);
  for (let place = 0; place < length; place += 1) {
    const letter: i32 = load<u8>(load<u8>(from + place), lettersAt);
    const at = bitsetOf(length, place, letter) + ((word >>> 5) << 2);
    store<i32>(at, load<i32>(at) | bit);
  }
}
