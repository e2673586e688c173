import type { WalkedGraph } from '../ruled-lexicon.ts';
import { isDeniedPlay, type BestSoFar, type Search } from '../search/search.ts';
import * as at from './layout.ts';
import { loadBlocks, loadRack } from './load-search.ts';
import { startKernel, type KernelCalls } from './web-assembly.ts';

const playWidth = 5;
const leastNumber = -(2 ** 31);

/** All engines of a thread over the same buffer of nodes share one kernel, or none. */
const opened = new WeakMap<ArrayBufferLike, { readonly kernel: Kernel | undefined }>();

/**
 * Runs the search in WebAssembly, compiled from `assembly`, for racks of up to seven pieces. A search that lacks room
 * returns false, and the plain search must be used instead.
 */
export class Kernel {
  readonly #numbers: Int32Array;
  readonly #bytes: Uint8Array;
  readonly #path: Uint8Array;
  readonly #calls: KernelCalls;
  readonly #graph: WalkedGraph;
  /** At the index of each letter is its highest value in any search so far; the tails hold for values up to these. */
  readonly #letterValues = new Int32Array(64);
  #hasTails = false;
  #search: Search | undefined;
  #progress: (done: number, total: number) => void = () => undefined;
  #least: () => number = () => leastNumber;

  static over(graph: WalkedGraph): Kernel | undefined {
    const known = opened.get(graph.nodes.buffer);
    if (known !== undefined) return known.kernel;
    const kernel = Kernel.#start(graph);
    opened.set(graph.nodes.buffer, { kernel });
    return kernel;
  }

  static #start(graph: WalkedGraph): Kernel | undefined {
    const kernel = (): Kernel => own;
    // Two bytes of tail for each node lie behind the nodes.
    const started = startKernel(at.nodesAt + 6 * graph.nodes.length, {
      takePlays: (plays) => kernel().#takePlays(plays),
      isDenied: (place) => kernel().#isDenied(place),
      tellLetter: (letter) => {
        kernel().#progress(letter, 0);
      },
      tellSlot: (done, slots) => {
        kernel().#progress(done, slots);
      },
    });
    if (started === undefined) return undefined;
    const own = new Kernel(started.memory.buffer, started.calls, graph);
    return own;
  }

  private constructor(memory: ArrayBuffer, calls: KernelCalls, graph: WalkedGraph) {
    this.#numbers = new Int32Array(memory);
    this.#bytes = new Uint8Array(memory);
    this.#path = this.#bytes.subarray(at.pathAt, at.pathAt + 12);
    this.#calls = calls;
    this.#graph = graph;
    this.#numbers.set(graph.nodes, at.nodesAt / 4);
  }

  /** Adds all plays of one graph to `search.plays`; false means no room, and the plays must be cleared. */
  findAll(search: Search, progress: (letter: number) => void): boolean {
    this.#least = () => leastNumber;
    this.#progress = progress;
    if (!this.#open(search)) return false;
    const blocks = loadBlocks(search, this.#numbers, this.#bytes);
    if (blocks === undefined) return false;
    return this.#calls.findAll(blocks.words, blocks.takesRow, blocks.beginnings) !== 0;
  }

  /** Adds the best plays of one graph to `search.plays`, which is `wanted`. False means the same as for `findAll`. */
  findBest(search: Search, wanted: BestSoFar, progress: (done: number, total: number) => void): boolean {
    this.#least = () => wanted.least;
    this.#progress = progress;
    if (!this.#open(search)) return false;
    this.#admit(search);
    return this.#calls.findBest() !== 0;
  }

  #open(search: Search): boolean {
    if (!loadRack(search, this.#numbers, this.#bytes)) return false;
    const { graph, rack, grid, layers } = search;
    this.#search = search;
    this.#calls.open(
      graph.root,
      graph.gaddag,
      rack.count,
      rack.pieces,
      rack.mask,
      grid.width,
      grid.height,
      grid.neededFlag,
      layers.deniedLengths !== 0,
    );
    return true;
  }

  /** Computes the tails anew when the rack shows a letter of a higher value than before. */
  #admit({ rack }: Search): void {
    const values = this.#letterValues;
    let isDearer = !this.#hasTails;
    for (let face = 0; face < rack.count; face += 1) {
      const letter = rack.letters[face] ?? 0;
      const value = rack.values[face] ?? 0;
      if (value <= (values[letter] ?? 0)) continue;
      values[letter] = value;
      isDearer = true;
    }
    if (!isDearer) return;
    const { nodes, roots } = this.#graph;
    this.#numbers.set(values, at.letterValuesAt / 4);
    this.#calls.clearTails(at.nodesAt + 4 * nodes.length, 2 * nodes.length);
    for (const root of roots) this.#calls.workOutTails(root);
    this.#hasTails = true;
  }

  #takePlays(plays: number): number {
    if (plays > 0) {
      const from = at.playStoreAt / 4;
      this.#search?.plays.addAll(this.#numbers.subarray(from, from + plays * playWidth));
    }
    return Math.min(Math.max(this.#least(), leastNumber), -(leastNumber + 1));
  }

  #isDenied(place: number): boolean {
    const search = this.#search;
    if (search === undefined) return false;
    if (place >= 0) return isDeniedPlay(search, place, this.#path);
    return search.layers.isDenied(
      this.#path.subarray(0, -place).map((face) => search.rack.letters[face] ?? 0),
    );
  }
}
