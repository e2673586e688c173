import { cubeIds, joker } from '../cubes.ts';
import { pointsAt } from '../scoring.ts';
import { longestKey, open, type PatternWords } from './pattern-words.ts';
import { inPool, type Position } from './position.ts';
import type { Scorer } from './scorer.ts';

/** This is the cube of a step that brings any cube from the pool. */
export const anyCube = 31;

const jokerAt: number = joker;

/** This is more than any number that `#endOf` returns. */
const mostEnds = 2 ** 26;

/** This is one move (C3) whose letter may be open. The Joker's letter is open wherever it goes, because it may be named on the way. */
export interface Step {
  readonly kind: 'site' | 'face' | 're-site';
  readonly cube: number;
  readonly cell: number;
}

/** A run of the board that no word fits: the cells from `start` up to, not including, `end`. */
export interface Misfit {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

interface Before {
  readonly cell: number;
  readonly letter: number;
  readonly silent: number;
  readonly isOpen: number;
}

/** This is the felt of a search that chooses letters last; it is changed in place. */
export class OpenBoard {
  readonly width: number;
  /** Holds the letter in each cell, from 1; `open` where none is chosen, 0 where no cube lies. */
  readonly letters: Uint8Array;
  /** Holds 1 where a cube scores nothing: a blank that keeps its name, and the Joker. */
  readonly silent: Uint8Array;
  /** Holds the number of each cell's cube plus 1. */
  readonly cubeAt: Uint8Array;
  readonly cellOf = new Int32Array(anyCube + 1).fill(inPool);
  /** Holds 1 where the letter of a cube is open. */
  readonly isOpen = new Uint8Array(anyCube + 1);
  readonly steps: Step[] = [];
  readonly befores: Before[] = [];
  readonly #words: PatternWords;
  readonly #run = new Uint8Array(64);
  readonly #runs: number[] = [];
  readonly #barren = new Map<number, boolean>();
  #hole = 0;

  constructor({ grid, cellOf, letters, blanks }: Position, words: PatternWords) {
    this.#words = words;
    this.width = grid.width;
    this.letters = new Uint8Array(grid.cells);
    this.silent = new Uint8Array(grid.cells);
    this.cubeAt = new Uint8Array(grid.cells);
    for (const cube of cubeIds) {
      const cell = cellOf[cube] ?? inPool;
      if (cell !== inPool)
        this.#put(cube, cell, letters[cube] ?? 0, blanks[cube] === 1 || cube === joker ? 1 : 0);
    }
  }

  make(step: Step): void {
    const { kind, cube, cell } = step;
    const from = kind === 'site' ? inPool : (this.cellOf[cube] ?? inPool);
    const before = {
      cell: from,
      letter: this.letters[from] ?? 0,
      silent: this.silent[from] ?? 0,
      isOpen: this.isOpen[cube] ?? 0,
    };
    this.steps.push(step);
    this.befores.push(before);
    if (from !== inPool) this.#clear(from);
    const isOpen = kind !== 're-site' || cube === jokerAt || before.isOpen === 1;
    if (cube !== anyCube) this.isOpen[cube] = isOpen ? 1 : 0;
    this.#put(cube, cell, isOpen ? open : before.letter, cube === jokerAt ? 1 : isOpen ? 0 : before.silent);
  }

  undo(): void {
    const step = this.steps.pop();
    const before = this.befores.pop();
    if (step === undefined || before === undefined) throw new Error('No step was made');
    this.#clear(step.cell);
    if (before.cell === inPool) return;
    this.isOpen[step.cube] = before.isOpen;
    this.#put(step.cube, before.cell, before.letter, before.silent);
  }

  #put(cube: number, cell: number, letter: number, silent: number): void {
    this.cubeAt[cell] = cube + 1;
    this.letters[cell] = letter;
    this.silent[cell] = silent;
    this.cellOf[cube] = cell;
  }

  #clear(cell: number): void {
    this.cubeAt[cell] = 0;
    this.letters[cell] = 0;
    this.silent[cell] = 0;
  }

  get sited(): number {
    return this.steps.filter(({ kind }) => kind === 'site').length;
  }

  isTurned(cube: number): boolean {
    return this.steps.some((step) => step.cube === cube && step.kind === 'face');
  }

  /** Encodes what one or two steps lead to, whatever their order; a turn has no step after its third. */
  end(): number {
    const [one, other] = this.steps;
    if (one === undefined || other === undefined) return this.#endOf(one);
    if (one.cube === other.cube && one.cube !== anyCube) return this.#endOf(other);
    const [first, last] = [this.#endOf(one), this.#endOf(other)];
    return Math.min(first, last) * mostEnds + Math.max(first, last);
  }

  #endOf(step: Step | undefined): number {
    if (step === undefined) return 0;
    const { cube, cell } = step;
    return (cell * (anyCube + 1) + cube) * 2 + (this.isOpen[cube] ?? 0);
  }

  /**
   * Returns an upper bound of what the new words that lie now score; open letters score, whatever shows them. Runs that no
   * word fits bring nothing as they are, because a later step has to change them.
   */
  mostPoints(scorer: Scorer, bad: readonly Misfit[] = []): number {
    this.#runs.length = 0;
    for (const { start, step } of bad) this.#runs.push(this.#nameOf(start, step));
    let most = 0;
    for (let at = 0; at < this.steps.length; at += 1) {
      const step = this.steps[at];
      const left = this.befores[at]?.cell ?? inPool;
      if (step === undefined) continue;
      const cell = step.cube === anyCube ? step.cell : (this.cellOf[step.cube] ?? inPool);
      most += this.#mostOf(cell, 1, scorer) + this.#mostOf(cell, this.width, scorer);
      if (left === inPool || left === cell) continue;
      for (const along of [1, this.width])
        most += this.#mostOf(left - along, along, scorer) + this.#mostOf(left + along, along, scorer);
    }
    return most;
  }

  #mostOf(cell: number, step: number, scorer: Scorer): number {
    const { letters, silent } = this;
    if (letters[cell] === 0) return 0;
    const start = this.startOf(cell, step);
    if (letters[start + step] === 0) return 0;
    const run = this.#nameOf(start, step);
    if (this.#runs.includes(run)) return 0;
    this.#runs.push(run);
    let length = 0;
    let points = 0;
    let key = 0;
    let isWhole = true;
    for (let at = start; letters[at] !== 0; at += step) {
      const letter = letters[at] ?? 0;
      if (letter === open) isWhole = false;
      if (silent[at] === 0) points += pointsAt(length);
      this.#run[length] = letter;
      key = key * 64 + letter;
      length += 1;
    }
    if (!isWhole || points === 0) return points;
    const known = this.#barren.get(key);
    if (known !== undefined) return known ? 0 : points;
    const isBarren = scorer.isBarren(this.#run, length);
    if (length <= longestKey) this.#barren.set(key, isBarren);
    return isBarren ? 0 : points;
  }

  #nameOf(start: number, step: number): number {
    return start * 2 + (step === 1 ? 0 : 1);
  }

  /** Returns the most points that the two runs through a cell can bring once a cube lies there. */
  worthAt(cell: number): number {
    return this.#worthAlong(cell, 1) + this.#worthAlong(cell, this.width);
  }

  #worthAlong(cell: number, step: number): number {
    const start = this.startOf(cell, step);
    if (start === cell && this.letters[cell + step] === 0) return 0;
    return this.#pointsFrom(start, step, cell);
  }

  /** Returns the most points of the runs that remain when the cube of a cell goes. */
  worthLeft(cell: number): number {
    let worth = 0;
    for (const step of [1, this.width]) {
      const start = this.startOf(cell, step);
      if (cell - start > step) worth += this.#pointsFrom(start, step, -1, cell);
      if (this.letters[cell + step] !== 0 && this.letters[cell + 2 * step] !== 0)
        worth += this.#pointsFrom(cell + step, step, -1);
    }
    return worth;
  }

  /** Adds up a run from `start` to `end` or an empty cell; the cell `filled` counts as a cube that scores. */
  #pointsFrom(start: number, step: number, filled: number, end = -1): number {
    const { letters, silent } = this;
    let points = 0;
    let place = 0;
    for (let at = start; at !== end && (letters[at] !== 0 || at === filled); at += step) {
      if (silent[at] === 0 || at === filled) points += pointsAt(place);
      place += 1;
    }
    return points;
  }

  startOf(cell: number, step: number): number {
    let start = cell;
    while (this.letters[start - step] !== 0) start -= step;
    return start;
  }

  isAlone(cell: number): boolean {
    return [1, -1, this.width, -this.width].every((side) => this.letters[cell + side] === 0);
  }

  /** Returns true if letters for the open places make a word of the run through a cell, looked at alone. */
  isPossible(cell: number, step: number): boolean {
    return this.#words.isPossible(this.#run, this.#read(cell, step));
  }

  /** Returns as bits the letters that the runs through a cell allow there, each looked at alone. */
  lettersAt(cell: number): number {
    const across = this.#words.lettersFor(this.#run, this.#read(cell, 1), this.#hole);
    return across === 0
      ? 0
      : across & this.#words.lettersFor(this.#run, this.#read(cell, this.width), this.#hole);
  }

  #read(cell: number, step: number): number {
    const start = this.startOf(cell, step);
    this.#hole = (cell - start) / step;
    let length = 0;
    for (let at = start; this.letters[at] !== 0 || at === cell; at += step) {
      this.#run[length] = this.letters[at] ?? 0;
      length += 1;
    }
    return length;
  }
}
