/**
 * The packed word graph is one array of 32-bit numbers. A node is one of them:
 *
 * ```
 * bits 0-5    letter: its place in the alphabet, from 1; 0 is the separator of the GADDAG
 * bit  6      end of word: the letters down to this node spell a word
 * bit  7      last sibling
 * bits 8-31   list of its children, 0 for none
 * ```
 *
 * A list of siblings lies side by side in the order of the alphabet, the separator first. It is named by twice the index
 * of its first node, plus 1 where a *letter mask* lies right before that node: bit (letter - 1) is set for each letter of
 * the list. Lists of `leastMasked` nodes and more have one: a search then knows by one number that no sibling
 * can go on, and passes the list over. Node 0 is `lastSibling` alone, an empty list, so that "no child" needs no case.
 */
export const letterBits = 0b111111;
export const endOfWord = 1 << 6;
export const lastSibling = 1 << 7;
export const separator = 0;

export const maxLetters = 32;
export const leastMasked = 3;
/** Indices have 23 bits. */
export const maxNodes = 2 ** 23;

/** The children of a node, as the name of their list. */
export const childrenOf = (node: number): number => node >>> 8;
/** Index of the first node of a list. */
export const firstOf = (list: number): number => list >>> 1;
export const isMasked = (list: number): boolean => (list & 1) !== 0;
export const listAt = (first: number, masked: boolean): number => (first << 1) | (masked ? 1 : 0);

/** A node from its parts, without `lastSibling`; the caller keeps `letter` and `children` within their bits. */
export function packNode(letter: number, ends: boolean, children: number): number {
  return ((children << 8) | (ends ? endOfWord : 0) | letter) >>> 0;
}

/** The mask bit of a letter; the separator has none. */
export const letterBit = (letter: number): number => 1 << (letter - 1);

/** The letter mask of a list, from its nodes. */
export function maskOf(siblings: readonly number[]): number {
  let mask = 0;
  for (const node of siblings) {
    const letter = node & letterBits;
    if (letter !== separator) mask |= letterBit(letter);
  }
  return mask >>> 0;
}

/** Whether a list of so many nodes, the separator counted, carries a mask. */
export const carriesMask = (siblings: number): boolean => siblings >= leastMasked;

/** The node of this letter in a list, 0 if there is none. */
export function nodeOf(nodes: Uint32Array | Int32Array, list: number, letter: number): number {
  for (let index = firstOf(list); ; index += 1) {
    const node = nodes[index] ?? lastSibling;
    if ((node & letterBits) === letter && index !== 0) return node;
    if ((node & lastSibling) !== 0) return 0;
  }
}

/** The letter mask of a list that lies in the array: as it is written there, or of its one or two nodes. */
export function lettersOf(nodes: Int32Array, list: number): number {
  const first = list >>> 1;
  if ((list & 1) !== 0) return nodes[first - 1] ?? 0;
  const node = nodes[first] ?? lastSibling;
  const mask = (node & 63) === separator ? 0 : 1 << ((node & 63) - 1);
  return (node & lastSibling) !== 0 ? mask : mask | (1 << (((nodes[first + 1] ?? 0) & 63) - 1));
}

/** How many bits are set (Warren, "Hacker's Delight", 5-1). */
export function countBits(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
