import { nodesAt } from '../layout';

/**
 * Nodes and lists are those of shared/lexicon/node.ts, but letters of a mask count from 0, and the first node of a list
 * is its distance in bytes from `nodesAt`.
 */

export function firstOf(list: i32): i32 {
  return (list << 1) & -4;
}

export function nodeAt(bytes: i32): i32 {
  return load<i32>(bytes, nodesAt);
}

export function isSeparator(node: i32): bool {
  return (node & 63) === 0;
}

export function isWordEnd(node: i32): bool {
  return (node & 64) !== 0;
}

export function isLastSibling(node: i32): bool {
  return (node & 128) !== 0;
}

export function childrenOf(node: i32): i32 {
  return node >>> 8;
}

export function lettersOf(list: i32): i32 {
  return (list & 1) !== 0 ? load<i32>(firstOf(list), nodesAt - 4) : lettersOfFew(firstOf(list));
}

function lettersOfFew(first: i32): i32 {
  const node = nodeAt(first);
  const mask = isSeparator(node) ? 0 : 1 << ((node & 63) - 1);
  return isLastSibling(node) ? mask : mask | (1 << ((load<i32>(first, nodesAt + 4) & 63) - 1));
}

/** `letter` counts from 0 and is one of `letters`, the mask of the list that begins at `first`. */
export function nodeAmong(first: i32, letters: i32, letter: i32): i32 {
  return nodeAt(first + (popcnt(letters & ((1 << letter) - 1)) << 2));
}

/** `letter` counts from 1; 0 means that the list does not have it. */
export function nodeOf(list: i32, letter: i32): i32 {
  if (list === 0) return 0;
  let at = firstOf(list);
  let node = nodeAt(at);
  while ((node & 63) !== letter) {
    if (isLastSibling(node)) return 0;
    at += 4;
    node = nodeAt(at);
  }
  return node;
}
