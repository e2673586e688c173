import { after, allowedAfter } from './automaton.ts';
import { childrenOf, firstOf, lettersOf, nodeAmong, nodeOf } from './graph.ts';
import {
  aliveAt,
  beginningsAt,
  blockWordsAt,
  deniedAt,
  firstFaceAt,
  groupsAt,
  groupsOfAt,
  metWordsAt,
  mostWords,
  overflowAt,
  pathAt,
  piecesAt,
  rootAt,
  takesBeforeAt,
  takesRowAt,
  wordsAt,
} from './layout.ts';
import { begin } from './onwards.ts';
import { and16, get, getByte, isDenied, lowest, put, putByte, tellLetter } from './operations.ts';

/** Plays through pieces of the board, and the words of the rack on the way, as `ThroughPieces` finds them. @entry */
export function walkFronts(): void {
  if (get(rootAt) !== 0) walk(0, get(rootAt), 1, get(blockWordsAt) > 0 ? 1 : 0);
}

/** `laid` letters have been laid; `isAlive`: some block has taken them all. */
function walk(laid: number, list: number, state: number, isAlive: number): void {
  const letters = lettersOf(list);
  const first = firstOf(list);
  if (isAlive !== 0) {
    for (let open = letters & get(beginningsAt); open !== 0; open &= open - 1) {
      const letter = lowest(open);
      meet(letter + 1, laid, nodeAmong(first, letters, letter), state);
    }
  }
  if (laid === get(piecesAt)) return;
  for (let open = letters & allowedAfter(state); open !== 0; open &= open - 1) {
    const letter = lowest(open);
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const staysAlive = isAlive !== 0 && children !== 0 ? keepAlive(laid + 1, letter + 1) : 0;
    const end = getByte(firstFaceAt + 2 + letter);
    for (let face = getByte(firstFaceAt + 1 + letter); face < end; face += 1) {
      const to = after(state, face);
      if (to < 0) continue;
      putByte(pathAt + laid, face);
      if ((node & 64) !== 0) keepWord(laid + 1);
      if (staysAlive !== 0 || (lettersOf(children) & allowedAfter(to)) !== 0) {
        walk(laid + 1, children, to, staysAlive);
      }
    }
    if (laid === 0) tellLetter(letter + 1);
  }
}

/** Works out which blocks are still alive after one more letter; 0 where none is, at any distance. @inline */
function keepAlive(laid: number, letter: number): number {
  const distances = get(piecesAt) + 1;
  const blockWords = get(blockWordsAt) << 2;
  const row = distances * blockWords;
  const to = aliveAt + laid * (row + blockWords);
  const from = to - row;
  const takes = takesBeforeAt + letter * get(takesRowAt);
  const bytes = (distances - laid) * blockWords;
  let any = 0;
  // The last step may run into the next row, which is not in use yet: what it takes there are zeros.
  for (let at = 0; at < bytes; at += 16) any |= and16(to + at, from + at, takes + at);
  return any;
}

/** The front part meets the blocks that begin with this letter, which is `node` of the graph. */
function meet(letter: number, laid: number, node: number, state: number): void {
  const row = laid * (get(piecesAt) + 2) * (get(blockWordsAt) << 2);
  const range = get(groupsOfAt + (letter << 2));
  const end = groupsAt + ((range >>> 16) << 5);
  for (let group = groupsAt + ((range & 0xffff) << 5); group < end; group += 32) {
    const word = get(group);
    const alive = get(aliveAt + (row + (word << 2))) & get(group + 4);
    if (alive === 0) continue;
    const length = getByte(group + 8);
    let last = node;
    for (let at = 1; at < length && last !== 0; at += 1) {
      last = nodeOf(childrenOf(last), getByte(group + 8 + at));
    }
    if (last !== 0) begin(word, laid, alive, last & 64, childrenOf(last), state);
  }
}

/** Takes the word that the first so many faces of the path spell. */
function keepWord(length: number): void {
  const words = get(wordsAt);
  if (words === mostWords) {
    put(overflowAt, 1);
    return;
  }
  if (get(deniedAt) !== 0 && isDenied(0 - length) !== 0) return;
  const at = metWordsAt + (words << 3);
  put(at, get(pathAt));
  put(at + 4, get(pathAt + 4));
  putByte(at + 7, length);
  put(wordsAt, words + 1);
}
