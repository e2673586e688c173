import {
  childrenOf,
  countBits,
  endOfWord,
  firstOf,
  lastSibling,
  letterBit,
  lettersOf,
  nodeOf,
} from '#shared/lexicon/node.ts';
import { letterRow, type Blocks } from './blocks.ts';
import { isDeniedPlay } from './denied-play.ts';
import {
  cellAccepts,
  cellCrossConstant,
  cellCrossFactor,
  cellFlags,
  cellLetter,
  cellLetterFactor,
  cellValue,
  cellWidth,
  cellWordFactor,
  crossed,
} from './grid.ts';
import { faceBytes, isDown, placeBits } from './play-store.ts';
import type { RackAutomaton } from '../pieces/rack-automaton.ts';
import type { Search } from './search.ts';

/**
 * Words from a block to their end. Blocks of equal letters go on together as long as several have taken every letter; what each play
 * scores is worked out when it ends. A block that goes on alone, or meets a further piece, carries its points along.
 */
export class Onwards {
  /** Faces laid so far in the order of the word; those before the block are the caller's. */
  readonly faces = new Uint8Array(faceBytes);
  readonly #packed = new Int32Array(this.faces.buffer);
  readonly #search: Search;
  readonly #blocks: Blocks;
  readonly #cells: Int32Array;
  readonly #nodes: Int32Array;
  readonly #firstOf: Uint8Array;
  readonly #values: Int32Array;
  readonly #automaton: RackAutomaton;
  #word = 0;
  #before = 0;
  /** Of the block that goes on alone: its place with the word's first letter, and the only letter's cell where one is laid. */
  #where = 0;
  #only = 0;
  #sum = 0;
  #factor = 1;
  #crossing = 0;

  constructor(search: Search, blocks: Blocks) {
    this.#search = search;
    this.#blocks = blocks;
    this.#cells = search.grid.cells;
    this.#nodes = search.graph.nodes;
    this.#firstOf = search.rack.firstOf;
    this.#values = search.rack.values;
    this.#automaton = search.automaton;
  }

  /** `before` letters are laid; the `alive` blocks of this number of the bitset took them. `ends`: the word may end with the block. */
  begin(word: number, before: number, alive: number, ends: boolean, list: number, state: number): void {
    this.#word = word;
    this.#before = before;
    if (ends && before > 0) this.#addAll(alive, 0);
    if (list !== 0 && (lettersOf(this.#nodes, list) & (this.#automaton.allowed[state] ?? 0)) !== 0) {
      this.#together(0, list, state, alive);
    }
  }

  /** `behind` letters are laid behind the blocks. */
  #together(behind: number, list: number, state: number, alive: number): void {
    const { words, pieceBehind, noneBehind, takesBehind } = this.#blocks;
    const far = behind * words + this.#word;
    this.#allAlone(alive & (pieceBehind[far] ?? 0), behind, list, state);
    alive &= noneBehind[far] ?? 0;
    if ((alive & (alive - 1)) === 0) {
      this.#allAlone(alive, behind, list, state);
      return;
    }
    const nodes = this.#nodes;
    const automaton = this.#automaton;
    const mask = lettersOf(nodes, list);
    const first = firstOf(list);
    const next = far + words;
    for (let open = mask & (automaton.allowed[state] ?? 0); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      const still = alive & (takesBehind[(behind * letterRow + letter) * words + this.#word] ?? 0);
      if (still === 0) continue;
      const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
      const children = childrenOf(node);
      const ending = (node & endOfWord) === 0 ? 0 : still & (noneBehind[next] ?? 0);
      const meeting = still & (pieceBehind[next] ?? 0);
      const end = this.#firstOf[letter + 1] ?? 0;
      for (let face = this.#firstOf[letter] ?? 0; face < end; face += 1) {
        let to = automaton.next[state * automaton.faces + face] ?? 0;
        if (to === 0) to = automaton.fill(state, face);
        if (to < 0) continue;
        this.faces[this.#before + behind] = face;
        if (ending !== 0) this.#addAll(ending, behind + 1);
        if (children === 0) continue;
        if (meeting !== 0 || (lettersOf(nodes, children) & (automaton.allowed[to] ?? 0)) !== 0) {
          this.#together(behind + 1, children, to, still);
        }
      }
    }
  }

  #allAlone(alive: number, behind: number, list: number, state: number): void {
    const blocks = this.#blocks;
    const cells = this.#cells;
    const letters = lettersOf(this.#nodes, list);
    const allowed = this.#automaton.allowed[state] ?? 0;
    for (; alive !== 0; alive &= alive - 1) {
      const block = this.#word * 32 + 31 - Math.clz32(alive & -alive);
      const cell = (blocks.behind[block] ?? 0) + behind * cellWidth;
      // Most end here: what the square takes, or the piece that lies there, is not how the word goes on.
      const there = cells[cell + cellLetter] ?? 0;
      const accepts =
        there === 0 ? allowed & (cells[cell + cellAccepts] ?? 0) : there > 0 ? letterBit(there) : 0;
      if ((letters & accepts) === 0) continue;
      this.#score(block, behind);
      this.#where = (blocks.where[block] ?? 0) - (this.#before << placeBits);
      this.#only = (this.#before === 1 ? blocks.before[block] : blocks.behind[block]) ?? 0;
      const laid = this.#before + behind;
      this.#alone(cell, behind, list, state, laid, this.#sum, this.#factor, this.#crossing);
    }
  }

  /** Goes on at `cell`, `beyond` squares behind the block: reads the pieces that lie there, then lays a letter. */
  #alone(
    cell: number,
    beyond: number,
    list: number,
    state: number,
    laid: number,
    sum: number,
    factor: number,
    crossing: number,
  ): void {
    const nodes = this.#nodes;
    const automaton = this.#automaton;
    const cells = this.#cells;
    let there = cells[cell + cellLetter] ?? 0;
    while (there > 0) {
      const node = nodeOf(nodes, list, there);
      if (node === 0) return;
      sum += cells[cell + cellValue] ?? 0;
      cell += cellWidth;
      beyond += 1;
      there = cells[cell + cellLetter] ?? 0;
      if ((node & endOfWord) !== 0 && there <= 0) this.#add(beyond, laid, sum * factor + crossing);
      list = childrenOf(node);
      if (list === 0) return;
    }
    if (there < 0) return;
    const mask = lettersOf(nodes, list);
    let open = mask & (automaton.allowed[state] ?? 0) & (cells[cell + cellAccepts] ?? 0);
    if (open === 0) return;
    const first = firstOf(list);
    const next = cells[cell + cellWidth + cellLetter] ?? 0;
    const mayEnd = next <= 0;
    // What the next square takes: a letter of the rack, the piece that lies there, or nothing past the edge.
    const nextAccepts =
      next === 0 ? (cells[cell + cellWidth + cellAccepts] ?? 0) : next > 0 ? letterBit(next) : 0;
    const letterFactor = cells[cell + cellLetterFactor] ?? 1;
    const newFactor = factor * (cells[cell + cellWordFactor] ?? 1);
    const crossFactor = cells[cell + cellCrossFactor] ?? 0;
    const newCrossing = crossing + (cells[cell + cellCrossConstant] ?? 0);
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      const node = nodes[first + countBits(mask & (bit - 1))] ?? lastSibling;
      const children = childrenOf(node);
      const onwards = children === 0 ? 0 : lettersOf(nodes, children) & nextAccepts;
      const ends = mayEnd && (node & endOfWord) !== 0;
      if (onwards === 0 && !ends) continue;
      const end = this.#firstOf[letter + 1] ?? 0;
      for (let face = this.#firstOf[letter] ?? 0; face < end; face += 1) {
        let to = automaton.next[state * automaton.faces + face] ?? 0;
        if (to === 0) to = automaton.fill(state, face);
        if (to < 0) continue;
        this.faces[laid] = face;
        const value = this.#values[face] ?? 0;
        const newSum = sum + value * letterFactor;
        const across = newCrossing + value * crossFactor;
        if (ends) this.#add(beyond + 1, laid + 1, newSum * newFactor + across);
        if ((onwards & (mayEnd ? (automaton.allowed[to] ?? 0) : -1)) !== 0) {
          this.#alone(cell + cellWidth, beyond + 1, children, to, laid + 1, newSum, newFactor, across);
        }
      }
    }
  }

  /** A play of the block that goes on alone; its word ends `beyond` squares behind the block. */
  #add(beyond: number, laid: number, points: number): void {
    if (laid === 1 && this.#isFoundAcross(this.#where, this.#only)) return;
    this.#keep(this.#where + beyond, points + (this.#search.bonuses[laid] ?? 0));
  }

  /** The same letters at each of these blocks, `behind` of them behind it. */
  #addAll(alive: number, behind: number): void {
    const blocks = this.#blocks;
    const laid = this.#before + behind;
    const bonus = this.#search.bonuses[laid] ?? 0;
    for (; alive !== 0; alive &= alive - 1) {
      const block = this.#word * 32 + 31 - Math.clz32(alive & -alive);
      const where = blocks.where[block] ?? 0;
      if (laid === 1) {
        const only = behind === 0 ? blocks.before[block] : blocks.behind[block];
        if (this.#isFoundAcross(where, only ?? 0)) continue;
      }
      this.#score(block, behind);
      const points = this.#sum * this.#factor + this.#crossing + bonus;
      this.#keep(where - (this.#before << placeBits) + behind, points);
    }
  }

  /** A single letter that also forms a word across was found there. */
  #isFoundAcross(where: number, cell: number): boolean {
    return isDown(where) && ((this.#cells[cell + cellFlags] ?? 0) & crossed) !== 0;
  }

  #keep(where: number, score: number): void {
    const search = this.#search;
    if (search.layers.deniedLengths !== 0 && isDeniedPlay(search, where, this.faces)) return;
    const packed = this.#packed;
    search.plays.add(where, score, packed[0] ?? 0, packed[1] ?? 0, packed[2] ?? 0);
  }

  /** Works out what the letters laid so far count at one block. */
  #score(block: number, behind: number): void {
    const cells = this.#cells;
    const values = this.#values;
    const faces = this.faces;
    const before = this.#before;
    let sum = this.#blocks.sums[block] ?? 0;
    let factor = 1;
    let crossing = 0;
    let cell = (this.#blocks.before[block] ?? 0) - (before - 1) * cellWidth;
    for (let laid = 0; laid < before + behind; laid += 1) {
      if (laid === before) cell = this.#blocks.behind[block] ?? 0;
      const value = values[faces[laid] ?? 0] ?? 0;
      sum += value * (cells[cell + cellLetterFactor] ?? 1);
      factor *= cells[cell + cellWordFactor] ?? 1;
      crossing += value * (cells[cell + cellCrossFactor] ?? 0) + (cells[cell + cellCrossConstant] ?? 0);
      cell += cellWidth;
    }
    this.#sum = sum;
    this.#factor = factor;
    this.#crossing = crossing;
  }
}
