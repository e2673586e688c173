import { letterBit } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { Piece } from '../position.ts';

export interface CubeSupply {
  /** This letter mask is an upper bound of the letters that can still be laid; `lay` decides exactly. */
  readonly allowed: number;
  lay(letter: number): boolean;
  lift(): void;
}

export function maskOfPiece({ faces, blank }: Piece, numbers: Uint8Array): number {
  if (blank === true) return -1;
  return faces.reduce((mask, { letter }) => mask | letterBit(numbers[letter.charCodeAt(0)] ?? 0), 0);
}

/** Serves more cubes than the rack automaton can: one matching is carried along the word (augmenting paths, Kuhn). */
export class MatchedCubes implements CubeSupply {
  readonly allowed: number;
  readonly #masks: readonly number[];
  /** At (depth x number of cubes + cube) is the cube's letter, 0 for none; `lift` only goes back by one row. */
  readonly #rows: Uint8Array;
  readonly #tried: Uint8Array;
  #depth = 0;

  constructor(cubes: readonly Piece[], numbers: Uint8Array) {
    this.#masks = cubes.map((cube) => maskOfPiece(cube, numbers));
    this.allowed = this.#masks.reduce((letters, mask) => letters | mask, 0);
    this.#rows = new Uint8Array(cubes.length * (wordLengths.most + 1));
    this.#tried = new Uint8Array(cubes.length);
  }

  lay(letter: number): boolean {
    if ((this.allowed & letterBit(letter)) === 0) return false;
    const cubes = this.#masks.length;
    const row = this.#depth * cubes;
    this.#rows.copyWithin(row + cubes, row, row + cubes);
    this.#tried.fill(0);
    if (!this.#show(letter, row + cubes)) return false;
    this.#depth += 1;
    return true;
  }

  lift(): void {
    this.#depth -= 1;
  }

  #show(letter: number, row: number): boolean {
    const bit = letterBit(letter);
    const rows = this.#rows;
    for (let cube = 0; cube < this.#masks.length; cube += 1) {
      if (((this.#masks[cube] ?? 0) & bit) === 0 || rows[row + cube] !== 0) continue;
      rows[row + cube] = letter;
      return true;
    }
    for (let cube = 0; cube < this.#masks.length; cube += 1) {
      if (((this.#masks[cube] ?? 0) & bit) === 0 || this.#tried[cube] !== 0) continue;
      this.#tried[cube] = 1;
      if (!this.#show(rows[row + cube] ?? 0, row)) continue;
      rows[row + cube] = letter;
      return true;
    }
    return false;
  }
}
