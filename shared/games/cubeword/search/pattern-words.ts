import { childrenOf, countBits, endOfWord, firstOf, letterMaskOf } from '#shared/lexicon/node.ts';
import type { WalkedGraph } from '#shared/word-engine/ruled-lexicon.ts';
import type { WordLookup } from './word-lookup.ts';

/** A cube shows this while its letter is not chosen yet. Letters are numbers up to 32. */
export const open = 63;

/** This stands for the place that is asked about in the key of an answer; it is no letter and not `open`. */
const asked = open - 1;

/** Keys of longer runs, with 6 bits a letter, do not fit a number. */
export const longestKey = 8;

/** Answers which letters fit a pattern, a run of letters some of which are still open, and remembers its answers. */
export class PatternWords {
  readonly #lookup: WordLookup;
  readonly #fitting = new Map<number, number>();
  readonly #word = new Uint8Array(64);
  #pattern: Uint8Array = new Uint8Array(64);
  #length = 0;
  #hole = -1;
  #found = 0;

  constructor(lookup: WordLookup) {
    this.#lookup = lookup;
  }

  /** Returns as bits the letters that make a word at `hole`, whatever stands there, with some letters at open places. */
  lettersFor(pattern: Uint8Array, length: number, hole: number): number {
    if (length < 2) return this.#lookup.anyLetter;
    return this.#kept(pattern, length, hole);
  }

  /** Returns true if some word fits; a single letter counts as a word. */
  isPossible(pattern: Uint8Array, length: number): boolean {
    return length < 2 || this.#kept(pattern, length, -1) !== 0;
  }

  #kept(pattern: Uint8Array, length: number, hole: number): number {
    if (length > longestKey) return this.#search(pattern, length, hole);
    let key = 0;
    for (let at = 0; at < length; at += 1) key = key * 64 + (at === hole ? asked : (pattern[at] ?? 0));
    const known = this.#fitting.get(key);
    if (known !== undefined) return known;
    const found = this.#search(pattern, length, hole);
    this.#fitting.set(key, found);
    return found;
  }

  #search(pattern: Uint8Array, length: number, hole: number): number {
    this.#pattern = pattern;
    this.#length = length;
    this.#hole = hole;
    this.#found = 0;
    for (const graph of this.#lookup.graphs) this.#walk(graph, graph.root, 0);
    return this.#found;
  }

  #walk(graph: WalkedGraph, list: number, at: number): void {
    const { nodes } = graph;
    const isHole = at === this.#hole;
    const letter = isHole ? open : (this.#pattern[at] ?? 0);
    const isLast = at === this.#length - 1;
    const whole = letterMaskOf(nodes, list);
    const mask = whole & this.#lookup.anyLetter;
    for (let left = letter === open ? mask : mask & (1 << (letter - 1)); left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isHole && (this.#found & bit) !== 0) continue;
      if (this.#hole < 0 && this.#found !== 0) return;
      const node = nodes[firstOf(list) + countBits(whole & (bit - 1))] ?? 0;
      this.#word[at] = 32 - Math.clz32(bit);
      if (isLast) this.#end(node);
      else if (node >>> 8 !== 0) this.#walk(graph, childrenOf(node), at + 1);
    }
  }

  #end(node: number): void {
    if ((node & endOfWord) === 0) return;
    if (this.#lookup.isDenied(this.#word.subarray(0, this.#length))) return;
    this.#found |= this.#hole < 0 ? 1 : 1 << ((this.#word[this.#hole] ?? 1) - 1);
  }
}
