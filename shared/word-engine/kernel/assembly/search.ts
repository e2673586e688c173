import { bonusesAt, firstFaceAt, pathAt, searchAt, valuesAt } from '../layout';

/** What the host asks for. It lies in the memory, which is faster than variables of the program. */
@unmanaged
class Search {
  /** Where the graph is entered: at the first letter of a word, and at any. */
  root: i32;
  gaddag: i32;
  /** Faces and pieces of the rack, and the mask of its letters. */
  faces: i32;
  pieces: i32;
  rackMask: i32;
  /** Squares of the board. */
  width: i32;
  height: i32;
  /** The flag of `Cell.flags` that a run of empty squares needs. */
  neededFlag: i32;
  /** Whether some word is denied. */
  mayDeny: bool;
  /** There was no room, and what was found is not all. */
  hasOverflowed: bool;
}

export const search = changetype<Search>(searchAt);

/** The first face of a letter, which is counted from 0; its last one is right before the first of the next letter. */
export function firstFaceOf(letter: i32): i32 {
  return load<u8>(letter, firstFaceAt + 1);
}

export function valueOf(face: i32): i32 {
  return load<i32>(face << 2, valuesAt);
}

export function bonusOf(laid: i32): i32 {
  return load<i32>(laid << 2, bonusesAt);
}

/** Lays a face on the path, which has so many before it. */
export function lay(face: i32, laid: i32): void {
  store<u8>(laid, face, pathAt);
}

export function faceAt(place: i32): i32 {
  return load<u8>(place, pathAt);
}
