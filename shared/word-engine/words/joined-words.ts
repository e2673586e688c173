import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { childrenOf, endOfWord, nodeOf } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { WalkedGraph, RuledLexicon } from '../ruled-lexicon.ts';

/** A row has places in the given list, in the order of joining. */
export type JoinedRow = readonly number[];

/** Finds each row of two or more spellings, each used once, that joins to a word: short rows first, then as listed. */
export function joinedWords(
  layers: RuledLexicon,
  alphabet: string,
  spellings: readonly string[],
): readonly JoinedRow[] {
  const numbers = letterNumbers(alphabet);
  const parts = spellings.map((word) => Array.from(word, (letter) => numbers[letter.charCodeAt(0)] ?? 0));
  const found = layers.graphs.flatMap((graph) => [...new RowWalk(graph, layers, parts).run()]);
  return found.sort((one, other) => one.length - other.length || inOrder(one, other));
}

function inOrder(one: JoinedRow, other: JoinedRow): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

class RowWalk {
  readonly #graph: WalkedGraph;
  readonly #layers: RuledLexicon;
  readonly #parts: readonly (readonly number[])[];
  readonly #row: number[] = [];
  readonly #letters: number[] = [];

  constructor(graph: WalkedGraph, layers: RuledLexicon, parts: readonly (readonly number[])[]) {
    this.#graph = graph;
    this.#layers = layers;
    this.#parts = parts;
  }

  run(): Generator<JoinedRow> {
    return this.#rowsFrom(this.#graph.root);
  }

  *#rowsFrom(list: number): Generator<JoinedRow> {
    for (const [place, part] of this.#parts.entries()) {
      if (this.#row.includes(place) || this.#letters.length + part.length > wordLengths.most) continue;
      const node = this.#nodeAfter(list, part);
      if (node === 0) continue;
      this.#row.push(place);
      this.#letters.push(...part);
      const isWord = (node & endOfWord) !== 0 && this.#row.length > 1;
      if (isWord && !this.#layers.isDenied(this.#letters)) yield [...this.#row];
      yield* this.#rowsFrom(childrenOf(node));
      this.#letters.length -= part.length;
      this.#row.pop();
    }
  }

  #nodeAfter(list: number, part: readonly number[]): number {
    let node = 0;
    let at = list;
    for (const letter of part) {
      // A letter outside the alphabet is 0, which would be the separator in the graph.
      node = at === 0 || letter === 0 ? 0 : nodeOf(this.#graph.nodes, at, letter);
      if (node === 0) return 0;
      at = childrenOf(node);
    }
    return node;
  }
}
