import { type PieceSet } from '#shared/pieces/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { cubeIds, joker, lettersOn } from '../cubes.ts';
import { blanksUp, type Felt } from '../felt.ts';
import type { Part } from '../moves.ts';
import { mostBlanks } from '../parts.ts';
import type { CloseGrid } from './close-grid.ts';

/** This is one move, or a Joker's re-site and re-name that count as one (C3). Letters are numbered from 1. */
export interface Change {
  readonly cube: number;
  /** These come first and replace cubes sited in this turn, so that `cube` is free. */
  readonly exchanges?: readonly Exchange[];
  readonly cell: number;
  readonly letter: number;
  readonly blank: boolean;
}

/** The cube `to` comes from the pool and replaces `from`, with the same letter. */
export interface Exchange {
  readonly from: number;
  readonly to: number;
}

export const inPool = -1;

const cubes = cubeIds.length;
const jokerAt: number = joker;

export class LetterNumbers {
  readonly alphabet: string;

  constructor(alphabet: string) {
    this.alphabet = alphabet;
  }

  numberOf(letter: string): number {
    return this.alphabet.indexOf(letter) + 1;
  }

  letterOf(number: number): string {
    return this.alphabet.charAt(number - 1);
  }
}

function facesOf(set: PieceSet, numbers: LetterNumbers): readonly number[] {
  return cubeIds.map((cube) =>
    lettersOn(set, cube).reduce((mask, letter) => mask | (1 << (numbers.numberOf(letter) - 1)), 0),
  );
}

/** The search changes this position in place. In `cells` a cube is its number plus 1, and 0 is empty. */
export class Position {
  readonly grid: CloseGrid;
  readonly numbers: LetterNumbers;
  readonly cells: Int8Array;
  readonly cellOf = new Int32Array(cubes).fill(inPool);
  readonly letters = new Uint8Array(cubes);
  readonly blanks = new Uint8Array(cubes);
  blanksUp = 0;
  /** This counts all moves but re-sites and re-names of a Joker on the felt. */
  #others = 0;
  #jokerSites = 0;
  #jokerNames = 0;
  readonly #changes: Change[] = [];
  readonly #befores: Change[] = [];
  readonly #pool: ReadonlySet<number>;
  readonly #mostBlanks: number;
  readonly #faces: readonly number[];
  readonly #usefulness: readonly number[];

  constructor(
    felt: Felt,
    pool: readonly number[],
    grid: CloseGrid,
    set: PieceSet,
    numbers: LetterNumbers,
    blanks = mostBlanks,
  ) {
    this.numbers = numbers;
    this.#faces = facesOf(set, numbers);
    this.#usefulness = cubeIds.map((cube) => usefulnessOf(lettersOn(set, cube)));
    this.#mostBlanks = blanks;
    this.grid = grid;
    this.#pool = new Set(pool);
    this.cells = new Int8Array(grid.cells);
    for (const one of felt) {
      const cell = grid.cellOf(one);
      this.cells[cell] = one.cube + 1;
      this.cellOf[one.cube] = cell;
      this.letters[one.cube] = numbers.numberOf(one.letter);
      this.blanks[one.cube] = one.blank ? 1 : 0;
    }
    this.blanksUp = blanksUp(felt);
  }

  #isOn(cube: number, letter: number): boolean {
    return (((this.#faces[cube] ?? 0) >>> (letter - 1)) & 1) === 1;
  }

  /** This counts the moves of the changes (C3). */
  get cost(): number {
    return this.#others + Math.max(this.#jokerSites, this.#jokerNames);
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }

  get befores(): readonly Change[] {
    return this.#befores;
  }

  letterAt(cell: number): number {
    const cube = this.cells[cell] ?? 0;
    return cube === 0 ? 0 : (this.letters[cube - 1] ?? 0);
  }

  make(change: Change): Change {
    const { cube, cell, letter, blank, exchanges = [] } = change;
    for (const { from, to } of exchanges) this.#exchange(from, to);
    const before = this.#asItLies(cube);
    this.#count(before, change, 1);
    this.#put(before, cube, cell, letter, blank);
    this.#changes.push(change);
    this.#befores.push(before);
    return before;
  }

  undo(before: Change): void {
    const made = this.#changes.pop();
    this.#befores.pop();
    if (made === undefined) throw new Error('Nothing was changed');
    this.#put(made, before.cube, before.cell, before.letter, before.blank);
    this.#count(before, made, -1);
    for (const { from, to } of made.exchanges?.toReversed() ?? []) this.#exchange(to, from);
  }

  #exchange(from: number, to: number): void {
    const at = this.#changes.findIndex(({ cube }) => cube === from);
    const [change, before] = [this.#changes[at], this.#befores[at]];
    if (change === undefined || before === undefined) throw new Error('The cube was not sited this turn');
    this.#changes[at] = { ...change, cube: to };
    this.#befores[at] = { ...before, cube: to };
    this.#put(this.#asItLies(from), from, inPool, 0, false);
    this.#put(this.#asItLies(to), to, change.cell, change.letter, change.blank);
  }

  #asItLies(cube: number): Change {
    return {
      cube,
      cell: this.cellOf[cube] ?? inPool,
      letter: this.letters[cube] ?? 0,
      blank: this.blanks[cube] === 1,
    };
  }

  #put(before: Change, cube: number, cell: number, letter: number, blank: boolean): void {
    if (before.cell !== inPool) this.cells[before.cell] = 0;
    if (cell !== inPool) this.cells[cell] = cube + 1;
    this.cellOf[cube] = cell;
    this.letters[cube] = letter;
    this.blanksUp += (blank ? 1 : 0) - (this.blanks[cube] ?? 0);
    this.blanks[cube] = blank ? 1 : 0;
  }

  #count(before: Change, { cube, cell, letter }: Change, by: 1 | -1): void {
    if (cube !== jokerAt || before.cell === inPool) {
      this.#others += by;
      return;
    }
    if (cell !== before.cell) this.#jokerSites += by;
    if (letter !== before.letter) this.#jokerNames += by;
  }

  /** Prefers a face of a pool cube, then the Joker, then a blank; returns undefined if none is left. */
  siting(cell: number, letter: number): Change | undefined {
    let best = -1;
    let fewest = Infinity;
    let spare = -1;
    for (const cube of this.#pool) {
      if (this.cellOf[cube] !== inPool || cube === jokerAt) continue;
      spare = cube;
      if (!this.#isOn(cube, letter)) continue;
      const use = this.#usefulness[cube] ?? 0;
      if (use < fewest) [best, fewest] = [cube, use];
    }
    if (best >= 0) return { cube: best, cell, letter, blank: false };
    if (this.cellOf[jokerAt] === inPool && this.#pool.has(jokerAt))
      return { cube: jokerAt, cell, letter, blank: false };
    return spare >= 0 && this.blanksUp < this.#mostBlanks
      ? { cube: spare, cell, letter, blank: true }
      : undefined;
  }

  /** Shows the letter by a face, if need be after exchanges, and by the Joker or a blank, which keeps the face free. */
  sitings(cell: number, letter: number): readonly Change[] {
    const taken = new Set<number>();
    const face = this.#freed(letter, taken);
    const [spare] = this.#pool.has(jokerAt) && this.cellOf[jokerAt] === inPool ? [jokerAt] : this.#spares();
    const isBlank = spare !== jokerAt;
    const named =
      spare === undefined || (isBlank && this.blanksUp >= this.#mostBlanks)
        ? []
        : [{ cube: spare, cell, letter, blank: isBlank }];
    return face === undefined ? named : [{ ...face, cell, letter, blank: false }, ...named];
  }

  /** Finds a cube of the pool with this letter, and the exchanges that free it (an augmenting path). */
  #freed(letter: number, met: Set<number>): Pick<Change, 'cube' | 'exchanges'> | undefined {
    const fitting = [...this.#pool].filter((cube) => cube !== jokerAt && this.#isOn(cube, letter));
    const free = fitting.find((cube) => this.cellOf[cube] === inPool && !met.has(cube));
    if (free !== undefined) return { cube: free };
    for (const cube of fitting) {
      if (met.has(cube)) continue;
      met.add(cube);
      const other = this.blanks[cube] === 1 ? this.#spares()[0] : undefined;
      const freed = other === undefined ? this.#freed(this.letters[cube] ?? 0, met) : { cube: other };
      if (freed === undefined) continue;
      return { cube, exchanges: [...(freed.exchanges ?? []), { from: cube, to: freed.cube }] };
    }
    return undefined;
  }

  #spares(): readonly number[] {
    return [...this.#pool].filter((cube) => cube !== jokerAt && this.cellOf[cube] === inPool);
  }

  isSited(cube: number): boolean {
    return this.#pool.has(cube) && this.cellOf[cube] !== inPool;
  }

  facing(cube: number, letter: number): Change | undefined {
    const cell = this.cellOf[cube] ?? inPool;
    const isBlank = this.blanks[cube] === 1;
    const isShown = this.letters[cube] === letter;
    if (cube === jokerAt) return isShown ? undefined : { cube, cell, letter, blank: false };
    if (this.#isOn(cube, letter)) {
      return isShown && !isBlank ? undefined : { cube, cell, letter, blank: false };
    }
    if (isShown || (!isBlank && this.blanksUp >= this.#mostBlanks)) return undefined;
    return { cube, cell, letter, blank: true };
  }
}

function usefulnessOf(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => {
    const at = needed.indexOf(letter);
    return sum + (at < 0 ? needed.length / 2 : needed.length - at);
  }, 0);
}

/** English needs the letters in this order, the most frequent first. */
const needed = 'EARIOTNSLCUDPMHGBFYWKVXZJQ';

export function partsOf(
  felt: Felt,
  { grid, numbers }: Pick<Position, 'grid' | 'numbers'>,
  changes: readonly Change[],
): readonly Part[] {
  const lying = new Map<number, Change>(
    felt.map((one) => [
      one.cube,
      { cube: one.cube, cell: grid.cellOf(one), letter: numbers.numberOf(one.letter), blank: one.blank },
    ]),
  );
  return changes.flatMap((change): readonly Part[] => {
    const before = lying.get(change.cube);
    lying.set(change.cube, change);
    const cube = cubeId(change.cube);
    const letter = numbers.letterOf(change.letter);
    const { blank } = change;
    const place = grid.placeOf(change.cell);
    if (before === undefined) return [{ kind: 'site', cube, at: place, letter, blank }];
    const isMoved = before.cell !== change.cell;
    const isTurned = before.letter !== change.letter || before.blank !== blank;
    const isNamed = change.cube === jokerAt || (before.blank && blank);
    return [
      ...(isMoved ? [{ kind: 're-site', cube, to: place } as const] : []),
      ...(isTurned && isNamed ? [{ kind: 're-name', cube, letter } as const] : []),
      ...(isTurned && !isNamed ? [{ kind: 're-face', cube, letter, blank } as const] : []),
    ];
  });
}
