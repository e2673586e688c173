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

/** More moves than this are not tried out. */
export const mostExact = 3;

/** Ends that are remembered, so that the memory stays bounded; the others are looked at again. */
const mostSeen = 1_000_000;

/** What is done with turns that are found. */
export interface Goal {
  /** Called while changes lie that leave words alone. */
  found(): void;
  /** Turns that bring no more than this need not be found. */
  toBeat(): number;
  /** What the words bring at most that lie now and are new. */
  lying(): number;
}

/** By length: what a word brings at most. */
const mostFor: readonly number[] = Array.from({ length: 64 }, (_, length) =>
  length < 2
    ? 0
    : Array.from({ length }, (__, place) => pointsAt(place)).reduce((sum, points) => sum + points, 0),
);

/**
 * Every turn of up to three moves that leaves words alone. The order of moves matters little, so it is chosen: where a run is
 * no word some move must touch it, and only such moves are tried next. A move may also need a place that another has left;
 * so cubes go to places left in this turn, whatever is at fault. What lies by itself lies far away, wherever it may be in
 * truth. Equal ends are met once. The last move goes only where it may bring enough: the words that lie, and the two runs
 * through its place at their longest, with those that it leaves.
 */
export class EveryTurn {
  readonly #search: Search;
  readonly #position: Position;
  readonly #lookup: WordLookup;
  readonly #budget: Budget;
  readonly #moves: number;
  readonly #goal: Goal;
  /** By cell, of the position before a last move. */
  readonly #letters = new Map<number, number>();
  /** By end: the most moves that were left there. */
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

  /** In a game entered by hand anything may lie. */
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
      // The Joker's re-site and re-name have been made at once: the other half of one is no new turn.
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

  /** All runs are words: any move, or with the last one those that leave words alone. */
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

  /** Some move must change, shorten or lengthen this run. */
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

  /** What the last move must bring beside the words that lie; any move may where more follow. */
  #lackOf(left: number): number {
    this.#letters.clear();
    return left > 1 ? -1 : this.#goal.toBeat() - this.#goal.lying();
  }

  /** What the runs through a cell bring at most, once a cube lies there. */
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

  /** Cubes in play that come to a cell. */
  *#comings(cell: number, left: number, lack: number): Generator<Change> {
    const worth = this.#worthOf(cell);
    for (const cube of this.#lying()) {
      const from = this.#position.cellOf[cube] ?? 0;
      if (worth + this.#worthOf(from) > lack) yield* this.#resites(cube, cell, this.#lettersAt(cell, left));
    }
  }

  /** Cubes in play that were so when the turn began: others are sited right at once. */
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

  /** A cube as it lies to an empty cell, the Joker with any name. `open`: letters that make words there. */
  *#resites(cube: number, cell: number, open: number): Generator<Change> {
    const position = this.#position;
    const shown = position.letters[cube] ?? 0;
    // Runs change where the cube lay: there the letters are not known before it has gone.
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

  /** The letters that may come to a cell: with the last move those that make words there. */
  #lettersAt(cell: number, left: number): number {
    if (left > 1) return this.#lookup.anyLetter;
    const known = this.#letters.get(cell);
    if (known !== undefined) return known;
    const letters = lettersAt(this.#search, cell);
    this.#letters.set(cell, letters);
    return letters;
  }

  /** The first place by itself that is free. */
  #apart(): readonly number[] {
    const { grid, cells } = this.#position;
    const free = grid.allApart.find((cell) =>
      [cell, ...besides(grid.width, cell)].every((one) => cells[one] === 0),
    );
    return free === undefined ? [] : [free];
  }

  /** Whether the run, without this cube, leaves words. */
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
