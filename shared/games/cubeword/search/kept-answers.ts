/**
 * Answers about cells are kept until they are forgotten, because the board has changed. Whoever tries steps forgets them, so
 * that nobody may ask about a board after trying a step on it.
 */
export class KeptAnswers {
  readonly #cells: number;
  /** Counts how often the answers were forgotten. */
  #board = 1;

  constructor(cells: number) {
    this.#cells = cells;
  }

  forget(): void {
    this.#board += 1;
  }

  keep(answer: (cell: number) => number): (cell: number) => number {
    const values = new Int32Array(this.#cells);
    const boards = new Int32Array(this.#cells);
    return (cell) => {
      if (boards[cell] !== this.#board) {
        boards[cell] = this.#board;
        values[cell] = answer(cell);
      }
      return values[cell] ?? 0;
    };
  }
}
