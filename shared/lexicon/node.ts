/**
 * One node of the packed word graph is one unsigned 32-bit number:
 *
 * ```
 * bits 0-4    letter: its place in the alphabet, from 1; 0 is kept for the separator of a GADDAG
 * bit  5      end of word: the letters down to this node spell a word
 * bit  6      last sibling
 * bits 7-31   index of the first child, 0 for none
 * ```
 *
 * Siblings lie side by side in the order of the alphabet. Node 0 is `lastSibling` alone, an empty list, so that "no
 * child" needs no case of its own.
 */
export const letterMask = 0b11111;
export const endOfWord = 1 << 5;
export const lastSibling = 1 << 6;
const childShift = 7;

export const maxLetters = letterMask;
export const maxNodes = 2 ** (32 - childShift);

/** A node from its parts, without `lastSibling`; the caller keeps `letter` and `firstChild` within their bits. */
export function packNode(letter: number, ends: boolean, firstChild: number): number {
  return ((firstChild << childShift) | (ends ? endOfWord : 0) | letter) >>> 0;
}

export const firstChild = (node: number): number => node >>> childShift;
