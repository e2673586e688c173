import { joker } from '../cubes.ts';
import { pointsAt } from '../scoring.ts';
import { endOf } from './kept-turns.ts';
import { inPool, type Change, type Position } from './position.ts';
import {
  badRuns,
  besides,
  emptyNear,
  lettersAt,
  numbersOf,
  type BadRun,
  type Budget,
  type Search,
} from './singles.ts';
import type { WordLookup } from './word-lookup.ts';

export const mostExact = 3;

/** Only this many ends of turns are remembered, to limit memory; others may be examined again. */
const mostSeen = 1_000_000;

export interface Goal {
  found(): void;
  toBeat(): number;
  /** Returns an upper bound of the points of the new words that lie now. */
  lying(): number;
}

/** `mostFor[length]` is the most points that a word of this length brings. */
const mostFor: readonly number[] = Array.from({ length: 64 }, (_, length) =>
  length < 2
    ? 0
    : Array.from({ length }, (__, place) => pointsAt(place)).reduce((sum, points) => sum + points, 0),
);

/**
 * Finds every turn of up to three moves that leaves only words, as DECISIONS.md explains. Places that cubes left
 * are tried, because a later move may need one. Cubes that stand alone are put far away, wherever they will really lie.
 */
export class EveryTurn {
  readonly #search: Search;
  readonly #position: Position;
  readonly #lookup: WordLookup;
  readonly #budget: Budget;
  readonly #moves: number;
  readonly #goal: Goal;
  readonly #letters = new Map<number, number>();
  /** Maps each end to the largest number of moves that were left there. */
  readonly #seen = new Map<string, number>();

  constructor(search: Search, moves: number, goal: Goal) {
    this.#search = search;
    this.#position = search.position;
    this.#lookup = search.lookup;
    this.#budget = search.budget;
    this.#moves = moves;
    this.#goal = goal;
  }

  run(): void {
    this.#goOn(this.#badAtFirst());
  }

  #badAtFirst(): readonly BadRun[] {
    return [...this.#position.cellOf].flatMap((cell) =>
      cell === inPool ? [] : badRuns(this.#search, cell, inPool),
    );
  }

  #goOn(bad: readonly BadRun[]): void {
    const { changes, cost } = this.#position;
    if (bad.length === 0 && changes.length > 0) this.#goal.found();
    const left = this.#moves - cost;
    if (left < 1 || this.#budget.isSpent || this.#wasSeen(left)) return;
    const [first] = bad;
    for (const change of first === undefined ? this.#anyMove(left) : this.#touching(first, left)) {
      if (this.#budget.isSpent) return;
      const before = this.#position.make(change);
      // A re-site and re-name of the Joker are made at once, so the other half costs no move and is not a new turn.
      if (this.#position.cost > cost && this.#position.cost <= this.#moves) {
        const now = this.#stillBad(bad, change.cell, before.cell);
        if (now.length === 0 || this.#position.cost < this.#moves) this.#goOn(now);
      }
      this.#position.undo(before);
    }
  }

  #wasSeen(left: number): boolean {
    const end = endOf(this.#position.changes);
    if ((this.#seen.get(end) ?? 0) >= left) return true;
    if (this.#seen.size < mostSeen) this.#seen.set(end, left);
    return false;
  }

  #stillBad(bad: readonly BadRun[], cell: number, from: number): readonly BadRun[] {
    const found = badRuns(this.#search, cell, from);
    const old = bad.filter(
      (run) =>
        this.#position.cells[run.cell] !== 0 &&
        !this.#lookup.isWordThrough(this.#position, run.cell, run.step),
    );
    return old.length === 0 ? found : [...found, ...old];
  }

  *#anyMove(left: number): Generator<Change> {
    const lack = this.#lackOf(left);
    const near = [...emptyNear(this.#position, 1), ...this.#apart()];
    for (const cell of near) {
      if (this.#worthOf(cell) <= lack) continue;
      for (const letter of numbersOf(this.#lettersAt(cell, left)))
        yield* this.#position.sitings(cell, letter);
    }
    for (const cube of this.#lying()) {
      const cell = this.#position.cellOf[cube] ?? 0;
      if (this.#worthOf(cell) > lack) yield* this.#facings(cube, this.#lettersAt(cell, left));
    }
    for (const cell of near) yield* this.#comings(cell, left, lack);
  }

  *#touching({ cell, step }: BadRun, left: number): Generator<Change> {
    const { cells, befores } = this.#position;
    const lack = this.#lackOf(left);
    let start = cell;
    while (cells[start - step] !== 0) start -= step;
    let end = start;
    for (; cells[end] !== 0; end += step) {
      if (this.#worthOf(end) > lack) yield* this.#facings((cells[end] ?? 0) - 1, this.#lettersAt(end, left));
    }
    const ends = [start - step, end];
    for (const at of ends) {
      if (this.#worthOf(at) > lack) {
        for (const letter of numbersOf(this.#lettersAt(at, left))) yield* this.#position.sitings(at, letter);
      }
      yield* this.#comings(at, left, lack);
    }
    let reach: readonly number[] | undefined;
    for (let at = start; at !== end; at += step) {
      const cube = (cells[at] ?? 0) - 1;
      if (this.#position.isSited(cube) || (left === 1 && !this.#mayGo(cube, step))) continue;
      reach ??= [...emptyNear(this.#position, left), ...this.#apart()].filter((one) => !ends.includes(one));
      const worth = this.#worthOf(at);
      for (const to of reach)
        if (worth + this.#worthOf(to) > lack) yield* this.#resites(cube, to, this.#lettersAt(to, left));
    }
    if (left === 1) return;
    for (const { cell: gone } of befores) {
      if (gone !== inPool && cells[gone] === 0 && !ends.includes(gone))
        yield* this.#comings(gone, left, lack);
    }
  }

  /** The last move must bring more than this beside the words that lie; earlier moves have no limit. */
  #lackOf(left: number): number {
    this.#letters.clear();
    return left > 1 ? -1 : this.#goal.toBeat() - this.#goal.lying();
  }

  /** Returns an upper bound of the points of the runs through a cell, if a cube lies there. */
  #worthOf(cell: number): number {
    return (
      (mostFor[this.#lengthAt(cell, 1)] ?? 0) +
      (mostFor[this.#lengthAt(cell, this.#position.grid.width)] ?? 0)
    );
  }

  #lengthAt(cell: number, step: number): number {
    const { cells } = this.#position;
    let length = 1;
    for (let at = cell - step; cells[at] !== 0; at -= step) length += 1;
    for (let at = cell + step; cells[at] !== 0; at += step) length += 1;
    return length;
  }

  *#comings(cell: number, left: number, lack: number): Generator<Change> {
    const worth = this.#worthOf(cell);
    for (const cube of this.#lying()) {
      const from = this.#position.cellOf[cube] ?? 0;
      if (worth + this.#worthOf(from) > lack) yield* this.#resites(cube, cell, this.#lettersAt(cell, left));
    }
  }

  /** Only cubes that lay on the felt when the turn began move; others are sited in the right place at once. */
  #lying(): readonly number[] {
    const { cellOf } = this.#position;
    return [...cellOf.keys()].filter((cube) => cellOf[cube] !== inPool && !this.#position.isSited(cube));
  }

  *#facings(cube: number, open: number): Generator<Change> {
    if (this.#position.isSited(cube)) return;
    for (const letter of numbersOf(open)) {
      const change = this.#position.facing(cube, letter);
      if (change !== undefined) yield change;
    }
  }

  /** Moves a cube unchanged to an empty cell, and the Joker with any name; `open` are letters that make words there. */
  *#resites(cube: number, cell: number, open: number): Generator<Change> {
    const position = this.#position;
    const shown = position.letters[cube] ?? 0;
    // If the cube lies in the same line, moving it changes the runs there, so the letters are not known yet.
    const good = this.#isInLine(position.cellOf[cube] ?? 0, cell) ? this.#lookup.anyLetter : open;
    const blank = position.blanks[cube] === 1;
    for (const letter of numbersOf(cube === joker ? good : good & (1 << (shown - 1)))) {
      yield { cube, cell, letter, blank };
    }
  }

  #isInLine(one: number, other: number): boolean {
    const { width } = this.#position.grid;
    return one % width === other % width || Math.floor(one / width) === Math.floor(other / width);
  }

  #lettersAt(cell: number, left: number): number {
    if (left > 1) return this.#lookup.anyLetter;
    const known = this.#letters.get(cell);
    if (known !== undefined) return known;
    const letters = lettersAt(this.#search, cell);
    this.#letters.set(cell, letters);
    return letters;
  }

  #apart(): readonly number[] {
    const { grid, cells } = this.#position;
    const free = grid.allApart.find((cell) =>
      [cell, ...besides(grid.width, cell)].every((one) => cells[one] === 0),
    );
    return free === undefined ? [] : [free];
  }

  #mayGo(cube: number, step: number): boolean {
    const position = this.#position;
    const cell = position.cellOf[cube] ?? inPool;
    const before = position.make({ cube, cell: inPool, letter: 0, blank: position.blanks[cube] === 1 });
    const isGood = [cell - step, cell + step].every(
      (one) => position.cells[one] === 0 || this.#lookup.isWordThrough(position, one, step),
    );
    position.undo(before);
    return isGood;
  }
}
