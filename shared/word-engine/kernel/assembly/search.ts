import { bonusesAt, firstFaceAt, pathAt, searchAt, valuesAt } from '../layout';

/** The search is kept in the memory, which is faster than in global variables. */
@unmanaged
class Search {
  root: i32;
  gaddag: i32;
  faces: i32;
  pieces: i32;
  rackMask: i32;
  width: i32;
  height: i32;
  /** A run of empty squares needs this flag of `Cell.flags`. */
  neededFlag: i32;
  mayDeny: bool;
  /** There was no room, so some plays are missing. */
  hasOverflowed: bool;
}

export const search = changetype<Search>(searchAt);

/** `letter` counts from 0; its faces end before the first one of the next letter. */
export function firstFaceOf(letter: i32): i32 {
  return load<u8>(letter, firstFaceAt + 1);
}

export function valueOf(face: i32): i32 {
  return load<i32>(face << 2, valuesAt);
}

export function bonusOf(laid: i32): i32 {
  return load<i32>(laid << 2, bonusesAt);
}

export function lay(face: i32, laid: i32): void {
  store<u8>(laid, face, pathAt);
}

export function faceAt(place: i32): i32 {
  return load<u8>(place, pathAt);
}
