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
  crossedFlag,
  startFlag,
} from './grid.ts';
import { letterBit } from '#shared/lexicon/node.ts';
import { highestValues, type RackFaces } from '../pieces/rack-faces.ts';
import type { Search } from './search.ts';

/** A word of a slot goes exactly from the first to the last square, and its play scores at most `bound`. */
export interface Slot {
  readonly direction: number;
  readonly line: number;
  readonly first: number;
  readonly last: number;
  readonly bound: number;
}

/**
 * Returns every slot, the best bound first: the rack's highest letters lie where they count most, even if they spell no
 * word ("shadow play", as Macondo and MAGPIE call it). Beside a neighbour only accepted letters count.
 */
export function slotsOf(search: Search): readonly Slot[] {
  const slots: Slot[] = [];
  const shadow = new Shadow(search.rack);
  for (let direction = 0; direction < 2; direction += 1) {
    for (let line = 0; line < search.grid.linesOf(direction); line += 1) {
      slotsOfLine(search, direction, line, shadow, slots);
    }
  }
  return slots.sort((one, other) => other.bound - one.bound);
}

function slotsOfLine(search: Search, direction: number, line: number, shadow: Shadow, slots: Slot[]): void {
  const { grid, rack } = search;
  const cells = grid.cells;
  const base = grid.lineAt(direction, line);
  const squares = grid.squaresOf(direction);
  for (let first = 1; first <= squares; first += 1) {
    if ((cells[base + (first - 1) * cellWidth + cellLetter] ?? 0) > 0) continue;
    let flags = 0;
    let pieces = 0;
    shadow.clear();
    for (let last = first; last <= squares; last += 1) {
      const at = base + last * cellWidth;
      if ((cells[at + cellLetter] ?? 0) > 0) {
        pieces += 1;
        shadow.passPiece(cells[at + cellValue] ?? 0);
      } else {
        if (shadow.laid === rack.pieces) break;
        const isCrossed = ((cells[at + cellFlags] ?? 0) & crossedFlag) !== 0;
        const accepts = (cells[at + cellAccepts] ?? 0) & rack.mask;
        if (accepts === 0) break;
        flags |= cells[at + cellFlags] ?? 0;
        shadow.lay(cells, at, isCrossed ? accepts : 0);
      }
      if (last === first || shadow.laid === 0) continue;
      if ((cells[at + cellWidth + cellLetter] ?? 0) > 0) continue;
      if (pieces === 0 && (flags & (grid.isEmpty ? startFlag : crossedFlag)) === 0) continue;
      // One letter that also forms a word across is a play across.
      if (shadow.laid === 1 && direction === 1 && (flags & crossedFlag) !== 0) continue;
      const bound = shadow.bound(search.bonuses);
      slots.push({ direction, line, first, last, bound });
    }
  }
}

class Shadow {
  laid = 0;
  #sum = 0;
  #wordFactor = 1;
  #constant = 0;
  readonly #letterFactors = new Int32Array(16);
  readonly #crossFactors = new Int32Array(16);
  /** At each laid letter is the highest value that the crossing line accepts; it is negative without a neighbour. */
  readonly #caps = new Int32Array(16);
  readonly #coefficients = new Int32Array(16);
  readonly #highest: Int32Array;
  readonly #rack: RackFaces;

  constructor(rack: RackFaces) {
    this.#rack = rack;
    this.#highest = highestValues(rack);
  }

  clear(): void {
    this.laid = 0;
    this.#sum = 0;
    this.#wordFactor = 1;
    this.#constant = 0;
  }

  passPiece(value: number): void {
    this.#sum += value;
  }

  /** `accepts` has the letters of the rack that the crossing line accepts, and is 0 where that has no neighbour. */
  lay(cells: Int32Array, at: number, accepts: number): void {
    this.#letterFactors[this.laid] = cells[at + cellLetterFactor] ?? 1;
    this.#crossFactors[this.laid] = cells[at + cellCrossFactor] ?? 0;
    this.#wordFactor *= cells[at + cellWordFactor] ?? 1;
    this.#constant += cells[at + cellCrossConstant] ?? 0;
    let cap = -1;
    if (accepts !== 0) {
      cap = 0;
      for (let face = 0; face < this.#rack.count; face += 1) {
        if ((letterBit(this.#rack.letters[face] ?? 0) & accepts) !== 0) {
          cap = Math.max(cap, this.#rack.values[face] ?? 0);
        }
      }
    }
    this.#caps[this.laid] = cap;
    this.laid += 1;
  }

  bound(bonuses: Int32Array): number {
    let bound = this.#constant + this.#sum * this.#wordFactor + (bonuses[this.laid] ?? 0);
    const sorted = this.#coefficients;
    let open = 0;
    for (let index = 0; index < this.laid; index += 1) {
      const cap = this.#caps[index] ?? -1;
      const coefficient =
        (this.#letterFactors[index] ?? 1) * this.#wordFactor + (this.#crossFactors[index] ?? 0);
      if (cap >= 0) {
        bound += cap * coefficient;
        continue;
      }
      let at = open;
      for (; at > 0 && (sorted[at - 1] ?? 0) < coefficient; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
      sorted[at] = coefficient;
      open += 1;
    }
    for (let index = 0; index < open; index += 1) bound += (sorted[index] ?? 0) * (this.#highest[index] ?? 0);
    return bound;
  }
}
