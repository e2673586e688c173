import { childrenOf, countBits, endOfWord, firstOf, letterMaskOf } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { WalkedGraph, RuledLexicon } from '../ruled-lexicon.ts';
import type { LetterSupply } from '../pieces/letter-supply.ts';
import { isFullMatch, startOfPattern, stepOf, type LetterPattern } from './pattern.ts';

export interface WalkRequest {
  readonly patterns: readonly LetterPattern[];
  readonly supply: LetterSupply | undefined;
  readonly least: number;
  readonly longest: number;
}

/** The array is valid only during the call. */
export type Visit = (letters: Uint8Array) => void;

export function walkWords(layers: RuledLexicon, ask: WalkRequest, visit: Visit): void {
  for (const graph of layers.graphs) new WordWalk(graph, layers, ask, visit).run();
}

/** The walk drops a beginning as soon as a pattern rules it out or no piece can show it. */
class WordWalk {
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #layers: RuledLexicon;
  readonly #ask: WalkRequest;
  readonly #visit: Visit;
  readonly #path = new Uint8Array(wordLengths.most);
  readonly #states: Int32Array;

  constructor({ nodes, root }: WalkedGraph, layers: RuledLexicon, ask: WalkRequest, visit: Visit) {
    this.#nodes = nodes;
    this.#root = root;
    this.#layers = layers;
    this.#ask = ask;
    this.#visit = visit;
    const patterns = ask.patterns.length;
    this.#states = new Int32Array(patterns * (wordLengths.most + 1)).fill(startOfPattern, 0, patterns);
  }

  run(): void {
    if (this.#root !== 0) this.#walk(this.#root, 0);
  }

  #walk(list: number, length: number): void {
    const nodes = this.#nodes;
    const { supply, longest } = this.#ask;
    const mask = letterMaskOf(nodes, list);
    const first = firstOf(list);
    for (let open = mask & (supply?.allowed ?? -1); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      if (!this.#fits(letter, length)) continue;
      if (supply !== undefined && !supply.lay(letter)) continue;
      this.#path[length] = letter;
      const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
      if ((node & endOfWord) !== 0) this.#keep(length + 1);
      const children = childrenOf(node);
      if (children !== 0 && length + 1 < longest) this.#walk(children, length + 1);
      supply?.lift();
    }
  }

  #fits(letter: number, length: number): boolean {
    const { patterns } = this.#ask;
    const from = length * patterns.length;
    for (let at = 0; at < patterns.length; at += 1) {
      const pattern = patterns[at];
      if (pattern === undefined) continue;
      const states = stepOf(pattern, this.#states[from + at] ?? 0, letter);
      if (states === 0) return false;
      this.#states[from + patterns.length + at] = states;
    }
    return true;
  }

  #keep(length: number): void {
    const { patterns, least } = this.#ask;
    if (length < least) return;
    const from = length * patterns.length;
    for (let at = 0; at < patterns.length; at += 1) {
      const pattern = patterns[at];
      if (pattern !== undefined && !isFullMatch(pattern, this.#states[from + at] ?? 0)) return;
    }
    const letters = this.#path.subarray(0, length);
    if (!this.#layers.isDenied(letters)) this.#visit(letters);
  }
}
