import type { ClosedLists } from './closed-lists.ts';
import { packNode } from './node.ts';

/**
 * Builds a minimal acyclic graph from spellings in order (Daciuk, Mihov, Watson and Watson, "Incremental Construction
 * of Minimal Acyclic Finite-State Automata", 2000). Only the path of the last spelling is open; the part that the next
 * spelling leaves is closed from its end upwards, each list as an equal closed one or a new one. So children always lie
 * before their parents in the array, which is also the order of the file.
 */
export class OpenPath {
  readonly #closed: ClosedLists;
  /** At the index of each depth is a list of siblings, the last of which still lacks its children. */
  readonly #open: number[][] = [[]];
  #previous: readonly number[] = [];

  constructor(closed: ClosedLists) {
    this.#closed = closed;
  }

  /** Adds a word; throws a RangeError unless `letters` follow the last ones in the order of the alphabet. */
  add(letters: readonly number[]): void {
    const shared = commonPrefix(this.#previous, letters);
    if (!follows(letters, this.#previous, shared)) {
      throw new RangeError(`Out of order, or no word: letters ${letters.join(' ')}`);
    }
    this.#closeBelow(shared);
    for (let at = shared; at < letters.length; at += 1) {
      this.#open[at]?.push(packNode(letters[at] ?? 0, at === letters.length - 1, 0));
      this.#open.push([]);
    }
    this.#previous = letters;
  }

  close(): number {
    this.#closeBelow(0);
    return this.#closed.nameOf(this.#open[0] ?? []);
  }

  #closeBelow(depth: number): void {
    for (let level = this.#open.length - 1; level > depth; level -= 1) {
      const children = this.#closed.nameOf(this.#open.pop() ?? []);
      const above = this.#open[level - 1] ?? [];
      above.push(((above.pop() ?? 0) | packNode(0, false, children)) >>> 0);
    }
  }
}

function commonPrefix(one: readonly number[], other: readonly number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function follows(letters: readonly number[], previous: readonly number[], shared: number): boolean {
  if (letters.length <= shared || letters.includes(0)) return false;
  return shared === previous.length || (letters[shared] ?? 0) > (previous[shared] ?? 0);
}
