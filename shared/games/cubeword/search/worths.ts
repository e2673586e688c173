import type { KeptAnswers } from './kept-answers.ts';
import type { OpenBoard } from './open-board.ts';

/** Tells the most points that a cube may bring in a cell or leave there, and bounds for all cells of a board at once. */
export class Worths {
  readonly #board: OpenBoard;
  /** Returns the most points of the runs through a cell once a cube lies there. */
  readonly of: (cell: number) => number;
  /** Returns the most points of the runs that remain once the cube of a cell has left. */
  readonly left: (cell: number) => number;
  /** No cell is worth more, nor is what any cube leaves. */
  most = Infinity;
  mostLeft = Infinity;
  #mostBefore = Infinity;
  #mostLeftBefore = Infinity;

  constructor(board: OpenBoard, kept: KeptAnswers) {
    this.#board = board;
    this.of = kept.keep((cell) => board.worthAt(cell));
    this.left = kept.keep((cell) => board.worthLeft(cell));
  }

  /** Counts the bounds by looking at all these cells, beside cubes and under them, before steps are tried on the board. */
  count(cells: Iterable<number>): void {
    this.most = 0;
    this.mostLeft = 0;
    for (const cell of cells) this.#raise(cell);
    this.#mostBefore = this.most;
    this.#mostLeftBefore = this.mostLeft;
  }

  /**
   * Corrects the bounds after one step from the board that was counted. What a cell is worth rises only in the runs that the
   * cube of the step lies in now, and at their ends.
   */
  follow(cell: number): void {
    const { letters, width } = this.#board;
    this.most = this.#mostBefore;
    this.mostLeft = this.#mostLeftBefore;
    for (const step of [1, width]) {
      let at = this.#board.startOf(cell, step);
      this.#raise(at - step);
      for (; letters[at] !== 0; at += step) this.#raise(at);
      this.#raise(at);
    }
  }

  #raise(cell: number): void {
    this.most = Math.max(this.most, this.of(cell));
    if (this.#board.letters[cell] !== 0) this.mostLeft = Math.max(this.mostLeft, this.left(cell));
  }
}
