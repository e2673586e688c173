import { joker } from '../cubes.ts';
import { anyCube, type OpenBoard, type Step } from './open-board.ts';
import { inPool, type Position } from './position.ts';
import { besides, emptyAround } from './singles.ts';

const jokerAt: number = joker;

export type Next = (step: Step) => void;

/** Tells where cubes may go on a board, and lists the steps that one cube or one cell allows. */
export class Reach {
  readonly #board: OpenBoard;
  readonly #allApart: readonly number[];
  readonly #pool: number;
  /** Only cubes that lay on the felt when the turn began move, because others are sited in their final place at once. */
  readonly cubes: readonly number[];

  constructor(board: OpenBoard, { grid }: Position, pool: number) {
    this.#board = board;
    this.#allApart = grid.allApart;
    this.#pool = pool;
    this.cubes = [...board.cellOf.keys()].filter((cube) => board.cellOf[cube] !== inPool);
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
    const lying = this.cubes.map((cube) => cellOf[cube] ?? 0);
    for (const { kind, cell } of this.#board.steps) if (kind === 'site') lying.push(cell);
    return emptyAround(letters, width, lying, steps);
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
