import { countBits } from '#shared/lexicon/node.ts';
import { joker } from '../cubes.ts';
import { mostBlanks } from '../parts.ts';
import type { OpenBoard } from './open-board.ts';
import { open } from './pattern-words.ts';
import type { Change, Position } from './position.ts';
import { numbersOf } from './singles.ts';

const jokerAt: number = joker;

/** Chooses the letters that steps left open, so that all runs are words, and then the cubes and faces that show them. */
export class TurnSpeller {
  readonly #board: OpenBoard;
  readonly #position: Position;
  /** Called with all changes made in the position. */
  readonly #found: () => void;
  readonly #isWorth: () => boolean;

  constructor(board: OpenBoard, position: Position, found: () => void, isWorth: () => boolean) {
    this.#board = board;
    this.#position = position;
    this.#found = found;
    this.#isWorth = isWorth;
  }

  spell(): void {
    const { letters, steps, cellOf } = this.#board;
    const places = steps.map(({ kind, cube, cell }) => (kind === 'site' ? cell : (cellOf[cube] ?? cell)));
    this.#choose([...new Set(places)].filter((cell) => letters[cell] === open));
  }

  /** Returns true if some choice was found that may be played. */
  #choose(cells: readonly number[]): boolean {
    if (!this.#isWorth()) return false;
    const { letters } = this.#board;
    let [cell] = cells;
    if (cell === undefined) return this.#show(0);
    let mask = this.#board.lettersAt(cell);
    for (const other of cells.slice(1)) {
      const more = this.#board.lettersAt(other);
      if (countBits(more) < countBits(mask)) [cell, mask] = [other, more];
    }
    const rest = cells.filter((one) => one !== cell);
    // A cube that stands alone may show anything, so one letter that may be played is enough.
    const isAlone = this.#board.isAlone(cell);
    let isFound = false;
    for (const letter of numbersOf(mask)) {
      letters[cell] = letter;
      isFound = this.#choose(rest) || isFound;
      if (isAlone && isFound) break;
    }
    letters[cell] = open;
    return isFound;
  }

  #show(at: number): boolean {
    const step = this.#board.steps[at];
    if (step === undefined) {
      this.#found();
      // With more blanks up nothing is playable, so another letter of a cube that stands alone may be needed.
      return this.#position.blanksUp <= mostBlanks;
    }
    let isFound = false;
    for (const change of this.#changesOf(at)) {
      const before = this.#position.make(change);
      isFound = this.#show(at + 1) || isFound;
      this.#position.undo(before);
    }
    return isFound;
  }

  #changesOf(at: number): readonly Change[] {
    const { letters, steps, cellOf } = this.#board;
    const step = steps[at];
    if (step === undefined) return [];
    const { kind, cube, cell } = step;
    if (kind === 'site') return this.#position.sitings(cell, letters[cell] ?? 0);
    const letter = letters[cellOf[cube] ?? cell] ?? 0;
    if (kind === 'face') {
      const change = this.#position.facing(cube, letter);
      return change === undefined ? [] : [change];
    }
    const isBlank = this.#position.blanks[cube] === 1;
    return [
      { cube, cell, letter: cube === jokerAt ? letter : (this.#position.letters[cube] ?? 0), blank: isBlank },
    ];
  }
}
