import { LastSteps } from './last-steps.ts';
import { NextSteps } from './next-steps.ts';
import { OpenBoard, type Misfit, type Step } from './open-board.ts';
import { PatternWords } from './pattern-words.ts';
import { inPool } from './position.ts';
import { Reach } from './reach.ts';
import type { Scorer } from './scorer.ts';
import type { Search } from './singles.ts';
import { TurnSpeller } from './spell-turn.ts';

export const mostExact = 3;

/** Only this many ends of turns are remembered, to limit memory; others may be examined again. */
const mostSeen = 1_000_000;

export interface Goal {
  found(): void;
  toBeat(): number;
}

/**
 * Finds every turn of up to three moves that leaves only words, as DECISIONS.md explains. Letters are chosen last. Places
 * that cubes left are tried, too. A cube that will stand alone is put far away; a place nearby is tried only if a later
 * step may join it.
 */
export class EveryTurn {
  readonly #search: Search;
  readonly #board: OpenBoard;
  readonly #reach: Reach;
  readonly #next: NextSteps;
  readonly #last: LastSteps;
  readonly #speller: TurnSpeller;
  readonly #moves: number;
  readonly #goal: Goal;
  readonly #scorer: Scorer;
  readonly #seen = new Set<number>();
  /** Holds 1 for empty cells beside a cube when the turn began. */
  readonly #nearAtFirst: Uint8Array;
  #first: Step | undefined;

  constructor(search: Search, moves: number, pool: number, scorer: Scorer, goal: Goal) {
    this.#search = search;
    this.#board = new OpenBoard(search.position, new PatternWords(search.lookup));
    this.#reach = new Reach(this.#board, search.position, pool);
    this.#last = new LastSteps(this.#board, this.#reach);
    this.#next = new NextSteps(this.#board, this.#reach, this.#last);
    this.#moves = moves;
    this.#goal = goal;
    this.#scorer = scorer;
    this.#nearAtFirst = new Uint8Array(this.#board.letters.length);
    for (const cell of this.#reach.emptyNear(1)) this.#nearAtFirst[cell] = 1;
    this.#speller = new TurnSpeller(
      this.#board,
      search.position,
      goal.found,
      () => this.#most() > goal.toBeat(),
    );
  }

  run(): void {
    const bad: Misfit[] = [];
    for (const cube of this.#reach.cubes) this.#addBad(this.#board.cellOf[cube] ?? 0, inPool, bad);
    if (bad.length > 0 || this.#moves === 1) {
      this.#goOn(bad);
      return;
    }
    this.#next.any((step) => {
      this.#first = step;
      this.#try(step, bad);
    });
  }

  #most(): number {
    return this.#board.mostPoints(this.#scorer);
  }

  #goOn(bad: readonly Misfit[]): void {
    const { steps } = this.#board;
    const left = this.#moves - steps.length;
    if (this.#search.budget.isSpent || (left > 0 && this.#wasSeen())) return;
    const most = this.#board.mostPoints(this.#scorer, bad);
    const lack = this.#goal.toBeat() - most;
    if (bad.length === 0 && lack < 0) this.#speller.spell();
    if (left < 1) return;
    const next = (step: Step) => {
      if (this.#mayFollow(step)) this.#try(step, bad);
    };
    if (left === 1) {
      if (bad.length === 0) this.#last.any(lack, next);
      else this.#last.touchingAll(bad, lack, next);
      return;
    }
    const [shortest] = bad.toSorted((one, other) => lengthOf(one) - lengthOf(other));
    if (shortest === undefined) this.#next.any(next);
    else this.#next.touching(shortest, left, lack, next);
  }

  /**
   * Of the orders of a turn's steps one is tried. A turn that turns cubes begins with the first of these cubes. Any other
   * turn that sites beside cubes that lay there at first begins with the first such cell. The rest begin with a move, or
   * far away.
   */
  #mayFollow({ kind, cube, cell }: Step): boolean {
    const first = this.#first;
    if (first === undefined) return true;
    if (kind === 'face') return first.kind === 'face' && cube > first.cube;
    if (kind === 're-site' || first.kind === 'face') return true;
    return this.#nearAtFirst[cell] === 0 || (first.kind === 'site' && cell > first.cell);
  }

  #try(step: Step, bad: readonly Misfit[]): void {
    if (this.#search.budget.isSpent) return;
    const { cellOf, steps } = this.#board;
    const from = step.kind === 'site' ? inPool : (cellOf[step.cube] ?? inPool);
    this.#board.make(step);
    const now = this.#stillBad(bad, step.cell, from);
    if (now.length === 0 || steps.length < this.#moves) this.#goOn(now);
    this.#board.undo();
  }

  #wasSeen(): boolean {
    if (this.#board.steps.length < 2) return false;
    const end = this.#board.end();
    if (this.#seen.has(end)) return true;
    if (this.#seen.size < mostSeen) this.#seen.add(end);
    return false;
  }

  #stillBad(bad: readonly Misfit[], cell: number, from: number): readonly Misfit[] {
    const found: Misfit[] = [];
    this.#addBad(cell, from, found);
    for (const { start, step } of bad) {
      // If its first cube went, `#addBad` has looked at the rest of the run.
      if (this.#board.letters[start] !== 0) this.#look(start, step, found);
    }
    return found;
  }

  #addBad(cell: number, from: number, found: Misfit[]): void {
    this.#search.budget.spend();
    const { width } = this.#board;
    this.#look(cell, 1, found);
    this.#look(cell, width, found);
    if (from === inPool || from === cell) return;
    for (const step of [1, width]) {
      this.#look(from - step, step, found);
      this.#look(from + step, step, found);
    }
  }

  #look(cell: number, step: number, found: Misfit[]): void {
    const { letters } = this.#board;
    if (letters[cell] === 0 || this.#board.isPossible(cell, step)) return;
    const start = this.#board.startOf(cell, step);
    if (found.some((run) => run.start === start && run.step === step)) return;
    let end = cell;
    while (letters[end] !== 0) end += step;
    found.push({ start, end, step });
  }
}

const lengthOf = ({ start, end, step }: Misfit): number => (end - start) / step;
