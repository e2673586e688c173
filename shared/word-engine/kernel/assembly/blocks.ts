import {
  blockBeforeAt,
  blockBehindAt,
  blockPlaceAt,
  blockSumAt,
  blocksAt,
  groupsAt,
  groupsOfAt,
  noneBehindAt,
  pieceBehindAt,
} from '../layout';
import { Cell, cellAt } from './cell';

/**
 * The host describes the blocks of the board, which are its runs of pieces and bits of a bitset (see board-blocks.ts).
 */
@unmanaged
class Blocks {
  /** A bitset takes this many numbers. */
  words: i32;
  /** A letter's row in `takesBeforeAt` and `takesBehindAt` takes this many bytes. */
  takesRow: i32;
  beginnings: i32;
}

export const blocks = changetype<Blocks>(blocksAt);

@unmanaged
export class Group {
  word: i32;
  mask: i32;
  /** The letters from the second one on follow this byte. */
  length: u8;
}

/** Letters count from 1; the groups of a letter end before `endOfGroups`. */
export function firstGroupOf(letter: i32): i32 {
  return load<u16>(letter << 2, groupsOfAt);
}
export function endOfGroups(letter: i32): i32 {
  return load<u16>(letter << 2, groupsOfAt + 2);
}

export function groupAt(number: i32): Group {
  return changetype<Group>(groupsAt + (number << 5));
}

/** `place` counts from 0, but is at least 1: the byte of the first letter holds the length. */
export function letterOf(group: Group, place: i32): i32 {
  return load<u8>(changetype<usize>(group) + place, offsetof<Group>('length'));
}

export function cellBefore(block: i32): Cell {
  return cellAt(load<i32>(block << 2, blockBeforeAt));
}
export function cellBehind(block: i32): Cell {
  return cellAt(load<i32>(block << 2, blockBehindAt));
}
export function placeOf(block: i32): i32 {
  return load<i32>(block << 2, blockPlaceAt);
}
export function sumOf(block: i32): i32 {
  return load<i32>(block << 2, blockSumAt);
}

/**
 * `far` is the byte offset of one number of the bitset for a distance. Its bits are the blocks with a piece at that
 * distance behind free squares (`pieceBehind`), or with none there (`noneBehind`).
 */
export function pieceBehind(far: i32): i32 {
  return load<i32>(far, pieceBehindAt);
}
export function noneBehind(far: i32): i32 {
  return load<i32>(far, noneBehindAt);
}
