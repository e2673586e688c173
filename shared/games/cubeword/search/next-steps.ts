import type { LastSteps } from './last-steps.ts';
import type { Misfit, OpenBoard } from './open-board.ts';
import { inPool } from './position.ts';
import type { Next, Reach } from './reach.ts';

/** Lists the steps that may come next on a board, where others follow. */
export class NextSteps {
  readonly #board: OpenBoard;
  readonly #reach: Reach;
  readonly #last: LastSteps;

  constructor(board: OpenBoard, reach: Reach, last: LastSteps) {
    this.#board = board;
    this.#reach = reach;
    this.#last = last;
  }

  any(next: Next): void {
    const near = [...this.#reach.emptyNear(1), ...this.#reach.apart()];
    this.#last.expect();
    for (const cube of this.#reach.cubes) this.#reach.turn(cube, next);
    for (const cell of near) this.#reach.site(cell, next);
    for (const cell of near) this.#reach.comings(cell, next);
  }

  /**
   * Lists the steps that change a bad run: a cube in it turns or leaves, or a cube comes to one of its ends. A cube may also
   * have to go first where another has left, or another may have to leave first for a cube of the run.
   */
  touching(bad: Misfit, left: number, lack: number, next: Next): void {
    const { start, end, step } = bad;
    const { letters, cubeAt, befores } = this.#board;
    this.#last.expect();
    for (let at = start; at !== end; at += step) this.#reach.turn((cubeAt[at] ?? 0) - 1, next);
    const ends = [start - step, end];
    for (const at of ends) {
      this.#reach.site(at, next);
      this.#reach.comings(at, next);
    }
    const reach = [...this.#reach.emptyNear(left), ...this.#reach.apart()].filter(
      (one) => !ends.includes(one),
    );
    for (let at = start; at !== end; at += step) {
      const cube = (cubeAt[at] ?? 0) - 1;
      if (this.#reach.mayMove(cube)) for (const to of reach) next({ kind: 're-site', cube, cell: to });
    }
    for (const { cell: gone } of befores)
      if (gone !== inPool && letters[gone] === 0 && !ends.includes(gone)) this.#reach.comings(gone, next);
    if (left === 2) this.#last.makingRoom(bad, lack, next);
    else for (const cell of reach) this.#reach.comings(cell, next);
  }
}
