import { listsInOrder } from '#shared/lexicon/lists-in-order.ts';
import { childrenOf, firstOf, lastSibling, letterBits, separator } from '#shared/lexicon/node.ts';
import type { WalkedGraph } from '../layers.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

const mostTail = 0xffff;

/**
 * The most that the rest of any word can count, from each place of a graph: real words hold few dear letters, so it bounds a
 * search far more closely than what is on the rack. It is worked out for the dearest value each letter was ever seen with, and
 * anew when a rack shows a dearer one.
 */
export class TailValues {
  /** By the first index of a list: the most points of letters from there to the end of a word, premiums aside. */
  readonly tails: Uint16Array;
  readonly #graph: WalkedGraph;
  readonly #values = new Int32Array(64);
  /** First index of every list, children before parents. */
  #lists: Int32Array | undefined;

  #isKnown = false;

  constructor(graph: WalkedGraph) {
    this.#graph = graph;
    this.tails = new Uint16Array(graph.nodes.length);
  }

  /** Makes the tails hold for this rack. */
  admit(rack: RackFaces): void {
    let dearer = !this.#isKnown;
    for (let face = 0; face < rack.count; face += 1) {
      const letter = rack.letters[face] ?? 0;
      const value = rack.values[face] ?? 0;
      if (value <= (this.#values[letter] ?? 0)) continue;
      this.#values[letter] = value;
      dearer = true;
    }
    if (!dearer) return;
    this.#workOut();
    this.#isKnown = true;
  }

  #workOut(): void {
    const { nodes } = this.#graph;
    const tails = this.tails;
    this.#lists ??= listsInOrder(nodes, this.#graph.roots);
    for (const first of this.#lists) {
      let most = 0;
      for (let at = first; ; at += 1) {
        const node = nodes[at] ?? lastSibling;
        const letter = node & letterBits;
        const own = letter === separator ? 0 : (this.#values[letter] ?? 0);
        most = Math.max(most, own + (tails[firstOf(childrenOf(node))] ?? 0));
        if ((node & lastSibling) !== 0) break;
      }
      tails[first] = Math.min(most, mostTail);
    }
  }
}
