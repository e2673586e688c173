import {
  childrenOf,
  countBits,
  endOfWord,
  firstOf,
  lastSibling,
  letterBits,
  letterMaskOf,
  nodeOf,
  separator,
} from '#shared/lexicon/node.ts';
import {
  cellAccepts,
  cellCrossConstant,
  cellCrossFactor,
  cellLetter,
  cellLetterFactor,
  cellValue,
  cellWidth,
  cellWordFactor,
} from './grid.ts';
import { faceBytes, packWhere } from './play-store.ts';
import type { RackAutomaton } from '../pieces/rack-automaton.ts';
import { highestValues } from '../pieces/rack-faces.ts';
import { isDeniedPlay, type Search } from './search.ts';
import type { Slot } from './slots.ts';

const mostSteps = 24;

/**
 * The slot is exact, so it is known what each square counts, and a path ends once the rack cannot bring the missing
 * points. A slot with pieces is searched with the GADDAG from its first block, any other with the DAWG.
 */
export class SlotSearch {
  readonly #search: Search;
  readonly #automaton: RackAutomaton;
  readonly #wanted: { readonly least: number };
  readonly #faces = new Uint8Array(faceBytes);
  readonly #packed = new Int32Array(this.#faces.buffer);
  /** At the index of each step are the letter to pass or 0, the letters accepted, and the factor of a letter laid. */
  readonly #letters = new Int32Array(mostSteps);
  readonly #accepts = new Int32Array(mostSteps);
  readonly #coefficients = new Int32Array(mostSteps);
  /** At the index of each step are the most points that the rack can bring from there on. */
  readonly #shadow = new Int32Array(mostSteps);
  readonly #sorted = new Int32Array(mostSteps);
  readonly #highest: Int32Array;
  #steps = 0;
  /** The word turns to the right before this step; -1 if it does not turn. */
  #turn = 0;
  /** This many letters are laid before the first block, from last to first. */
  #left = 0;
  #where = 0;

  constructor(search: Search, automaton: RackAutomaton, wanted: { readonly least: number }) {
    this.#search = search;
    this.#automaton = automaton;
    this.#wanted = wanted;
    this.#highest = highestValues(search.rack);
  }

  run(slot: Slot): void {
    const { graph, grid } = this.#search;
    const base = grid.lineAt(slot.direction, slot.line);
    const cells = grid.cells;
    const isPiece = (place: number): boolean => (cells[base + place * cellWidth + cellLetter] ?? 0) > 0;
    let block = slot.first;
    while (block <= slot.last && !isPiece(block)) block += 1;
    this.#steps = 0;
    if (block > slot.last) {
      this.#turn = -1;
      this.#left = 0;
      this.#where = packWhere(slot.direction, slot.line, slot.first, slot.last);
      this.#begin(graph.root, this.#prepare(slot, base, slot.first, slot.first));
      return;
    }
    let behind = block;
    while (isPiece(behind)) behind += 1;
    let list = graph.gaddag;
    let node = 0;
    for (let place = behind - 1; place >= block; place -= 1) {
      node = nodeOf(graph.nodes, list, cells[base + place * cellWidth + cellLetter] ?? 0);
      if (node === 0) return;
      list = childrenOf(node);
      if (list === 0) return;
    }
    this.#where = packWhere(slot.direction, slot.line, slot.first, slot.last);
    this.#left = block - slot.first;
    this.#turn = behind > slot.last ? -1 : this.#left;
    this.#begin(list, this.#prepare(slot, base, block, behind));
  }

  #begin(list: number, points: number): void {
    this.#walk(0, list, this.#automaton.start, 0, points);
  }

  /** Sets the steps left of the block, then those right of it; returns the points that every play there scores. */
  #prepare(slot: Slot, base: number, block: number, behind: number): number {
    const cells = this.#search.grid.cells;
    let wordFactor = 1;
    let sum = 0;
    let laid = 0;
    let constant = 0;
    for (let place = slot.first; place <= slot.last; place += 1) {
      const at = base + place * cellWidth;
      if ((cells[at + cellLetter] ?? 0) > 0) sum += cells[at + cellValue] ?? 0;
      else {
        wordFactor *= cells[at + cellWordFactor] ?? 1;
        constant += cells[at + cellCrossConstant] ?? 0;
        laid += 1;
      }
    }
    for (let place = block - 1; place >= slot.first; place -= 1)
      this.#addStep(base + place * cellWidth, wordFactor);
    for (let place = behind; place <= slot.last; place += 1)
      this.#addStep(base + place * cellWidth, wordFactor);
    this.#boundSteps();
    return constant + sum * wordFactor + (this.#search.bonuses[laid] ?? 0);
  }

  #addStep(at: number, wordFactor: number): void {
    const cells = this.#search.grid.cells;
    const step = this.#steps;
    const letter = cells[at + cellLetter] ?? 0;
    this.#letters[step] = letter;
    this.#accepts[step] = cells[at + cellAccepts] ?? 0;
    this.#coefficients[step] =
      letter > 0 ? 0 : (cells[at + cellLetterFactor] ?? 1) * wordFactor + (cells[at + cellCrossFactor] ?? 0);
    this.#steps = step + 1;
  }

  #boundSteps(): void {
    const sorted = this.#sorted;
    let open = 0;
    this.#shadow[this.#steps] = 0;
    for (let step = this.#steps - 1; step >= 0; step -= 1) {
      const coefficient = this.#coefficients[step] ?? 0;
      if ((this.#letters[step] ?? 0) === 0) {
        let at = open;
        for (; at > 0 && (sorted[at - 1] ?? 0) < coefficient; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
        sorted[at] = coefficient;
        open += 1;
      }
      let most = 0;
      for (let index = 0; index < open; index += 1)
        most += (sorted[index] ?? 0) * (this.#highest[index] ?? 0);
      this.#shadow[step] = most;
    }
  }

  #walk(step: number, list: number, state: number, laid: number, points: number): void {
    const { graph, rack } = this.#search;
    const automaton = this.#automaton;
    const nodes = graph.nodes;
    if (step === this.#turn) {
      const turn = nodes[firstOf(list)] ?? lastSibling;
      if ((turn & letterBits) !== separator) return;
      list = childrenOf(turn);
    }
    if (points + (this.#shadow[step] ?? 0) < this.#wanted.least) return;
    const isLast = step + 1 === this.#steps;
    const there = this.#letters[step] ?? 0;
    if (there > 0) {
      const node = nodeOf(nodes, list, there);
      if (node === 0) return;
      if (isLast) {
        if ((node & endOfWord) !== 0) this.#take(points);
      } else if (childrenOf(node) !== 0) this.#walk(step + 1, childrenOf(node), state, laid, points);
      return;
    }
    const mask = letterMaskOf(nodes, list);
    let open = mask & (automaton.allowed[state] ?? 0) & (this.#accepts[step] ?? 0);
    if (open === 0) return;
    const nodeList = firstOf(list);
    const first = ((nodes[nodeList] ?? 0) & letterBits) === separator ? nodeList + 1 : nodeList;
    const coefficient = this.#coefficients[step] ?? 0;
    const most = this.#shadow[step + 1] ?? 0;
    while (open !== 0) {
      const bit = open & -open;
      open ^= bit;
      const letter = 32 - Math.clz32(bit);
      const node = nodes[first + countBits(mask & (bit - 1))] ?? lastSibling;
      const children = childrenOf(node);
      if (isLast ? (node & endOfWord) === 0 : children === 0) continue;
      const end = rack.firstOf[letter + 1] ?? 0;
      for (let face = rack.firstOf[letter] ?? 0; face < end; face += 1) {
        const now = points + (rack.values[face] ?? 0) * coefficient;
        if (now + most < this.#wanted.least) continue;
        let to = automaton.next[state * automaton.faces + face] ?? 0;
        if (to === 0) to = automaton.fill(state, face);
        if (to < 0) continue;
        this.#faces[step < this.#left ? this.#left - 1 - step : laid] = face;
        if (isLast) this.#take(now);
        else this.#walk(step + 1, children, to, laid + 1, now);
      }
    }
  }

  #take(points: number): void {
    const search = this.#search;
    if (search.layers.deniedLengths !== 0 && isDeniedPlay(search, this.#where, this.#faces)) return;
    const packed = this.#packed;
    search.plays.add(this.#where, points, packed[0] ?? 0, packed[1] ?? 0, packed[2] ?? 0);
  }
}
