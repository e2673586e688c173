import { isJoker, type Felt } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';

/** A cube of the pool has no number until its letter is chosen. */
export type Cube = CubeId | 'pool';

export interface Move {
  readonly kind: 'site' | 'turn' | 're-site';
  readonly cube: Cube;
  readonly to: number;
}

export interface Shown {
  readonly letter: string;
  readonly isSilent: boolean;
}

export interface Made extends Move, Shown {
  /** 0 for a cube of the pool, -1 for one that another has lifted. */
  readonly from: number;
  /** The cube that lay where this one goes, and has to go somewhere else next. */
  readonly lifted: CubeId | undefined;
}

/** The cells of a run, and the two empty ones at its ends. */
export interface Run {
  readonly cells: readonly number[];
  readonly ends: readonly [number, number];
}

const width = 160;
const cellAt = (column: number, row: number): number => (row + 60) * width + column + 60;
export const farAway = [cellAt(90, 60), cellAt(90, 70), cellAt(90, 80)];
const sides = [1, -1, width, -width];
const none = '';
/** An open letter. */
export const unknown = '?';

/** The felt of a check, whose letters are open until all moves are made. A cube that goes where another lies lifts it. */
export class CheckBoard {
  readonly letters: string[] = new Array<string>(width * width).fill(none);
  readonly silent: boolean[] = new Array<boolean>(width * width).fill(false);
  readonly #cubes: (Cube | undefined)[] = new Array<Cube | undefined>(width * width).fill(undefined);
  readonly at = new Map<CubeId, number>();
  readonly made: Made[] = [];
  readonly lifted = new Map<CubeId, Shown>();

  constructor(felt: Felt) {
    for (const { cube, column, row, letter, blank } of felt) {
      if (Math.abs(column) > 40 || Math.abs(row) > 40) throw new Error('The felt is too wide for this check');
      this.put(cellAt(column, row), cube, letter, blank || isJoker(cube));
    }
  }

  emptyNear(steps: number): readonly number[] {
    let reached = this.cellsTaken();
    const found = new Set<number>();
    for (let step = 0; step < steps; step += 1) {
      const next = reached.flatMap((cell) => sides.map((side) => cell + side));
      reached = next.filter((cell) => this.letters[cell] === none && !found.has(cell));
      for (const cell of reached) found.add(cell);
    }
    return [...found];
  }

  cellsTaken(): number[] {
    return [...this.at.values(), ...this.made.filter(({ kind }) => kind === 'site').map(({ to }) => to)];
  }

  make(move: Move): void {
    const { kind, cube, to } = move;
    const was = cube === 'pool' ? undefined : this.lifted.get(cube);
    const from = cube === 'pool' ? 0 : (this.at.get(cube) ?? 0);
    const { letter, isSilent } = was ?? this.#shownAt(from);
    if (cube !== 'pool' && was === undefined) this.#clear(from);
    if (cube !== 'pool') this.lifted.delete(cube);
    const there = this.#cubes[to];
    const lifted = there === 'pool' ? undefined : there;
    if (lifted !== undefined) {
      this.lifted.set(lifted, this.#shownAt(to));
      this.#clear(to);
    }
    this.made.push({ ...move, from: was === undefined ? from : -1, letter, isSilent, lifted });
    // The Joker may be named on its way (C3).
    const isNamed = cube !== 'pool' && isJoker(cube);
    const isOpen = kind !== 're-site' || letter === unknown || isNamed;
    this.put(to, cube, isOpen ? unknown : letter, isNamed || (!isOpen && isSilent));
  }

  undo(): void {
    const made = this.made.pop();
    if (made === undefined) throw new Error('Nothing was made');
    const { cube, to, from, letter, isSilent, lifted } = made;
    this.#clear(to);
    if (lifted !== undefined) {
      const shown = this.lifted.get(lifted) ?? { letter: none, isSilent: false };
      this.lifted.delete(lifted);
      this.put(to, lifted, shown.letter, shown.isSilent);
    }
    if (cube === 'pool') return;
    if (from < 0) this.lifted.set(cube, { letter, isSilent });
    else this.put(from, cube, letter, isSilent);
  }

  #shownAt(cell: number): Shown {
    return { letter: this.letters[cell] ?? none, isSilent: this.silent[cell] ?? false };
  }

  put(cell: number, cube: Cube, letter: string, isSilent: boolean): void {
    this.letters[cell] = letter;
    this.silent[cell] = isSilent;
    this.#cubes[cell] = cube;
    if (cube !== 'pool') this.at.set(cube, cell);
  }

  #clear(cell: number): void {
    const cube = this.#cubes[cell];
    if (cube !== undefined && cube !== 'pool') this.at.delete(cube);
    this.letters[cell] = none;
    this.#cubes[cell] = undefined;
  }

  /** Returns the runs that the moves have changed, each once. */
  newRuns(): readonly Run[] {
    const cells = this.made.flatMap(({ to, from }) => [
      to,
      ...(from <= 0 ? [] : sides.map((side) => from + side)),
    ]);
    const runs = new Map<string, Run>();
    for (const cell of cells)
      for (const run of this.#runsThrough(cell)) runs.set(`${run.cells[0]} ${run.cells[1]}`, run);
    return [...runs.values()];
  }

  allRuns(): readonly Run[] {
    return this.cellsTaken().flatMap((cell) => this.#runsThrough(cell));
  }

  #runsThrough(cell: number): readonly Run[] {
    if (this.letters[cell] === none) return [];
    return [1, width].flatMap((step) => {
      let first = cell;
      while (this.letters[first - step] !== none) first -= step;
      const cells: number[] = [];
      let at = first;
      for (; this.letters[at] !== none; at += step) cells.push(at);
      return cells.length < 2 ? [] : [{ cells, ends: [first - step, at] as const }];
    });
  }

  text({ cells }: Run): string {
    return cells.map((cell) => this.letters[cell]).join('');
  }

  sum({ cells }: Run): number {
    return cells.reduce(
      (sum, cell, at) => sum + (this.silent[cell] === true ? 0 : at < 5 ? 1 : at < 7 ? 2 : 3),
      0,
    );
  }

  hangsTogether(): boolean {
    const taken = new Set(this.cellsTaken());
    const reached = new Set([...taken].slice(0, 1));
    for (const cell of reached)
      for (const side of sides) if (taken.has(cell + side)) reached.add(cell + side);
    return reached.size === taken.size;
  }
}
