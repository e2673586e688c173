/**
 * The packed word graph is one array of 32-bit numbers, which are nodes and letter masks. A node is:
 *
 * ```
 * bits 0-5    letter: its place in the alphabet, from 1; 0 is the separator of the GADDAG
 * bit  6      end of word: the letters down to this node spell a word
 * bit  7      last sibling
 * bits 8-31   list of its children, 0 for none
 * ```
 *
 * Siblings lie side by side in the order of the alphabet, the separator first, and form a list. The name of a list is
 * twice the index of its first node, plus 1 if a *letter mask* lies right before that node. In a mask, bit (letter - 1)
 * is set for each letter of the list. Lists of at least `leastMasked` nodes have a mask, so that a search can skip them
 * after reading one number. Node 0 is `lastSibling` alone, an empty list, so that "no child" needs no special case.
 */
export const letterBits = 0b111111;
export const endOfWord = 1 << 6;
export const lastSibling = 1 << 7;
export const separator = 0;

export const maxLetters = 32;
export const leastMasked = 3;
export const maxNodes = 2 ** 23;

export const childrenOf = (node: number): number => node >>> 8;
export const firstOf = (list: number): number => list >>> 1;
export const isMasked = (list: number): boolean => (list & 1) !== 0;
export const listAt = (first: number, masked: boolean): number => (first << 1) | (masked ? 1 : 0);

/** The result lacks `lastSibling`; the caller ensures that `letter` and `children` fit their bits. */
export function packNode(letter: number, ends: boolean, children: number): number {
  return ((children << 8) | (ends ? endOfWord : 0) | letter) >>> 0;
}

export const letterBit = (letter: number): number => 1 << (letter - 1);

export function maskOf(siblings: readonly number[]): number {
  let mask = 0;
  for (const node of siblings) {
    const letter = node & letterBits;
    if (letter !== separator) mask |= letterBit(letter);
  }
  return mask >>> 0;
}

export const carriesMask = (siblings: number): boolean => siblings >= leastMasked;

export function nodeOf(nodes: Uint32Array | Int32Array, list: number, letter: number): number {
  for (let index = firstOf(list); ; index += 1) {
    const node = nodes[index] ?? lastSibling;
    if ((node & letterBits) === letter && index !== 0) return node;
    if ((node & lastSibling) !== 0) return 0;
  }
}

export function letterMaskOf(nodes: Int32Array, list: number): number {
  const first = list >>> 1;
  if ((list & 1) !== 0) return nodes[first - 1] ?? 0;
  const node = nodes[first] ?? lastSibling;
  const mask = (node & 63) === separator ? 0 : 1 << ((node & 63) - 1);
  return (node & lastSibling) !== 0 ? mask : mask | (1 << (((nodes[first + 1] ?? 0) & 63) - 1));
}

/** The method is from Warren, "Hacker's Delight", 5-1. */
export function countBits(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
