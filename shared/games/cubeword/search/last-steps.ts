import { joker } from '../cubes.ts';
import { KeptAnswers } from './kept-answers.ts';
import { anyCube, type Misfit, type OpenBoard, type Step } from './open-board.ts';
import { open } from './pattern-words.ts';
import type { Next, Reach } from './reach.ts';
import { besides } from './singles.ts';
import { Worths } from './worths.ts';

const jokerAt: number = joker;

/** Lists the last steps on a board: only those whose runs may bring more than `lack` beside the words that lie. */
export class LastSteps {
  readonly #board: OpenBoard;
  readonly #reach: Reach;
  readonly #kept: KeptAnswers;
  readonly #worths: Worths;
  /** Returns as bits the letters that a cell allows. */
  readonly #good: (cell: number) => number;
  /** Returns 1 where a cube leaves words. */
  readonly #leaves: (cell: number) => number;
  /**
   * Holds the cells beside a cube that the last step put where it stands alone. The next step has to use one of them,
   * because otherwise the turn with that cube far away is the same.
   */
  #loose: readonly number[] | undefined;

  constructor(board: OpenBoard, reach: Reach) {
    this.#board = board;
    this.#reach = reach;
    this.#kept = new KeptAnswers(board.letters.length);
    this.#worths = new Worths(board, this.#kept);
    this.#good = this.#kept.keep((cell) => board.lettersAt(cell));
    this.#leaves = this.#kept.keep((cell) =>
      reach.leavesWords(cell, 1) && reach.leavesWords(cell, board.width) ? 1 : 0,
    );
  }

  /** Prepares for the last steps after any one step from this board. */
  expect(): void {
    this.#kept.forget();
    const { cellOf } = this.#board;
    const laid = this.#reach.cubes.map((cube) => cellOf[cube] ?? 0);
    this.#worths.count([...this.#reach.emptyNear(1), ...laid]);
  }

  any(lack: number, next: Next): void {
    this.#begin();
    if (this.#loose === undefined) for (const cube of this.#reach.cubes) this.#lastTurn(cube, lack, next);
    for (const cell of this.#loose ?? [...this.#reach.emptyNear(1), ...this.#reach.apart()]) {
      this.#lastSite(cell, lack, next);
      this.#lastMoves(cell, this.#reach.cubes, lack, next);
    }
  }

  /** Lists the last steps that change all bad runs. */
  touchingAll(bad: readonly Misfit[], lack: number, next: Next): void {
    const [first] = bad;
    if (first === undefined) return;
    this.#begin();
    const { start, end, step } = first;
    const { cubeAt } = this.#board;
    const others = bad.slice(1);
    const loose = this.#loose;
    if (loose === undefined) {
      for (let at = start; at !== end; at += step)
        if (areAllIn(others, at)) this.#lastTurn((cubeAt[at] ?? 0) - 1, lack, next);
    }
    for (const at of [start - step, end]) {
      if (loose?.includes(at) === false) continue;
      const rest = others.filter((run) => !isEnd(run, at));
      if (rest.length === 0) this.#lastSite(at, lack, next);
      this.#lastMoves(at, rest.length === 0 ? this.#reach.cubes : this.#cubesIn(rest), lack, next);
    }
    let reach: readonly number[] | undefined = loose;
    for (let at = start; at !== end; at += step) {
      if (this.#worths.left(at) + this.#worths.most <= lack) continue;
      if (!this.#reach.leavesWords(at, step)) continue;
      const [rest, ...more] = others.filter((run) => !isIn(run, at));
      reach ??= [...this.#reach.emptyNear(1), ...this.#reach.apart()];
      const cubes = [(cubeAt[at] ?? 0) - 1];
      for (const to of rest === undefined ? reach : [rest.start - rest.step, rest.end]) {
        if (to === start - step || to === end || loose?.includes(to) === false) continue;
        if (more.every((run) => isEnd(run, to))) this.#lastMoves(to, cubes, lack, next);
      }
    }
  }

  /** Lists the moves of other cubes after which a cube of the bad run can go where they lay, as its last step. */
  makingRoom(bad: Misfit, lack: number, next: Next): void {
    const leaving = this.#mendingBy(bad);
    if (leaving.length === 0) return;
    this.#begin();
    const near = [...this.#reach.emptyNear(1), ...this.#reach.apart()];
    const { cellOf, letters, silent } = this.#board;
    const mostLeft = Math.max(...leaving.map((cube) => this.#worths.left(cellOf[cube] ?? 0)));
    const found: Step[] = [];
    for (const cube of this.#reach.cubes) {
      const cell = cellOf[cube] ?? 0;
      // A blank beside its old place scores nothing, but the cube that follows it does, so a letter may count one more.
      const more = lack - mostLeft - this.#worths.of(cell) - (silent[cell] ?? 0);
      if (isIn(bad, cell) || !this.#reach.mayMove(cube)) continue;
      const followers = leaving.filter((one) => this.#fitsAt(one, cell));
      // A cube that stays beside its old place is in the runs through it, so that the letters there are not known yet.
      const beside = this.#endsAt(cell);
      for (const to of near) {
        const isBeside = beside.includes(to);
        if (this.#worths.of(to) <= more || (followers.length === 0 && !isBeside)) continue;
        const isSure =
          !this.#isInLine(cell, to) && !leaving.some((one) => this.#isInLine(cellOf[one] ?? 0, to));
        if (!isSure || allows(this.#good(to), cube, letters[cell] ?? 0))
          found.push({ kind: 're-site', cube, cell: to });
      }
    }
    // What follows a step forgets the kept answers about this board, so all steps are listed first.
    for (const step of found) next(step);
  }

  /** Returns the cubes of a bad run that leave only words of it when they go. */
  #mendingBy({ start, end, step }: Misfit): readonly number[] {
    const found: number[] = [];
    for (let at = start; at !== end; at += step) {
      const cube = (this.#board.cubeAt[at] ?? 0) - 1;
      if (this.#reach.mayMove(cube) && this.#reach.leavesWords(at, step)) found.push(cube);
    }
    return found;
  }

  #fitsAt(cube: number, cell: number): boolean {
    const from = this.#board.cellOf[cube] ?? 0;
    const letter = this.#board.letters[from] ?? 0;
    const good = this.#board.lettersAt(cell);
    return this.#isInLine(from, cell) || allows(good, cube, letter);
  }

  /** Returns the empty cells at the ends of both runs through a cell. */
  #endsAt(cell: number): readonly number[] {
    return [1, this.#board.width].flatMap((step) => {
      let end = cell;
      while (this.#board.letters[end] !== 0) end += step;
      return [this.#board.startOf(cell, step) - step, end];
    });
  }

  /** Forgets the kept answers, because the board has changed by a step. */
  #begin(): void {
    this.#kept.forget();
    const made = this.#board.steps.at(-1);
    if (made !== undefined) this.#worths.follow(made.cell);
    this.#loose =
      made?.kind === 're-site' && this.#reach.standsLoose(made.cell)
        ? besides(this.#board.width, made.cell)
        : undefined;
  }

  #cubesIn([first, ...others]: readonly Misfit[]): readonly number[] {
    if (first === undefined) return [];
    const found: number[] = [];
    for (let at = first.start; at !== first.end; at += first.step)
      if (areAllIn(others, at)) found.push((this.#board.cubeAt[at] ?? 0) - 1);
    return found;
  }

  #lastTurn(cube: number, lack: number, next: Next): void {
    if (cube === anyCube) return;
    const cell = this.#board.cellOf[cube] ?? 0;
    if (this.#worths.of(cell) > lack && this.#good(cell) !== 0) this.#reach.turn(cube, next);
  }

  #lastSite(cell: number, lack: number, next: Next): void {
    if (this.#worths.of(cell) > lack && this.#good(cell) !== 0) this.#reach.site(cell, next);
  }

  #lastMoves(cell: number, cubes: readonly number[], lack: number, next: Next): void {
    const { cellOf, letters } = this.#board;
    const more = lack - this.#worths.of(cell);
    if (this.#worths.mostLeft <= more) return;
    const good = this.#good(cell);
    for (const cube of cubes) {
      const from = cellOf[cube] ?? 0;
      if (!this.#reach.mayMove(cube) || this.#worths.left(from) <= more) continue;
      const letter = letters[from] ?? 0;
      // A cube that moves in its own line changes the runs there, so that the good letters are not known yet.
      if ((allows(good, cube, letter) && this.#leaves(from) === 1) || this.#isInLine(from, cell))
        next({ kind: 're-site', cube, cell });
    }
  }

  #isInLine(one: number, other: number): boolean {
    const apart = Math.abs(one - other);
    const { width } = this.#board;
    return apart < width ? Math.floor(one / width) === Math.floor(other / width) : apart % width === 0;
  }
}

/** Returns true if a cube that shows a letter, or an open one, may lie where these letters are good. */
function allows(good: number, cube: number, letter: number): boolean {
  return letter === open || cube === jokerAt ? good !== 0 : (good & (1 << (letter - 1))) !== 0;
}

function isIn({ start, end, step }: Misfit, cell: number): boolean {
  return cell >= start && cell < end && (cell - start) % step === 0;
}

function areAllIn(runs: readonly Misfit[], cell: number): boolean {
  for (const run of runs) if (!isIn(run, cell)) return false;
  return true;
}

function isEnd({ start, end, step }: Misfit, cell: number): boolean {
  return cell === end || cell === start - step;
}
