import type { WalkedGraph } from '../layers.ts';
import { TailValues } from '../search/tail-values.ts';
import { isDeniedPlay } from '../search/denied-play.ts';
import { packWhere } from '../search/play-store.ts';
import type { Search } from '../search/search.ts';
import { loadBlocks, loadRack } from './load-search.ts';
import * as at from './source/layout.ts';
import { startKernel, type KernelCalls } from './web-assembly.ts';

/** Numbers a play takes in the store. */
const playWidth = 5;
const leastNumber = -(2 ** 31);

/** By the buffer of a graph's nodes: its kernel, or that there can be none. One serves all engines of a thread over these nodes. */
const opened = new WeakMap<ArrayBufferLike, { readonly kernel: Kernel | undefined }>();

/**
 * The searches of this folder's neighbour `search` as a program of WebAssembly, compiled from `source`: the same steps over the
 * same graph, so the same plays in the same order. It takes racks of up to seven pieces; whatever finds no room answers false
 * and is searched by TypeScript, which every search can be.
 */
export class Kernel {
  readonly #numbers: Int32Array;
  readonly #bytes: Uint8Array;
  readonly #path: Uint8Array;
  readonly #calls: KernelCalls;
  /** The most that the rest of a word counts, for the dearest values that any engine has met. */
  readonly tails: TailValues;
  #search: Search | undefined;
  #progress: (letter: number) => void = () => undefined;
  /** Points that a play must have, told after each play. */
  #least: () => number = () => leastNumber;

  /** Undefined where the host has no WebAssembly for us. */
  static over(graph: WalkedGraph): Kernel | undefined {
    const known = opened.get(graph.nodes.buffer);
    if (known !== undefined) return known.kernel;
    const kernel = Kernel.#start(graph);
    opened.set(graph.nodes.buffer, { kernel });
    return kernel;
  }

  static #start(graph: WalkedGraph): Kernel | undefined {
    const kernel = (): Kernel => own;
    // A byte of tail for each node lies behind the nodes.
    const started = startKernel(at.graphsAt + 5 * graph.nodes.length, {
      takePlays: (plays) => {
        kernel().#takePlays(plays);
      },
      isDenied: (place) => (kernel().#isDenied(place) ? 1 : 0),
      tellLetter: (letter) => {
        kernel().#progress(letter);
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
    this.tails = new TailValues(graph, this);
    this.#numbers.set(graph.nodes, at.graphsAt / 4);
    this.#numbers[at.nodesAt / 4] = at.graphsAt;
    this.#numbers[at.tailsAt / 4] = at.graphsAt + 4 * graph.nodes.length;
  }

  /** Works out what each letter of these values comes to in the tails of a graph (see `TailValues`), and keeps them. */
  workOutTails({ nodes, roots }: WalkedGraph, values: Int32Array): void {
    this.#numbers.set(values, at.letterValuesAt / 4);
    this.#calls.clearTails(nodes.length);
    for (const root of roots) this.#calls.workOutTails(root);
  }

  /** All plays of one graph into the search's sink; false where there was no room, and what came is to be thrown away. */
  findAll(search: Search, progress: (letter: number) => void): boolean {
    const { grid } = search;
    this.#progress = progress;
    this.#least = () => leastNumber;
    if (!this.#load(search) || !loadBlocks(search, this.#numbers, this.#bytes)) return false;
    const calls = this.#calls;
    calls.reset();
    calls.walkFronts();
    calls.indexWords();
    if (this.#hasOverflowed()) return false;
    for (let direction = 0; direction < 2; direction += 1) {
      for (let line = 0; line < grid.linesOf(direction); line += 1) {
        const base = at.cellsAt + 4 * grid.lineAt(direction, line);
        calls.searchLine(base, grid.squaresOf(direction), packWhere(direction, line, 0, 0));
      }
    }
    calls.handOver();
    return !this.#hasOverflowed();
  }

  /** Makes ready for the slots of a search, the tails of whose graph are worked out; `least` is asked after each play. */
  openSlots(search: Search, least: () => number): boolean {
    this.#least = least;
    if (!this.#load(search)) return false;
    this.#calls.reset();
    this.#tellLeast();
    return true;
  }

  /** By step of a slot: where `SlotSearch` writes what it knows of it. */
  stepsOf(from: number, steps: number): Int32Array {
    return this.#numbers.subarray(from / 4, from / 4 + steps);
  }

  /** False where there was no room, and what came is not all. */
  walkSlot(slot: SlotWalk): boolean {
    const numbers = this.#numbers;
    numbers[at.stepsAt / 4] = slot.steps;
    numbers[at.turnAt / 4] = slot.turn;
    numbers[at.leftAt / 4] = slot.left;
    numbers[at.placeAt / 4] = slot.where;
    this.#calls.walkSlot(0, slot.list, 1, 0, slot.points);
    return !this.#hasOverflowed();
  }

  #load(search: Search): boolean {
    if (!loadRack(search, this.#numbers, this.#bytes)) return false;
    this.#search = search;
    return true;
  }

  #takePlays(plays: number): void {
    const from = at.playStoreAt / 4;
    this.#search?.plays.addAll(this.#numbers.subarray(from, from + plays * playWidth));
    this.#tellLeast();
  }

  #tellLeast(): void {
    this.#numbers[at.leastAt / 4] = Math.min(Math.max(this.#least(), leastNumber), -(leastNumber + 1));
  }

  #isDenied(place: number): boolean {
    const search = this.#search;
    if (search === undefined) return false;
    if (place >= 0) return isDeniedPlay(search, place, this.#path);
    return search.layers.isDenied(
      this.#path.subarray(0, -place).map((face) => search.rack.letters[face] ?? 0),
    );
  }

  #hasOverflowed(): boolean {
    return this.#numbers[at.overflowAt / 4] !== 0;
  }
}

/** A slot that is to be walked, as `SlotSearch` prepares it. */
export interface SlotWalk {
  readonly steps: number;
  readonly turn: number;
  readonly left: number;
  readonly where: number;
  readonly list: number;
  readonly points: number;
}
