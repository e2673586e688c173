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

/** What the host tells of all blocks of the board, that is its runs of pieces; each is a bit of a bitset. */
@unmanaged
class Blocks {
  /** Numbers of a bitset. */
  words: i32;
  /** Bytes of a letter's row in `takesBeforeAt` and `takesBehindAt`. */
  takesRow: i32;
  /** The letters that blocks begin with. */
  beginnings: i32;
}

export const blocks = changetype<Blocks>(blocksAt);

/** Blocks of equal letters: bits of one number of the bitsets. */
@unmanaged
export class Group {
  word: i32;
  mask: i32;
  /** A byte, and behind it the letters from the second one on. */
  length: u8;
}

/** The first group of a letter, which is counted from 1, and the first of the next one. */
export function firstGroupOf(letter: i32): i32 {
  return load<u16>(letter << 2, groupsOfAt);
}
export function endOfGroups(letter: i32): i32 {
  return load<u16>(letter << 2, groupsOfAt + 2);
}

export function groupAt(number: i32): Group {
  return changetype<Group>(groupsAt + (number << 5));
}

/** A letter of the group from the second one on. */
export function letterOf(group: Group, place: i32): i32 {
  return load<u8>(changetype<usize>(group) + place, offsetof<Group>('length'));
}

/** By block: the cells right before and behind it, its place, its points. */
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

/** Of the blocks in one number: those with a piece so far behind them, the squares between being free; and those with none. */
export function pieceBehind(far: i32): i32 {
  return load<i32>(far, pieceBehindAt);
}
export function noneBehind(far: i32): i32 {
  return load<i32>(far, noneBehindAt);
}
