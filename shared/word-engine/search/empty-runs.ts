import {
  cellAccepts,
  cellCrossConstant,
  cellCrossFactor,
  cellFlags,
  cellLetter,
  cellLetterFactor,
  cellWidth,
  cellWordFactor,
  crossed,
  start,
  type Grid,
} from './grid.ts';
import { faceBytes, packWhere } from './play-store.ts';
import type { RackWords, RackWordsOfLength } from './rack-words.ts';
import type { Search } from './search.ts';

const longest = 10;
const letterNumbers = 33;

/**
 * Plays whose word takes no piece of the board: a word of the rack on a run of empty squares, touching what lies beside the
 * run. For each run the words that fit are the AND of one bitset for each square that has a neighbour.
 */
export class EmptyRuns {
  readonly #words: RackWords;
  /** Places of the run that have a neighbour beside the line. */
  readonly #touched = new Int32Array(longest);
  readonly #factors = new Int32Array(longest);
  #fit = new Int32Array(64);
  #union = new Int32Array(64);

  constructor(words: RackWords) {
    this.#words = words;
  }

  /** Adds the plays of one line. */
  searchLine(search: Search, direction: number, line: number): void {
    const { grid, rack } = search;
    const cells = grid.cells;
    const base = grid.lineAt(direction, line);
    const squares = grid.squaresOf(direction);
    for (let first = 1; first < squares; first += 1) {
      let at = base + first * cellWidth;
      if ((cells[at - cellWidth + cellLetter] ?? 0) > 0) continue;
      let touched = 0;
      let flags = 0;
      for (let last = first; last < first + rack.pieces && cells[at + cellLetter] === 0; last += 1) {
        flags |= cells[at + cellFlags] ?? 0;
        if (((cells[at + cellFlags] ?? 0) & crossed) !== 0) {
          // A square that takes none of the rack's letters ends every longer run too.
          if (((cells[at + cellAccepts] ?? 0) & rack.mask) === 0) break;
          this.#touched[touched] = last;
          touched += 1;
        }
        at += cellWidth;
        const words = this.#words.byLength[last - first + 1];
        if ((flags & (grid.isEmpty ? start : crossed)) === 0 || words === undefined || words.count === 0)
          continue;
        if (last === first || (cells[at + cellLetter] ?? 0) > 0) continue;
        if (!this.#fitting(grid, base, first, touched, words, rack.mask)) continue;
        this.#add(search, words, base, first, packWhere(direction, line, first, last));
      }
    }
  }

  /** Leaves in `#fit` the words of this length that every crossing line accepts; false where there are none. */
  #fitting(
    grid: Grid,
    base: number,
    first: number,
    touched: number,
    words: RackWordsOfLength,
    rackMask: number,
  ): boolean {
    const { bitsets, bitsetWidth: width, count } = words;
    if (this.#fit.length < width) {
      this.#fit = new Int32Array(2 * width);
      this.#union = new Int32Array(2 * width);
    }
    const fit = this.#fit;
    const union = this.#union;
    if (touched === 0) {
      fit.fill(-1, 0, width);
      if ((count & 31) !== 0) fit[width - 1] = (1 << (count & 31)) - 1;
      return true;
    }
    for (let index = 0; index < touched; index += 1) {
      const place = this.#touched[index] ?? 0;
      let mask = (grid.cells[base + place * cellWidth + cellAccepts] ?? 0) & rackMask;
      const row = (place - first) * letterNumbers;
      const into = index === 0 ? fit : union;
      let isFirst = true;
      for (; mask !== 0; mask &= mask - 1) {
        const from = (row + 32 - Math.clz32(mask & -mask)) * width;
        if (isFirst) for (let at = 0; at < width; at += 1) into[at] = bitsets[from + at] ?? 0;
        else for (let at = 0; at < width; at += 1) into[at] = (into[at] ?? 0) | (bitsets[from + at] ?? 0);
        isFirst = false;
      }
      if (index === 0) continue;
      let any = 0;
      for (let at = 0; at < width; at += 1) {
        const both = (fit[at] ?? 0) & (union[at] ?? 0);
        fit[at] = both;
        any |= both;
      }
      if (any === 0) return false;
    }
    return true;
  }

  /** Scores are a sum over the places: what each letter counts there in both its words, and what is the same for all. */
  #add(search: Search, words: RackWordsOfLength, base: number, first: number, where: number): void {
    const { grid, rack, plays } = search;
    const { length, faces, packed, bitsetWidth } = words;
    const cells = grid.cells;
    const factors = this.#factors;
    const from = base + first * cellWidth;
    let wordFactor = 1;
    for (let place = 0; place < length; place += 1) {
      wordFactor *= cells[from + place * cellWidth + cellWordFactor] ?? 1;
    }
    let constant = search.bonuses[length] ?? 0;
    for (let place = 0; place < length; place += 1) {
      const at = from + place * cellWidth;
      factors[place] = (cells[at + cellLetterFactor] ?? 1) * wordFactor + (cells[at + cellCrossFactor] ?? 0);
      constant += cells[at + cellCrossConstant] ?? 0;
    }
    const values = rack.values;
    for (let number = 0; number < bitsetWidth; number += 1) {
      for (let bits = this.#fit[number] ?? 0; bits !== 0; bits &= bits - 1) {
        const word = number * 32 + 31 - Math.clz32(bits & -bits);
        const letters = word * faceBytes;
        let score = constant;
        for (let place = 0; place < length; place += 1) {
          score += (values[faces[letters + place] ?? 0] ?? 0) * (factors[place] ?? 0);
        }
        plays.add(where, score, packed[word * 3] ?? 0, packed[word * 3 + 1] ?? 0, packed[word * 3 + 2] ?? 0);
      }
    }
  }
}
