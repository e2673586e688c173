import type { LaidFace } from '../play.ts';
import { positionLimits, type Piece } from '../position.ts';

export type LaidLetter = Pick<LaidFace, 'letter' | 'value' | 'blank'>;

export interface PieceAssignment {
  readonly pieces: readonly number[];
  /** For each letter these are all pieces that show it in some complete assignment, in the order of the rack. */
  readonly choices: readonly (readonly number[])[];
}

export function assignPieces(
  rack: readonly Piece[],
  laid: readonly LaidLetter[],
): PieceAssignment | undefined {
  const subsets = new PieceSubsets(rack, laid, () => 0);
  const pieces = subsets.cheapest();
  return pieces === undefined ? undefined : { pieces, choices: subsets.choices() };
}

/**
 * Finds the assignment whose pieces have the least total worth, so that the most useful pieces stay on the rack. If
 * there are several, it is the first in the order of the rack. Worths must be whole numbers, which add up without
 * rounding.
 */
export function cheapestPieces(
  rack: readonly Piece[],
  laid: readonly LaidLetter[],
  worthOf: (piece: Piece) => number,
): readonly number[] | undefined {
  return new PieceSubsets(rack, laid, worthOf).cheapest();
}

/** Finds which subsets of the rack, with a bit for each piece, can show the letters; k pieces show the first k. */
class PieceSubsets {
  readonly #rack: readonly Piece[];
  readonly #showing: readonly number[];
  readonly #worths: readonly number[];
  /** At each subset is the least cost of the remaining letters: Infinity if they cannot be shown, NaN if not known. */
  readonly #costs: Float64Array;

  constructor(rack: readonly Piece[], laid: readonly LaidLetter[], worthOf: (piece: Piece) => number) {
    if (rack.length > positionLimits.mostPieces) throw new RangeError(`A rack of ${rack.length} pieces`);
    this.#rack = rack;
    this.#showing = laid.map((letter) =>
      rack.reduce((bits, piece, place) => (canShow(piece, letter) ? bits | (1 << place) : bits), 0),
    );
    this.#worths = rack.map(worthOf);
    this.#costs = new Float64Array(1 << rack.length).fill(NaN);
  }

  cheapest(): readonly number[] | undefined {
    if (this.#costFrom(0, 0) === Infinity) return undefined;
    const pieces: number[] = [];
    let spent = 0;
    for (const letter of this.#showing.keys()) {
      const least = this.#costFrom(spent, letter);
      const piece = this.#rack.findIndex((_, place) => this.#costWith(place, spent, letter) === least);
      pieces.push(piece);
      spent |= 1 << piece;
    }
    return pieces;
  }

  choices(): readonly (readonly number[])[] {
    let reached: ReadonlySet<number> = new Set([0]);
    return this.#showing.map((_, letter) => {
      const next = new Set<number>();
      let chosen = 0;
      for (const spent of reached) {
        for (const place of this.#rack.keys()) {
          if (this.#costWith(place, spent, letter) === Infinity) continue;
          chosen |= 1 << place;
          next.add(spent | (1 << place));
        }
      }
      reached = next;
      return [...this.#rack.keys()].filter((place) => (chosen & (1 << place)) !== 0);
    });
  }

  #costFrom(spent: number, letter: number): number {
    if (letter === this.#showing.length) return 0;
    const known = this.#costs[spent] ?? NaN;
    if (!Number.isNaN(known)) return known;
    const cost = Math.min(...this.#rack.map((_, place) => this.#costWith(place, spent, letter)));
    this.#costs[spent] = cost;
    return cost;
  }

  #costWith(place: number, spent: number, letter: number): number {
    const bit = 1 << place;
    if ((spent & bit) !== 0 || ((this.#showing[letter] ?? 0) & bit) === 0) return Infinity;
    return (this.#worths[place] ?? 0) + this.#costFrom(spent | bit, letter + 1);
  }
}

function canShow({ faces, blank }: Piece, laid: LaidLetter): boolean {
  if (blank === true) return laid.blank;
  return !laid.blank && faces.some(({ letter, value }) => letter === laid.letter && value === laid.value);
}
