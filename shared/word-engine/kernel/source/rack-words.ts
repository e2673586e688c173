import {
  bitsetsAt,
  countsAt,
  graphsAt,
  lettersAt,
  metWordsAt,
  mostPieces,
  overflowAt,
  sortedWordsAt,
  wordBitsAt,
  wordFacesAt,
  wordsAt,
  widthsAt,
} from './layout.ts';
import { fill, get, getByte, put } from './operations.ts';

/** Letters have the numbers 1 to 32. */
export const letterRow = 33;

/** Sorts the words of the rack by length, and lists where each letter stands, as `RackWords` does. @entry */
export function indexWords(): void {
  const words = get(wordsAt);
  fill(countsAt, 0, 32);
  for (let word = 0; word < words; word += 1) {
    const count = countsAt + (getByte(metWordsAt + 7 + (word << 3)) << 2);
    put(count, get(count) + 1);
  }
  if (makeRoom() === 0) {
    put(overflowAt, 1);
    return;
  }
  for (let word = 0; word < words; word += 1) enter(metWordsAt + (word << 3));
}

/** Sets where the words and bitsets of each length go; 0 where they do not find room. A bitset is a number of 16 bytes. */
function makeRoom(): number {
  let faces = sortedWordsAt;
  let bits = wordBitsAt;
  for (let length = 1; length <= mostPieces; length += 1) {
    const own = length << 2;
    const count = get(countsAt + own);
    const width = ((count + 127) >>> 7) << 4;
    put(wordFacesAt + own, faces);
    put(bitsetsAt + own, bits);
    put(widthsAt + own, width);
    put(countsAt + own, 0);
    faces += count << 3;
    bits += length * letterRow * width;
  }
  if (bits > graphsAt) return 0;
  fill(wordBitsAt, 0, bits - wordBitsAt);
  return 1;
}

function enter(from: number): void {
  const length = getByte(from + 7);
  const own = length << 2;
  const number = get(countsAt + own);
  put(countsAt + own, number + 1);
  const to = get(wordFacesAt + own) + (number << 3);
  put(to, get(from));
  put(to + 4, get(from + 4));
  const width = get(widthsAt + own);
  const bit = 1 << (number & 31);
  let row = get(bitsetsAt + own) + ((number >>> 5) << 2);
  for (let place = 0; place < length; place += 1) {
    const at = row + getByte(lettersAt + getByte(from + place)) * width;
    put(at, get(at) | bit);
    row += letterRow * width;
  }
}
