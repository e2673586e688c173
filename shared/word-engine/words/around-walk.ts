import {
  childrenOf,
  countBits,
  endOfWord,
  firstOf,
  letterBits,
  letterMaskOf,
  nodeOf,
  separator,
} from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { WalkedGraph, RuledLexicon } from '../ruled-lexicon.ts';
import { isFullMatch, startOfPattern, stepOf } from './pattern.ts';
import type { WalkRequest } from './word-walk.ts';

/** The core begins at place `at` of the word, from 0. The array is valid only during the call. */
export type VisitAround = (letters: Uint8Array, at: number) => void;

/** Visits along the GADDAG each word with letters laid around the core, once for each place that the core has in it. */
export function walkAround(
  layers: RuledLexicon,
  core: readonly number[],
  ask: WalkRequest,
  visit: VisitAround,
): void {
  for (const graph of layers.graphs) new AroundWalk(graph, layers, core, ask, visit).run();
}

class AroundWalk {
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #layers: RuledLexicon;
  readonly #core: readonly number[];
  readonly #ask: WalkRequest;
  readonly #visit: VisitAround;
  /** The core begins in the middle, so that the longest word has room on both sides. */
  readonly #path = new Uint8Array(2 * wordLengths.most);

  constructor(
    { nodes, gaddag }: WalkedGraph,
    layers: RuledLexicon,
    core: readonly number[],
    ask: WalkRequest,
    visit: VisitAround,
  ) {
    this.#nodes = nodes;
    this.#root = gaddag;
    this.#layers = layers;
    this.#core = core;
    this.#ask = ask;
    this.#visit = visit;
  }

  run(): void {
    const start = wordLengths.most;
    this.#path.set(this.#core, start);
    let node = 0;
    let list = this.#root;
    for (const letter of this.#core.toReversed()) {
      node = nodeOf(this.#nodes, list, letter);
      if (node === 0) return;
      list = childrenOf(node);
    }
    this.#goOn(node, start, start + this.#core.length);
  }

  #goOn(node: number, first: number, end: number): void {
    if ((node & endOfWord) !== 0) this.#keep(first, end);
    const list = childrenOf(node);
    if (list === 0) return;
    const turn = nodeOf(this.#nodes, list, separator);
    if (turn !== 0) this.#lay(childrenOf(turn), first, end, 1);
    this.#lay(list, first, end, -1);
  }

  #lay(list: number, first: number, end: number, side: 1 | -1): void {
    if (list === 0 || end - first >= this.#ask.longest) return;
    const nodes = this.#nodes;
    const { supply } = this.#ask;
    const mask = letterMaskOf(nodes, list);
    const index = firstOf(list) + (((nodes[firstOf(list)] ?? 0) & letterBits) === separator ? 1 : 0);
    for (let open = mask & (supply?.allowed ?? -1); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      if (supply !== undefined && !supply.lay(letter)) continue;
      const node = nodes[index + countBits(mask & (bit - 1))] ?? 0;
      if (side === -1) {
        this.#path[first - 1] = letter;
        this.#goOn(node, first - 1, end);
      } else {
        this.#path[end] = letter;
        if ((node & endOfWord) !== 0) this.#keep(first, end + 1);
        this.#lay(childrenOf(node), first, end + 1, 1);
      }
      supply?.lift();
    }
  }

  #keep(first: number, end: number): void {
    const { patterns, least } = this.#ask;
    if (end - first < least) return;
    const letters = this.#path.subarray(first, end);
    const isFitting = patterns.every((pattern) =>
      isFullMatch(
        pattern,
        letters.reduce((states, letter) => stepOf(pattern, states, letter), startOfPattern),
      ),
    );
    if (isFitting && !this.#layers.isDenied(letters)) this.#visit(letters, wordLengths.most - first);
  }
}
