import { joker } from '../cubes.ts';
import { anyCube, type OpenBoard, type Step } from './open-board.ts';
import { inPool, type Position } from './position.ts';
import { besides } from './singles.ts';

const jokerAt: number = joker;

export type Next = (step: Step) => void;

/** Tells where cubes may go on a board, and lists the steps that one cube or one cell allows. */
export class Reach {
  readonly #board: OpenBoard;
  readonly #allApart: readonly number[];
  readonly #pool: number;
  /** Only cubes that lay on the felt when the turn began move, because others are sited in their final place at once. */
  readonly cubes: readonly number[];
  readonly #metIn: Int32Array;
  #visit = 0;

  constructor(board: OpenBoard, { grid }: Position, pool: number) {
    this.#board = board;
    this.#allApart = grid.allApart;
    this.#pool = pool;
    this.cubes = [...board.cellOf.keys()].filter((cube) => board.cellOf[cube] !== inPool);
    this.#metIn = new Int32Array(board.letters.length);
  }

  turn(cube: number, next: Next): void {
    const { cellOf, isOpen } = this.#board;
    if (cube !== anyCube && isOpen[cube] === 0) next({ kind: 'face', cube, cell: cellOf[cube] ?? 0 });
  }

  site(cell: number, next: Next): void {
    if (this.#board.sited < this.#pool) next({ kind: 'site', cube: anyCube, cell });
  }

  comings(cell: number, next: Next): void {
    for (const cube of this.cubes) if (this.mayMove(cube)) next({ kind: 're-site', cube, cell });
  }

  mayMove(cube: number): boolean {
    return cube !== anyCube && !(cube === jokerAt && this.#board.isTurned(jokerAt));
  }

  /** Returns the empty cells at most so many steps from a cube. */
  emptyNear(steps: number): readonly number[] {
    const { letters, width, cellOf } = this.#board;
    this.#visit += 1;
    const found: number[] = [];
    const meet = (cell: number) => {
      if (letters[cell] !== 0 || this.#metIn[cell] === this.#visit) return;
      this.#metIn[cell] = this.#visit;
      found.push(cell);
    };
    const meetBeside = (cell: number) => {
      meet(cell - width);
      meet(cell - 1);
      meet(cell + 1);
      meet(cell + width);
    };
    for (const cube of this.cubes) meetBeside(cellOf[cube] ?? 0);
    for (const { kind, cell } of this.#board.steps) if (kind === 'site') meetBeside(cell);
    for (let step = 1, from = 0; step < steps; step += 1) {
      for (const { length } = found; from < length; from += 1) meetBeside(found[from] ?? 0);
    }
    return found;
  }

  apart(): readonly number[] {
    const { letters, width } = this.#board;
    const free = this.#allApart.find((cell) =>
      [cell, ...besides(width, cell)].every((one) => letters[one] === 0),
    );
    return free === undefined ? [] : [free];
  }

  /** Returns true if words fit what a cube leaves of a run. */
  leavesWords(cell: number, step: number): boolean {
    const { letters } = this.#board;
    const letter = letters[cell] ?? 0;
    letters[cell] = 0;
    const isGood = [cell - step, cell + step].every(
      (one) => letters[one] === 0 || this.#board.isPossible(one, step),
    );
    letters[cell] = letter;
    return isGood;
  }

  /** Returns true if a cube was put where it stands alone, near other cubes. */
  standsLoose(cell: number): boolean {
    return !this.#allApart.includes(cell) && this.#board.isAlone(cell);
  }
}
