import { joker } from '../cubes.ts';
import { anyCube, type OpenBoard, type Step } from './open-board.ts';
import { open } from './pattern-words.ts';
import { inPool, type Position } from './position.ts';
import { besides } from './singles.ts';

const jokerAt: number = joker;

/** A run of the board that no word fits: the cells from `start` up to, not including, `end`. */
export interface Misfit {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

export type Next = (step: Step) => void;

/** Answers about cells are kept as long as the board stays as it is. */
class Kept {
  readonly #values: Int32Array;
  readonly #boards: Int32Array;
  readonly #answer: (cell: number) => number;

  constructor(cells: number, answer: (cell: number) => number) {
    this.#values = new Int32Array(cells);
    this.#boards = new Int32Array(cells);
    this.#answer = answer;
  }

  of(cell: number, board: number): number {
    if (this.#boards[cell] !== board) {
      this.#boards[cell] = board;
      this.#values[cell] = this.#answer(cell);
    }
    return this.#values[cell] ?? 0;
  }
}

/** Lists the steps that may come next on a board: a last one only if the runs that it changes may bring more than `lack`. */
export class NextSteps {
  readonly #board: OpenBoard;
  readonly #allApart: readonly number[];
  readonly #pool: number;
  /** Only cubes that lay on the felt when the turn began move, because others are sited in their final place at once. */
  readonly cubes: readonly number[];
  readonly #metIn: Int32Array;
  readonly #worth: Kept;
  readonly #worthLeft: Kept;
  readonly #good: Kept;
  readonly #leaves: Kept;
  #visit = 0;
  /** Counts the boards whose last steps were asked for. */
  #node = 0;
  /** Holds the most that `#worthLeft` gives for any cube. */
  #mostLeft = 0;
  /**
   * Holds the cells beside a cube that the last step put where it stands alone. The next step has to use one of them,
   * because otherwise the turn with that cube far away is the same.
   */
  #loose: readonly number[] | undefined;

  constructor(board: OpenBoard, { grid }: Position, pool: number) {
    this.#board = board;
    this.#allApart = grid.allApart;
    this.#pool = pool;
    this.cubes = [...board.cellOf.keys()].filter((cube) => board.cellOf[cube] !== inPool);
    this.#metIn = new Int32Array(board.letters.length);
    const kept = (answer: (cell: number) => number) => new Kept(board.letters.length, answer);
    this.#worth = kept((cell) => board.worthAt(cell));
    this.#worthLeft = kept((cell) => board.worthLeft(cell));
    this.#good = kept((cell) => board.lettersAt(cell));
    this.#leaves = kept((cell) =>
      this.#leavesWords(cell, 1) && this.#leavesWords(cell, board.width) ? 1 : 0,
    );
  }

  any(next: Next): void {
    const near = [...this.emptyNear(1), ...this.#apart()];
    for (const cube of this.cubes) this.#turn(cube, next);
    for (const cell of near) this.#site(cell, next);
    for (const cell of near) this.#comings(cell, next);
  }

  anyLast(lack: number, next: Next): void {
    this.#begin();
    if (this.#loose === undefined) for (const cube of this.cubes) this.#lastTurn(cube, lack, next);
    for (const cell of this.#loose ?? [...this.emptyNear(1), ...this.#apart()]) {
      this.#lastSite(cell, lack, next);
      this.#lastMoves(cell, this.cubes, lack, next);
    }
  }

  /**
   * Lists the steps that change a bad run: a cube in it turns or leaves, or a cube comes to one of its ends. A cube may also
   * have to go first where another has left, or another may have to leave first for a cube of the run.
   */
  touching(bad: Misfit, left: number, lack: number, next: Next): void {
    const { start, end, step } = bad;
    const { letters, cubeAt, befores } = this.#board;
    for (let at = start; at !== end; at += step) this.#turn((cubeAt[at] ?? 0) - 1, next);
    const ends = [start - step, end];
    for (const at of ends) {
      this.#site(at, next);
      this.#comings(at, next);
    }
    const reach = [...this.emptyNear(left), ...this.#apart()].filter((one) => !ends.includes(one));
    for (let at = start; at !== end; at += step) {
      const cube = (cubeAt[at] ?? 0) - 1;
      if (this.#mayMove(cube)) for (const to of reach) next({ kind: 're-site', cube, cell: to });
    }
    for (const { cell: gone } of befores)
      if (gone !== inPool && letters[gone] === 0 && !ends.includes(gone)) this.#comings(gone, next);
    if (left === 2) this.#makingRoom(bad, lack, next);
    else for (const cell of reach) this.#comings(cell, next);
  }

  /** Lists the moves of other cubes after which a cube of the bad run can go where they lay, as its last step. */
  #makingRoom(bad: Misfit, lack: number, next: Next): void {
    const leaving = this.#mendingBy(bad);
    if (leaving.length === 0) return;
    this.#begin();
    const near = [...this.emptyNear(1), ...this.#apart()];
    const { cellOf, letters } = this.#board;
    const node = this.#node;
    const mostLeft = Math.max(...leaving.map((cube) => this.#worthLeft.of(cellOf[cube] ?? 0, node)));
    for (const cube of this.cubes) {
      const cell = cellOf[cube] ?? 0;
      const more = lack - mostLeft - this.#worth.of(cell, node);
      if (isIn(bad, cell) || !this.#mayMove(cube)) continue;
      const followers = leaving.filter((one) => this.#fitsAt(one, cell));
      // A cube that stays beside its old place is in the runs through it, so that the letters there are not known yet.
      const beside = this.#endsAt(cell);
      for (const to of near) {
        const isBeside = beside.includes(to);
        if (this.#worth.of(to, node) <= more || (followers.length === 0 && !isBeside)) continue;
        const isSure =
          !this.#isInLine(cell, to) && !leaving.some((one) => this.#isInLine(cellOf[one] ?? 0, to));
        if (!isSure || allows(this.#good.of(to, node), cube, letters[cell] ?? 0))
          next({ kind: 're-site', cube, cell: to });
      }
    }
  }

  /** Returns the cubes of a bad run that leave only words of it when they go. */
  #mendingBy({ start, end, step }: Misfit): readonly number[] {
    const found: number[] = [];
    for (let at = start; at !== end; at += step) {
      const cube = (this.#board.cubeAt[at] ?? 0) - 1;
      if (this.#mayMove(cube) && this.#leavesWords(at, step)) found.push(cube);
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
      this.#lastMoves(at, rest.length === 0 ? this.cubes : this.#cubesIn(rest), lack, next);
    }
    let reach: readonly number[] | undefined = loose;
    for (let at = start; at !== end; at += step) {
      if (!this.#leavesWords(at, step)) continue;
      const [rest, ...more] = others.filter((run) => !isIn(run, at));
      reach ??= [...this.emptyNear(1), ...this.#apart()];
      const cubes = [(cubeAt[at] ?? 0) - 1];
      for (const to of rest === undefined ? reach : [rest.start - rest.step, rest.end]) {
        if (to === start - step || to === end || loose?.includes(to) === false) continue;
        if (more.every((run) => isEnd(run, to))) this.#lastMoves(to, cubes, lack, next);
      }
    }
  }

  /** Forgets the kept answers, because the board has changed. */
  #begin(): void {
    this.#node += 1;
    const { cellOf, steps } = this.#board;
    this.#mostLeft = 0;
    for (const cube of this.cubes)
      this.#mostLeft = Math.max(this.#mostLeft, this.#worthLeft.of(cellOf[cube] ?? 0, this.#node));
    const made = steps.at(-1);
    this.#loose =
      made?.kind === 're-site' && !this.#allApart.includes(made.cell) && this.#board.isAlone(made.cell)
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

  #turn(cube: number, next: Next): void {
    const { cellOf, isOpen } = this.#board;
    if (cube !== anyCube && isOpen[cube] === 0) next({ kind: 'face', cube, cell: cellOf[cube] ?? 0 });
  }

  #lastTurn(cube: number, lack: number, next: Next): void {
    if (cube === anyCube) return;
    const cell = this.#board.cellOf[cube] ?? 0;
    if (this.#worth.of(cell, this.#node) > lack && this.#good.of(cell, this.#node) !== 0)
      this.#turn(cube, next);
  }

  #site(cell: number, next: Next): void {
    if (this.#board.sited < this.#pool) next({ kind: 'site', cube: anyCube, cell });
  }

  #comings(cell: number, next: Next): void {
    for (const cube of this.cubes) if (this.#mayMove(cube)) next({ kind: 're-site', cube, cell });
  }

  #lastSite(cell: number, lack: number, next: Next): void {
    if (this.#worth.of(cell, this.#node) > lack && this.#good.of(cell, this.#node) !== 0)
      this.#site(cell, next);
  }

  #lastMoves(cell: number, cubes: readonly number[], lack: number, next: Next): void {
    const { cellOf, letters } = this.#board;
    const node = this.#node;
    const more = lack - this.#worth.of(cell, node);
    if (this.#mostLeft <= more) return;
    const good = this.#good.of(cell, node);
    for (const cube of cubes) {
      const from = cellOf[cube] ?? 0;
      if (!this.#mayMove(cube) || this.#worthLeft.of(from, node) <= more) continue;
      const letter = letters[from] ?? 0;
      // A cube that moves in its own line changes the runs there, so that the good letters are not known yet.
      if ((allows(good, cube, letter) && this.#leaves.of(from, node) === 1) || this.#isInLine(from, cell))
        next({ kind: 're-site', cube, cell });
    }
  }

  #isInLine(one: number, other: number): boolean {
    const apart = Math.abs(one - other);
    const { width } = this.#board;
    return apart < width ? Math.floor(one / width) === Math.floor(other / width) : apart % width === 0;
  }

  #mayMove(cube: number): boolean {
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

  #apart(): readonly number[] {
    const { letters, width } = this.#board;
    const free = this.#allApart.find((cell) =>
      [cell, ...besides(width, cell)].every((one) => letters[one] === 0),
    );
    return free === undefined ? [] : [free];
  }

  /** Returns true if words fit what a cube leaves of a run. */
  #leavesWords(cell: number, step: number): boolean {
    const { letters } = this.#board;
    const letter = letters[cell] ?? 0;
    letters[cell] = 0;
    const isGood = [cell - step, cell + step].every(
      (one) => letters[one] === 0 || this.#board.isPossible(one, step),
    );
    letters[cell] = letter;
    return isGood;
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
