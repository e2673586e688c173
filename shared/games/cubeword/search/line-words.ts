import { childrenOf, countBits, endOfWord, firstOf, letterMaskOf } from '#shared/lexicon/node.ts';
import type { WalkedGraph } from '#shared/word-engine/ruled-lexicon.ts';
import { inPool } from './position.ts';
import { emptyNear, numbersOf, type Search } from './singles.ts';
import type { Found } from './moves-ahead.ts';

/** Walks the graph along a line: cubes stay or turn, empty cells are filled, and crossing runs must be words. */
export function lineWords(search: Search, mostCost: number, found: Found): void {
  const { position } = search;
  const { width } = position.grid;
  const starts = startsOf(search, mostCost);
  for (const step of [1, width]) {
    for (const start of starts.get(step) ?? []) {
      if (search.budget.isSpent) return;
      if (position.cells[start - step] !== 0) continue;
      new LineWalk(search, step, mostCost, found).run(start);
    }
  }
}

/** Words that stand alone are short, because they score no more than their moves. */
const mostApart = 2;

function startsOf({ position }: Search, mostCost: number): ReadonlyMap<number, ReadonlySet<number>> {
  const { grid, cellOf } = position;
  const lying = [...cellOf].filter((cell) => cell !== inPool);
  const apart = lying.length === 0 || mostCost <= mostApart ? [grid.apart] : [];
  const met = [...lying, ...emptyNear(position, 1)];
  return new Map(
    [1, grid.width].map((step) => [
      step,
      new Set([
        ...met.flatMap((cell) => Array.from({ length: mostCost + 1 }, (_, back) => cell - back * step)),
        ...(step === 1 ? apart : []),
      ]),
    ]),
  );
}

class LineWalk {
  readonly #search: Search;
  readonly #step: number;
  readonly #cross: number;
  readonly #mostCost: number;
  readonly #found: Found;
  readonly #word = new Uint8Array(64);
  #changes = 0;
  #meets = 0;

  constructor(search: Search, step: number, mostCost: number, found: Found) {
    this.#search = search;
    this.#step = step;
    this.#cross = step === 1 ? search.position.grid.width : 1;
    this.#mostCost = mostCost;
    this.#found = found;
  }

  run(start: number): void {
    const isFree = start === this.#search.position.grid.apart;
    this.#meets = isFree ? 1 : 0;
    for (const graph of this.#search.lookup.graphs) this.#walk(graph, graph.root, start, 0);
  }

  #walk(graph: WalkedGraph, list: number, cell: number, length: number): void {
    const { position, budget } = this.#search;
    if (list === 0 || budget.isSpent) return;
    budget.spend();
    const there = position.letterAt(cell);
    const mask = letterMaskOf(graph.nodes, list);
    const left = this.#mostCost - this.#changes;
    const open = left > 0 ? this.#letters(cell, there) : there === 0 ? 0 : 1 << (there - 1);
    const wasMet = this.#meets;
    if (there !== 0 || this.#isBeside(cell)) this.#meets += 1;
    for (const letter of numbersOf(mask & open)) {
      const node = graph.nodes[firstOf(list) + countBits(mask & ((1 << (letter - 1)) - 1))] ?? 0;
      this.#word[length] = letter;
      if (letter === there) this.#goOn(graph, node, cell, length);
      else {
        const change =
          there === 0
            ? position.siting(cell, letter)
            : position.facing((position.cells[cell] ?? 0) - 1, letter);
        if (change === undefined) continue;
        const before = position.make(change);
        this.#changes += 1;
        this.#goOn(graph, node, cell, length);
        this.#changes -= 1;
        position.undo(before);
      }
    }
    this.#meets = wasMet;
  }

  #goOn(graph: WalkedGraph, node: number, cell: number, length: number): void {
    const next = cell + this.#step;
    const isWhole = (node & endOfWord) !== 0 && this.#search.position.letterAt(next) === 0;
    if (isWhole && length > 0 && this.#changes > 0 && this.#meets > 0) {
      if (!this.#search.lookup.isDenied(this.#word.subarray(0, length + 1))) this.#found();
    }
    this.#walk(graph, childrenOf(node), next, length + 1);
  }

  #isBeside(cell: number): boolean {
    const { position } = this.#search;
    return position.letterAt(cell - this.#cross) !== 0 || position.letterAt(cell + this.#cross) !== 0;
  }

  #letters(cell: number, there: number): number {
    const { position, lookup } = this.#search;
    const good = this.#isBeside(cell) ? lookup.lettersFor(position, cell, this.#cross) : lookup.anyLetter;
    return there === 0 ? good : good | (1 << (there - 1));
  }
}
