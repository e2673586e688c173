import {
  allowedAt,
  clearAt,
  facesAt,
  familiesAt,
  hashAt,
  hashBytes,
  hashSlots,
  lettersAt,
  mostStates,
  nextAt,
  overflowAt,
  piecesAt,
  piecesOfAt,
  playsAt,
  statesAt,
  wordsAt,
} from './layout.ts';
import { fill, get, getByte, getShort, getUnsignedShort, put, putShort } from './operations.ts';

/** The automaton of `rack-automaton.ts` for at most seven pieces: a family takes four numbers. */

/** Forgets the rack before and what was found with it. @entry */
export function reset(): void {
  fill(nextAt, 0, (get(statesAt) + 1) * get(clearAt) * 2);
  fill(hashAt, 0, hashBytes);
  put(clearAt, get(facesAt));
  put(statesAt, 0);
  put(overflowAt, 0);
  put(playsAt, 0);
  put(wordsAt, 0);
  stateOf(1, 0, 0, 0);
}

/** The state after laying this face; negative where no piece is left for it.
 * @inline
 */
export function after(state: number, face: number): number {
  const known = getShort(nextAt + ((state * get(facesAt) + face) << 1));
  return known === 0 ? step(state, face) : known;
}

/** @inline */
export function allowedAfter(state: number): number {
  return get(allowedAt + (state << 2));
}

function step(state: number, face: number): number {
  const pieces = get(piecesOfAt + (face << 2));
  const from = familiesAt + (state << 4);
  const family0 = get(from);
  const family1 = get(from + 4);
  const family2 = get(from + 8);
  const family3 = get(from + 12);
  let made0 = 0;
  let made1 = 0;
  let made2 = 0;
  let made3 = 0;
  for (let piece = 0; piece < 5; piece += 1) {
    if ((pieces & (1 << piece)) !== 0) {
      const free = lacking(piece);
      made0 |= (family0 & free) << (1 << piece);
      made1 |= (family1 & free) << (1 << piece);
      made2 |= (family2 & free) << (1 << piece);
      made3 |= (family3 & free) << (1 << piece);
    }
  }
  if ((pieces & 32) !== 0) {
    made1 |= family0;
    made3 |= family2;
  }
  if ((pieces & 64) !== 0) {
    made2 |= family0;
    made3 |= family1;
  }
  const to = (made0 | made1 | made2 | made3) === 0 ? -1 : stateOf(made0, made1, made2, made3);
  putShort(nextAt + ((state * get(facesAt) + face) << 1), to);
  return to;
}

/** Subsets of five pieces that lack this one.
 * @inline
 */
function lacking(piece: number): number {
  return piece === 0
    ? 0x55555555
    : piece === 1
      ? 0x33333333
      : piece === 2
        ? 0x0f0f0f0f
        : piece === 3
          ? 0x00ff00ff
          : 0x0000ffff;
}

/** @inline */
function mixed(hash: number, part: number): number {
  return (hash ^ part ^ (hash >>> 15)) * 0x9e3779b1;
}

/** The state of a family, entered now if it is new; negative where there is no room. */
function stateOf(made0: number, made1: number, made2: number, made3: number): number {
  const hash = mixed(mixed(mixed(mixed(0, made0), made1), made2), made3);
  let slot = (hash ^ (hash >>> 14)) & (hashSlots - 1);
  while (true) {
    const known = getUnsignedShort(hashAt + (slot << 1));
    if (known === 0) break;
    const from = familiesAt + (known << 4);
    if (
      get(from) === made0 &&
      get(from + 4) === made1 &&
      get(from + 8) === made2 &&
      get(from + 12) === made3
    ) {
      return known;
    }
    slot = (slot + 1) & (hashSlots - 1);
  }
  const state = get(statesAt) + 1;
  if (state > mostStates) {
    put(overflowAt, 1);
    return -1;
  }
  put(statesAt, state);
  const at = familiesAt + (state << 4);
  put(at, made0);
  put(at + 4, made1);
  put(at + 8, made2);
  put(at + 12, made3);
  putShort(hashAt + (slot << 1), state);
  put(allowedAt + (state << 2), lettersLeft(made0, made1, made2, made3));
  return state;
}

/** The letters that a piece missing from some subset can show. */
function lettersLeft(made0: number, made1: number, made2: number, made3: number): number {
  const all = made0 | made1 | made2 | made3;
  let free = 0;
  for (let piece = 0; piece < 5; piece += 1) {
    if ((all & lacking(piece)) !== 0) free |= 1 << piece;
  }
  if ((made0 | made2) !== 0) free |= 32;
  if ((made0 | made1) !== 0) free |= 64;
  free &= (1 << get(piecesAt)) - 1;
  const faces = get(facesAt);
  let letters = 0;
  for (let face = 0; face < faces; face += 1) {
    if ((get(piecesOfAt + (face << 2)) & free) !== 0) letters |= 1 << (getByte(lettersAt + face) - 1);
  }
  return letters;
}
