import { nodesAt } from './layout.ts';
import { get, ones } from './operations.ts';

/** The nodes are those of shared/lexicon/node.ts; a list is named as there, letters of a mask are counted from 0 here. */

/** @inline */
export function firstOf(list: number): number {
  return get(nodesAt) + ((list << 1) & -4);
}

/** @inline */
export function childrenOf(node: number): number {
  return node >>> 8;
}

/** @inline */
export function lettersOf(list: number): number {
  return (list & 1) !== 0 ? get(firstOf(list) - 4) : lettersOfFew(firstOf(list));
}

/** The letters of a list without a mask: it has one or two nodes. */
function lettersOfFew(first: number): number {
  const node = get(first);
  const letter = node & 63;
  const mask = letter === 0 ? 0 : 1 << (letter - 1);
  if ((node & 128) !== 0) return mask;
  return mask | (1 << ((get(first + 4) & 63) - 1));
}

/** The node of a letter, where the list has these letters and begins there.
 * @inline
 */
export function nodeAmong(first: number, letters: number, letter: number): number {
  return get(first + (ones(letters & ((1 << letter) - 1)) << 2));
}

/** The node of this letter in a list, 0 if there is none. */
export function nodeOf(list: number, letter: number): number {
  if (list === 0) return 0;
  for (let at = firstOf(list); ; at += 4) {
    const node = get(at);
    if ((node & 63) === letter) return node;
    if ((node & 128) !== 0) return 0;
  }
}
