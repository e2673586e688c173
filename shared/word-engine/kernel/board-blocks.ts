import { cellAccepts, cellLetter, cellValue, cellWidth } from '../search/grid.ts';
import { packWhere } from '../search/play-store.ts';
import type { Search } from '../search/search.ts';

const perWord = 32;
/** Letters have the numbers 1 to 32. */
export const letterRow = 33;

/** A group is blocks with the same letters, whose bits (`mask`) lie in one number (`word`) of a bitset. */
export interface BlockGroup {
  readonly letters: readonly number[];
  readonly word: number;
  readonly mask: number;
}

/** A block is a run of pieces across or down; bit `b % 32` of number `b / 32` in each bitset is that of block `b`. */
export class Blocks {
  readonly groups: readonly BlockGroup[];
  readonly words: number;
  /** At the index of each block are the offsets in `Grid.cells` of the cells right before and right behind it. */
  readonly before: Int32Array;
  readonly behind: Int32Array;
  readonly where: Int32Array;
  readonly sums: Int32Array;
  /**
   * At (distance x 33 + letter) x `words` are the blocks with a free square at this distance that takes the letter. The
   * square right behind the previous block is left out, because words through both blocks belong to the previous one.
   */
  readonly takesBefore: Int32Array;
  readonly takesBehind: Int32Array;
  /** At distance x `words` are the blocks with a piece there behind free squares, and those without. */
  readonly pieceBehind: Int32Array;
  readonly noneBehind: Int32Array;

  constructor(search: Search) {
    const found = blocksOf(search);
    const order = groupsOf(found);
    this.groups = order.groups;
    this.words = order.words;
    const room = this.words * perWord;
    const far = search.rack.pieces + 1;
    this.before = new Int32Array(room);
    this.behind = new Int32Array(room);
    this.where = new Int32Array(room);
    this.sums = new Int32Array(room);
    this.takesBefore = new Int32Array(far * letterRow * this.words);
    this.takesBehind = new Int32Array(far * letterRow * this.words);
    this.pieceBehind = new Int32Array(far * this.words);
    this.noneBehind = new Int32Array(far * this.words);
    found.forEach((block, index) => {
      this.#enter(search, block, order.numbers[index] ?? 0);
    });
  }

  #enter({ grid, rack }: Search, { direction, line, first, last, limit, sum }: Found, block: number): void {
    const cells = grid.cells;
    const base = grid.lineAt(direction, line);
    const word = block >>> 5;
    const bit = 1 << (block & 31);
    const before = base + (first - 1) * cellWidth;
    const behind = base + (last + 1) * cellWidth;
    this.before[block] = before;
    this.behind[block] = behind;
    this.where[block] = packWhere(direction, line, first, last);
    this.sums[block] = sum;
    for (let far = 0; far < rack.pieces && first - 1 - far >= limit; far += 1) {
      this.#take(
        this.takesBefore,
        far,
        (cells[before - far * cellWidth + cellAccepts] ?? 0) & rack.mask,
        word,
        bit,
      );
    }
    for (let far = 0; far <= rack.pieces; far += 1) {
      const letter = cells[behind + far * cellWidth + cellLetter] ?? 0;
      const at = far * this.words + word;
      if (letter > 0) this.pieceBehind[at] = (this.pieceBehind[at] ?? 0) | bit;
      else this.noneBehind[at] = (this.noneBehind[at] ?? 0) | bit;
      if (letter !== 0 || far === rack.pieces) break;
      this.#take(
        this.takesBehind,
        far,
        (cells[behind + far * cellWidth + cellAccepts] ?? 0) & rack.mask,
        word,
        bit,
      );
    }
  }

  #take(takes: Int32Array, far: number, letters: number, word: number, bit: number): void {
    for (let open = letters; open !== 0; open &= open - 1) {
      const at = (far * letterRow + 32 - Math.clz32(open & -open)) * this.words + word;
      takes[at] = (takes[at] ?? 0) | bit;
    }
  }
}

interface Found {
  readonly direction: number;
  readonly line: number;
  readonly first: number;
  readonly last: number;
  /** A word whose first block is this one begins here at the earliest. */
  readonly limit: number;
  readonly sum: number;
  readonly letters: string;
}

function blocksOf({ grid }: Search): readonly Found[] {
  const cells = grid.cells;
  const found: Found[] = [];
  for (let direction = 0; direction < 2; direction += 1) {
    for (let line = 0; line < grid.linesOf(direction); line += 1) {
      const base = grid.lineAt(direction, line);
      const letterAt = (place: number): number => cells[base + place * cellWidth + cellLetter] ?? 0;
      let limit = 1;
      for (let place = 1; place <= grid.squaresOf(direction); place += 1) {
        const first = place;
        let letters = '';
        let sum = 0;
        for (; letterAt(place) > 0; place += 1) {
          letters += String.fromCharCode(letterAt(place));
          sum += cells[base + place * cellWidth + cellValue] ?? 0;
        }
        if (place === first) continue;
        found.push({ direction, line, first, last: place - 1, limit, sum, letters });
        limit = place + 1;
      }
    }
  }
  return found;
}

/** Blocks of equal letters get adjacent bits of one number; `numbers` has the same index as `blocks`. */
function groupsOf(blocks: readonly Found[]) {
  const places = new Map<string, number[]>();
  blocks.forEach(({ letters }, place) => {
    const same = places.get(letters);
    if (same === undefined) places.set(letters, [place]);
    else same.push(place);
  });
  const numbers = new Int32Array(blocks.length);
  const groups: BlockGroup[] = [];
  let next = 0;
  for (const [letters, same] of places) {
    for (let from = 0; from < same.length; from += perWord) {
      const part = same.slice(from, from + perWord);
      if ((next & 31) + part.length > perWord) next = ((next >>> 5) + 1) * perWord;
      const mask = (part.length === perWord ? -1 : (1 << part.length) - 1) << (next & 31);
      groups.push({
        letters: Array.from(letters, (letter) => letter.charCodeAt(0)),
        word: next >>> 5,
        mask,
      });
      for (const place of part) {
        numbers[place] = next;
        next += 1;
      }
    }
  }
  return { groups, numbers, words: (next + perWord - 1) >>> 5 };
}
