import type { ClosedLists } from './closed-lists.ts';
import { packNode, separator } from './node.ts';

/**
 * Holds the front parts of words, spelt backwards, and closes them to the minimal graph that lies before the separators
 * of the GADDAG. The tree, which is kept in number arrays, takes front parts in any order, so they need no sorting.
 */
export class FrontTrie {
  /** Node 0 is the root, and siblings ascend; 0 means no child or sibling, or in `#beyond` no list past a separator. */
  #letters = new Uint8Array(1 << 16);
  #children = new Int32Array(1 << 16);
  #siblings = new Int32Array(1 << 16);
  #beyond = new Int32Array(1 << 16);
  #ends = new Uint8Array(1 << 16);
  #used = 1;

  add(letters: readonly number[], length: number, ends: boolean, beyond: number): void {
    let node = 0;
    for (let at = length - 1; at >= 0; at -= 1) node = this.#childOf(node, letters[at] ?? 0);
    this.#ends[node] = ends ? 1 : 0;
    this.#beyond[node] = beyond;
  }

  close(closed: ClosedLists, step: () => void, node = 0): number {
    const list: number[] = [];
    const beyond = this.#beyond[node] ?? 0;
    if (beyond !== 0) list.push(packNode(separator, false, beyond));
    for (let child = this.#children[node] ?? 0; child !== 0; child = this.#siblings[child] ?? 0) {
      list.push(
        packNode(this.#letters[child] ?? 0, this.#ends[child] === 1, this.close(closed, step, child)),
      );
    }
    if (beyond !== 0 || this.#ends[node] === 1) step();
    return closed.nameOf(list);
  }

  #childOf(node: number, letter: number): number {
    let before = 0;
    let child = this.#children[node] ?? 0;
    while (child !== 0 && (this.#letters[child] ?? 0) < letter) {
      before = child;
      child = this.#siblings[child] ?? 0;
    }
    if (child !== 0 && this.#letters[child] === letter) return child;
    if (this.#used === this.#letters.length) this.#widen();
    const made = this.#used;
    this.#used += 1;
    this.#letters[made] = letter;
    this.#siblings[made] = child;
    if (before === 0) this.#children[node] = made;
    else this.#siblings[before] = made;
    return made;
  }

  #widen(): void {
    const length = this.#letters.length * 2;
    const longer = (array: Int32Array): Int32Array<ArrayBuffer> => {
      const twice = new Int32Array(length);
      twice.set(array);
      return twice;
    };
    const letters = new Uint8Array(length);
    letters.set(this.#letters);
    this.#letters = letters;
    const ends = new Uint8Array(length);
    ends.set(this.#ends);
    this.#ends = ends;
    this.#children = longer(this.#children);
    this.#siblings = longer(this.#siblings);
    this.#beyond = longer(this.#beyond);
  }
}
