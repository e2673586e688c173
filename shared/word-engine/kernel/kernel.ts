import type { WalkedGraph } from '../layers.ts';
import { isDeniedPlay } from '../search/denied-play.ts';
import { packWhere } from '../search/play-store.ts';
import type { Search } from '../search/search.ts';
import { loadBlocks, loadRack } from './load-search.ts';
import * as at from './source/layout.ts';
import { startKernel, type KernelCalls } from './web-assembly.ts';

/** Numbers a play takes in the store. */
const playWidth = 5;
const leastNumber = -(2 ** 31);

/** The graphs of one engine in the kernel's memory, and where each begins there. */
interface Placed {
  readonly graph: WalkedGraph;
  readonly nodes: number;
  readonly tails: number;
}

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
  readonly #placed: readonly Placed[];
  #search: Search | undefined;
  #progress: (letter: number) => void = () => undefined;
  /** Points that a play must have, told after each play. */
  #least: () => number = () => leastNumber;

  /** Undefined where the host has no WebAssembly for us. */
  static open(graphs: readonly WalkedGraph[]): Kernel | undefined {
    let end = at.graphsAt;
    const placed = graphs.map((graph) => {
      const nodes = end;
      const tails = nodes + 4 * graph.nodes.length;
      end = (tails + graph.nodes.length + 3) & ~3;
      return { graph, nodes, tails };
    });
    const kernel = (): Kernel => own;
    const started = startKernel(end, {
      takePlays: (plays) => {
        kernel().#takePlays(plays);
      },
      isDenied: (place) => (kernel().#isDenied(place) ? 1 : 0),
      tellLetter: (letter) => {
        kernel().#progress(letter);
      },
    });
    if (started === undefined) return undefined;
    const own = new Kernel(started.memory.buffer, started.calls, placed);
    return own;
  }

  private constructor(memory: ArrayBuffer, calls: KernelCalls, placed: readonly Placed[]) {
    this.#numbers = new Int32Array(memory);
    this.#bytes = new Uint8Array(memory);
    this.#path = this.#bytes.subarray(at.pathAt, at.pathAt + 12);
    this.#calls = calls;
    this.#placed = placed;
    for (const { graph, nodes } of placed) this.#numbers.set(graph.nodes, nodes / 4);
  }

  /** Works out what each letter of these values comes to in the tails of a graph (see `TailValues`), and keeps them. */
  workOutTails(graph: WalkedGraph, values: Int32Array): void {
    const place = this.#place(graph);
    if (place === undefined) return;
    this.#numbers.set(values, at.letterValuesAt / 4);
    this.#numbers[at.rootAt / 4] = graph.root;
    this.#calls.workOutTails(graph.gaddag, graph.nodes.length);
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
    const place = this.#place(search.graph);
    if (place === undefined || !loadRack(search, this.#numbers, this.#bytes)) return false;
    this.#search = search;
    return true;
  }

  /** Says which graph is walked. */
  #place(graph: WalkedGraph): Placed | undefined {
    const place = this.#placed.find((one) => one.graph === graph);
    if (place === undefined) return undefined;
    this.#numbers[at.nodesAt / 4] = place.nodes;
    this.#numbers[at.tailsAt / 4] = place.tails;
    return place;
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
