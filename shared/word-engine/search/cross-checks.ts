import {
  childrenOf,
  endOfWord,
  firstOf,
  lastSibling,
  letterBit,
  letterBits,
  nodeOf,
} from '#shared/lexicon/node.ts';
import type { RuledLexicon } from '../ruled-lexicon.ts';

const mostKept = 20_000;

/** Tells which letters make a word with the pieces around an empty square; each answer is kept, as neighbours recur. */
export class CrossChecks {
  readonly #layers: RuledLexicon;
  readonly #kept = new Map<string, number>();

  constructor(layers: RuledLexicon) {
    this.#layers = layers;
  }

  /** Returns the letter mask for the empty place `hole`, whose neighbours lie at `first` to `last`. */
  accepted(letterAt: (place: number) => number, first: number, hole: number, last: number): number {
    let key = '';
    for (let place = first; place <= last; place += 1) key += String.fromCharCode(letterAt(place));
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const mask = this.#find(
      Array.from(key, (_, at) => key.charCodeAt(at)),
      hole - first,
    );
    this.#kept.set(key, mask);
    return mask;
  }

  #find(spelling: number[], hole: number): number {
    let mask = 0;
    for (const { nodes, root } of this.#layers.graphs) {
      let list = root;
      for (let at = 0; at < hole && list !== 0; at += 1) {
        list = childrenOf(nodeOf(nodes, list, spelling[at] ?? 0));
      }
      if (list === 0) continue;
      for (let index = firstOf(list); ; index += 1) {
        const node = nodes[index] ?? lastSibling;
        let end = node;
        for (let at = hole + 1; at < spelling.length && end !== 0; at += 1) {
          end = childrenOf(end) === 0 ? 0 : nodeOf(nodes, childrenOf(end), spelling[at] ?? 0);
        }
        spelling[hole] = node & letterBits;
        if ((end & endOfWord) !== 0 && !this.#layers.isDenied(spelling)) mask |= letterBit(node & letterBits);
        if ((node & lastSibling) !== 0) break;
      }
    }
    return mask;
  }
}
