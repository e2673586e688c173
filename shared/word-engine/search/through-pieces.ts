import { childrenOf, countBits, endOfWord, firstOf, lettersOf, nodeOf } from '#shared/lexicon/node.ts';
import { Blocks, letterRow, type BlockGroup } from './blocks.ts';
import { Onwards } from './onwards.ts';
import type { RackWords } from './rack-words.ts';
import type { Search } from './search.ts';

const noGroup: BlockGroup = { letters: [], word: 0, mask: 0 };

/**
 * Plays whose word runs through pieces of the board, each found from the leftmost block it takes.
 *
 * What the rack lays before a block is the front part of a word, and it is the same few thousand front parts for every block:
 * so they are walked once, for all blocks and all distances from them together. A bit stands for each block at each distance;
 * laying a letter keeps those whose square takes it. Where a front part is as long as the distance and the block's letters
 * go on from it, the word has met its block and goes on behind it. Front parts that are words are kept for the empty runs.
 */
export class ThroughPieces {
  readonly #search: Search;
  readonly #words: RackWords;
  readonly #blocks: Blocks;
  readonly #onwards: Onwards;
  /** By letter: the groups that begin with it. */
  readonly #groups: readonly (readonly BlockGroup[])[];
  #beginnings = 0;
  #step: (letter: number) => void = () => undefined;
  /**
   * By (letters laid x (most + 1) + distance) x words of a bitset: the blocks at that distance whose squares have taken all letters so far.
   */
  readonly #alive: Int32Array;
  /** Most letters before a block. */
  readonly #most: number;

  constructor(search: Search, words: RackWords) {
    this.#search = search;
    this.#words = words;
    this.#blocks = new Blocks(search);
    this.#onwards = new Onwards(search, this.#blocks);
    const groups: BlockGroup[][] = Array.from({ length: letterRow }, () => []);
    for (const group of this.#blocks.groups) {
      const letter = group.letters[0] ?? 0;
      groups[letter]?.push(group);
      this.#beginnings |= 1 << (letter - 1);
    }
    this.#groups = groups;
    this.#most = search.rack.pieces;
    this.#alive = new Int32Array((this.#most + 1) * (this.#most + 1) * this.#blocks.words);
    this.#alive.fill(-1, 0, (this.#most + 1) * this.#blocks.words);
  }

  /** Adds the plays, and keeps the words of the rack; `step` is told each first letter that is done. */
  run(step: (letter: number) => void): void {
    const { graph, automaton } = this.#search;
    this.#step = step;
    if (graph.root !== 0) this.#walk(0, graph.root, automaton.start, this.#blocks.words > 0);
  }

  /** `laid` letters have been laid; `isAlive`: some block has taken them all. */
  #walk(laid: number, list: number, state: number, isAlive: boolean): void {
    const { graph, automaton, rack } = this.#search;
    const nodes = graph.nodes;
    const faces = this.#onwards.faces;
    const mask = lettersOf(nodes, list);
    const first = firstOf(list);
    if (isAlive) {
      for (let open = mask & this.#beginnings; open !== 0; open &= open - 1) {
        const bit = open & -open;
        const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
        this.#meet(32 - Math.clz32(bit), laid, node, state);
      }
    }
    if (laid === this.#most) return;
    for (let open = mask & (automaton.allowed[state] ?? 0); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
      const children = childrenOf(node);
      const staysAlive = isAlive && children !== 0 && this.#keepAlive(laid + 1, letter);
      const end = rack.firstOf[letter + 1] ?? 0;
      for (let face = rack.firstOf[letter] ?? 0; face < end; face += 1) {
        let to = automaton.next[state * automaton.faces + face] ?? 0;
        if (to === 0) to = automaton.fill(state, face);
        if (to < 0) continue;
        faces[laid] = face;
        if ((node & endOfWord) !== 0) this.#words.keep(faces, laid + 1);
        if (staysAlive || (lettersOf(nodes, children) & (automaton.allowed[to] ?? 0)) !== 0) {
          this.#walk(laid + 1, children, to, staysAlive);
        }
      }
      if (laid === 0) this.#step(letter);
    }
  }

  /** Works out which blocks are still alive after one more letter; false where none is, at any distance. */
  #keepAlive(laid: number, letter: number): boolean {
    const alive = this.#alive;
    const takes = this.#blocks.takesBefore;
    const words = this.#blocks.words;
    const distances = this.#most + 1;
    let any = 0;
    for (let distance = laid; distance < distances; distance += 1) {
      let to = (laid * distances + distance) * words;
      let from = to - distances * words;
      let at = ((distance - laid) * letterRow + letter) * words;
      for (let word = 0; word < words; word += 1) {
        const still = (alive[from] ?? 0) & (takes[at] ?? 0);
        alive[to] = still;
        any |= still;
        to += 1;
        from += 1;
        at += 1;
      }
    }
    return any !== 0;
  }

  /** The front part meets the blocks that begin with this letter, which is `node` of the graph. */
  #meet(letter: number, laid: number, node: number, state: number): void {
    const nodes = this.#search.graph.nodes;
    const row = laid * (this.#most + 2) * this.#blocks.words;
    const groups = this.#groups[letter] ?? [];
    for (let index = 0; index < groups.length; index += 1) {
      const { letters, word, mask } = groups[index] ?? noGroup;
      const alive = (this.#alive[row + word] ?? 0) & mask;
      if (alive === 0) continue;
      let last = node;
      for (let at = 1; at < letters.length && last !== 0; at += 1) {
        last = childrenOf(last) === 0 ? 0 : nodeOf(nodes, childrenOf(last), letters[at] ?? 0);
      }
      if (last === 0) continue;
      this.#onwards.begin(word, laid, alive, (last & endOfWord) !== 0, childrenOf(last), state);
    }
  }
}
