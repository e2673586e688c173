import { childrenOf, endOfWord, firstOf, letterMaskOf, countBits } from '#shared/lexicon/node.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { RuledLexicon, type WalkedGraph } from '#shared/word-engine/ruled-lexicon.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import type { Position } from './position.ts';

export class WordLookup {
  readonly graphs: readonly WalkedGraph[];
  readonly anyLetter: number;
  readonly #layers: RuledLexicon;
  readonly #letters = new Uint8Array(32);

  constructor(lexicon: Lexicon, rulings: Rulings, letters: string) {
    this.#layers = new RuledLexicon(lexicon, rulings);
    this.graphs = this.#layers.graphs;
    this.anyLetter = [...letters].reduce((mask, letter) => mask | (1 << lexicon.alphabet.indexOf(letter)), 0);
  }

  isDenied(letters: Uint8Array): boolean {
    return this.#layers.isDenied(letters);
  }

  /** A cube that stands alone in this direction also counts as a word. */
  isWordThrough(position: Position, cell: number, step: number): boolean {
    let start = cell;
    while (position.letterAt(start - step) !== 0) start -= step;
    let length = 0;
    for (let at = start; ; at += step) {
      const letter = position.letterAt(at);
      if (letter === 0) break;
      this.#letters[length] = letter;
      length += 1;
    }
    return length < 2 || this.#isWord(length);
  }

  #isWord(length: number): boolean {
    for (const graph of this.graphs) {
      if (isIn(graph, this.#letters, length))
        return !this.#layers.isDenied(this.#letters.subarray(0, length));
    }
    return false;
  }

  /** Returns as bits the letters that make a word through a cell, whatever lies there; without neighbours all do. */
  lettersFor(position: Position, cell: number, step: number): number {
    let start = cell;
    while (position.letterAt(start - step) !== 0) start -= step;
    let end = cell + step;
    while (position.letterAt(end) !== 0) end += step;
    const length = (end - start) / step;
    if (length < 2) return this.anyLetter;
    const hole = (cell - start) / step;
    for (let at = 0; at < length; at += 1) this.#letters[at] = position.letterAt(start + at * step);
    let found = 0;
    for (const graph of this.graphs) found |= this.#holeIn(graph, hole, length);
    return found;
  }

  #holeIn({ nodes, root }: WalkedGraph, hole: number, length: number): number {
    let list = root;
    for (let at = 0; at < hole; at += 1) {
      list = childrenOf(nodeFor(nodes, list, this.#letters[at] ?? 0));
      if (list === 0) return 0;
    }
    const mask = letterMaskOf(nodes, list);
    let found = 0;
    for (let open = mask; open !== 0; open &= open - 1) {
      const bit = open & -open;
      let node = nodes[firstOf(list) + countBits(mask & (bit - 1))] ?? 0;
      for (let at = hole + 1; at < length && node !== 0; at += 1) {
        node = nodeFor(nodes, childrenOf(node), this.#letters[at] ?? 0);
      }
      if ((node & endOfWord) === 0) continue;
      this.#letters[hole] = 32 - Math.clz32(bit);
      if (!this.#layers.isDenied(this.#letters.subarray(0, length))) found |= bit;
    }
    return found;
  }
}

function isIn({ nodes, root }: WalkedGraph, letters: Uint8Array, length: number): boolean {
  let list = root;
  let node = 0;
  for (let at = 0; at < length; at += 1) {
    node = nodeFor(nodes, list, letters[at] ?? 0);
    if (node === 0) return false;
    list = childrenOf(node);
  }
  return (node & endOfWord) !== 0;
}

function nodeFor(nodes: Int32Array, list: number, letter: number): number {
  if (list === 0) return 0;
  const mask = letterMaskOf(nodes, list);
  const bit = 1 << (letter - 1);
  return (mask & bit) === 0 ? 0 : (nodes[firstOf(list) + countBits(mask & (bit - 1))] ?? 0);
}
