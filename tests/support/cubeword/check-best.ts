import { cubewordSet } from '#shared/pieces/index.ts';
import { isJoker, lettersOn } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { SlowAsk } from './slow-turns.ts';

/** The claim is that no turn of so many moves scores more than `points`. Words may be all of a language. */
export interface Claim extends Omit<SlowAsk, 'spellings'> {
  readonly moves: number;
  readonly points: number;
  spellingOf(word: string): string;
}

/** A cube of the pool has no number until its letter is chosen. */
type Cube = CubeId | 'pool';

interface Move {
  readonly kind: 'site' | 'turn' | 're-site';
  readonly cube: Cube;
  readonly to: number;
}

interface Shown {
  readonly letter: string;
  readonly isSilent: boolean;
}

interface Made extends Move, Shown {
  /** 0 for a cube of the pool. */
  readonly from: number;
  /** The cube that lay where this one goes, and has to go somewhere else next. */
  readonly lifted: CubeId | undefined;
}

/** The cells of a run, and the two empty ones at its ends. */
interface Run {
  readonly cells: readonly number[];
  readonly ends: readonly [number, number];
}

const width = 160;
const cellAt = (column: number, row: number): number => (row + 60) * width + column + 60;
const farAway = [cellAt(90, 60), cellAt(90, 70), cellAt(90, 80)];
const sides = [1, -1, width, -width];
const none = '';
const unknown = '?';
const mostBlanks = 8;

/**
 * Looks for a turn that scores more than is claimed, and tells it; undefined accepts the claim. It shares the rules' cubes
 * with the search and nothing else. Letters are left open until all moves are made, and every run that no word of the list
 * fits has to be touched by one of the moves to come (C4).
 */
export function turnThatBeats(claim: Claim): string | undefined {
  return new ClaimCheck(claim).look();
}

class ClaimCheck {
  readonly #claim: Claim;
  readonly #letters: string[] = new Array<string>(width * width).fill(none);
  readonly #silent: boolean[] = new Array<boolean>(width * width).fill(false);
  readonly #cubes: (Cube | undefined)[] = new Array<Cube | undefined>(width * width).fill(undefined);
  readonly #at = new Map<CubeId, number>();
  readonly #blankNow = new Set<CubeId>();
  readonly #made: Made[] = [];
  readonly #lifted = new Map<CubeId, Shown>();
  readonly #seen = new Set<string>();
  readonly #byLetter = new Map<string, string[]>();
  readonly #fits = new Map<string, boolean>();
  readonly #worthless: ReadonlySet<string>;
  readonly #isBadAtFirst: boolean;

  constructor(claim: Claim) {
    this.#claim = claim;
    for (const word of claim.words) {
      for (const [at, letter] of [...word].entries()) {
        const key = `${word.length} ${at} ${letter}`;
        const list = this.#byLetter.get(key);
        if (list === undefined) this.#byLetter.set(key, [word]);
        else list.push(word);
      }
    }
    for (const { cube, column, row, letter, blank } of claim.felt) {
      if (Math.abs(column) > 40 || Math.abs(row) > 40) throw new Error('The felt is too wide for this check');
      const cell = cellAt(column, row);
      this.#put(cell, cube, letter, blank || isJoker(cube));
      if (blank) this.#blankNow.add(cube);
    }
    const lie = this.#allRuns().map((run) => this.#text(run));
    this.#isBadAtFirst = lie.some((word) => !claim.words.has(word));
    const wait = claim.counted.filter((one) => claim.turn - one.turn <= 2).map(({ word }) => word);
    this.#worthless = new Set([...lie, ...wait].map((word) => claim.spellingOf(word)));
  }

  look(): string | undefined {
    const { points, moves } = this.#claim;
    const left = moves - this.#made.length;
    const runs = this.#newRuns();
    const judged = this.#isBadAtFirst ? this.#allRuns() : runs;
    const bad = judged.filter((run) => !this.#mayBeWord(this.#text(run)));
    if (
      this.#lifted.size === 0 &&
      bad.length === 0 &&
      this.#made.length > 0 &&
      this.#ceiling(runs) > points
    ) {
      const found = this.#spell([...new Set(runs.flatMap(({ cells }) => cells))]);
      if (found !== undefined) return found;
    }
    if (left === 0 || this.#wasSeen()) return undefined;
    for (const move of this.#moves(bad, left)) {
      // The last move has to touch every run that no word fits.
      if (left === 1 && !bad.every((run) => this.#touches(move, run))) continue;
      this.#make(move);
      const found = this.look();
      this.#undo();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * Moves are listed as the places where cubes end, whatever their order: a cube may go where another lies that has to go
   * somewhere else next. Only a circle of cubes has no order.
   */
  #moves([bad]: readonly Run[], left: number): readonly Move[] {
    const near = [
      ...this.#emptyNear(bad === undefined ? 1 : left),
      ...farAway.slice(this.#made.length, this.#made.length + 1),
    ];
    const lying = [...this.#at.keys()];
    const taken = left > 1 ? [...this.#at.values()] : [];
    const [lifted] = this.#lifted.keys();
    if (lifted !== undefined) {
      const circle = this.#made.slice(this.#made.findLastIndex((one) => one.lifted === undefined) + 1);
      return [...near, ...taken]
        .filter((to) => circle.every(({ from }) => from !== to))
        .map((to) => ({ kind: 're-site', cube: lifted, to }));
    }
    const moves: Move[] = [];
    for (const cube of lying) {
      const from = this.#at.get(cube) ?? 0;
      if (this.#letters[from] !== unknown) moves.push({ kind: 'turn', cube, to: from });
      for (const to of [...near, ...taken]) if (to !== from) moves.push({ kind: 're-site', cube, to });
    }
    const sited = this.#made.filter(({ kind }) => kind === 'site').length;
    if (sited < this.#claim.pool.length)
      for (const to of [...near, ...taken]) moves.push({ kind: 'site', cube: 'pool', to });
    const gone = this.#made.map(({ from }) => from);
    return bad === undefined
      ? moves
      : moves.filter(
          (move) => this.#touches(move, bad) || (left > 1 && move.kind !== 'turn' && gone.includes(move.to)),
        );
  }

  #touches({ kind, cube, to }: Move, { cells, ends }: Run): boolean {
    if (kind !== 'turn' && (ends.includes(to) || cells.includes(to))) return true;
    return cube !== 'pool' && cells.includes(this.#at.get(cube) ?? 0);
  }

  #emptyNear(steps: number): readonly number[] {
    let reached = this.#cellsTaken();
    const found = new Set<number>();
    for (let step = 0; step < steps; step += 1) {
      const next = reached.flatMap((cell) => sides.map((side) => cell + side));
      reached = next.filter((cell) => this.#letters[cell] === none && !found.has(cell));
      for (const cell of reached) found.add(cell);
    }
    return [...found];
  }

  #cellsTaken(): number[] {
    return [...this.#at.values(), ...this.#made.filter(({ kind }) => kind === 'site').map(({ to }) => to)];
  }

  #make(move: Move): void {
    const { kind, cube, to } = move;
    const was = cube === 'pool' ? undefined : this.#lifted.get(cube);
    const from = cube === 'pool' ? 0 : (this.#at.get(cube) ?? 0);
    const { letter, isSilent } = was ?? this.#shownAt(from);
    if (cube !== 'pool' && was === undefined) this.#clear(from);
    if (cube !== 'pool') this.#lifted.delete(cube);
    const there = this.#cubes[to];
    const lifted = there === 'pool' ? undefined : there;
    if (lifted !== undefined) {
      this.#lifted.set(lifted, this.#shownAt(to));
      this.#clear(to);
    }
    this.#made.push({ ...move, from: was === undefined ? from : -1, letter, isSilent, lifted });
    // The Joker may be named on its way (C3).
    const isNamed = cube !== 'pool' && isJoker(cube);
    const isOpen = kind !== 're-site' || letter === unknown || isNamed;
    this.#put(to, cube, isOpen ? unknown : letter, isNamed || (!isOpen && isSilent));
  }

  #undo(): void {
    const made = this.#made.pop();
    if (made === undefined) throw new Error('Nothing was made');
    const { cube, to, from, letter, isSilent, lifted } = made;
    this.#clear(to);
    if (lifted !== undefined) {
      const shown = this.#lifted.get(lifted) ?? { letter: none, isSilent: false };
      this.#lifted.delete(lifted);
      this.#put(to, lifted, shown.letter, shown.isSilent);
    }
    if (cube === 'pool') return;
    if (from < 0) this.#lifted.set(cube, { letter, isSilent });
    else this.#put(from, cube, letter, isSilent);
  }

  #shownAt(cell: number): Shown {
    return { letter: this.#letters[cell] ?? none, isSilent: this.#silent[cell] ?? false };
  }

  #put(cell: number, cube: Cube, letter: string, isSilent: boolean): void {
    this.#letters[cell] = letter;
    this.#silent[cell] = isSilent;
    this.#cubes[cell] = cube;
    if (cube !== 'pool') this.#at.set(cube, cell);
  }

  #clear(cell: number): void {
    const cube = this.#cubes[cell];
    if (cube !== undefined && cube !== 'pool') this.#at.delete(cube);
    this.#letters[cell] = none;
    this.#cubes[cell] = undefined;
  }

  #wasSeen(): boolean {
    const ends = this.#made.map(({ cube }) => cube).filter((cube) => cube !== 'pool');
    const moved = [...new Set(ends)].map(
      (cube) => `${cube} ${this.#at.get(cube)} ${this.#letters[this.#at.get(cube) ?? 0]}`,
    );
    const sited = this.#made.filter(({ cube }) => cube === 'pool').map(({ to }) => `pool ${to}`);
    const end = [
      ...moved,
      ...sited,
      ...[...this.#lifted.keys()].map((cube) => `lifted ${cube}`),
      `left ${this.#claim.moves - this.#made.length}`,
    ]
      .toSorted()
      .join();
    const was = this.#seen.has(end);
    this.#seen.add(end);
    return was;
  }

  /** Returns the runs that the moves have changed, each once. */
  #newRuns(): readonly Run[] {
    const cells = this.#made.flatMap(({ to, from }) => [
      to,
      ...(from <= 0 ? [] : sides.map((side) => from + side)),
    ]);
    const runs = new Map<string, Run>();
    for (const cell of cells)
      for (const run of this.#runsThrough(cell)) runs.set(`${run.cells[0]} ${run.cells[1]}`, run);
    return [...runs.values()];
  }

  #allRuns(): readonly Run[] {
    return this.#cellsTaken().flatMap((cell) => this.#runsThrough(cell));
  }

  #runsThrough(cell: number): readonly Run[] {
    if (this.#letters[cell] === none) return [];
    return [1, width].flatMap((step) => {
      let first = cell;
      while (this.#letters[first - step] !== none) first -= step;
      const cells: number[] = [];
      let at = first;
      for (; this.#letters[at] !== none; at += step) cells.push(at);
      return cells.length < 2 ? [] : [{ cells, ends: [first - step, at] as const }];
    });
  }

  #text({ cells }: Run): string {
    return cells.map((cell) => this.#letters[cell]).join('');
  }

  #mayBeWord(text: string): boolean {
    const known = this.#fits.get(text);
    if (known !== undefined) return known;
    const { words } = this.#claim;
    const sure = [...text].findIndex((letter) => letter !== unknown);
    const list =
      sure < 0
        ? [...words].filter(({ length }) => length === text.length)
        : (this.#byLetter.get(`${text.length} ${sure} ${text.charAt(sure)}`) ?? []);
    const fits = text.includes(unknown)
      ? list.some((word) => [...text].every((letter, at) => letter === unknown || letter === word.charAt(at)))
      : words.has(text);
    this.#fits.set(text, fits);
    return fits;
  }

  /** C6, with the dearer of all spellings that are one (C7); what is open scores. */
  #ceiling(runs: readonly Run[]): number {
    const best = new Map<string, number>();
    for (const run of runs) {
      const text = this.#text(run);
      const name = text.includes(unknown) ? `${run.cells[0]} ${run.cells[1]}` : this.#claim.spellingOf(text);
      if (this.#worthless.has(name)) continue;
      best.set(name, Math.max(best.get(name) ?? 0, this.#sum(run)));
    }
    return [...best.values()].reduce((sum, points) => sum + points, 0);
  }

  #sum({ cells }: Run): number {
    return cells.reduce(
      (sum, cell, at) => sum + (this.#silent[cell] === true ? 0 : at < 5 ? 1 : at < 7 ? 2 : 3),
      0,
    );
  }

  /** Chooses every open letter in turn, and then what shows it. */
  #spell(cells: readonly number[]): string | undefined {
    const runs = this.#newRuns();
    if (this.#ceiling(runs) <= this.#claim.points || !runs.every((run) => this.#mayBeWord(this.#text(run))))
      return undefined;
    const open = cells.find((cell) => this.#letters[cell] === unknown);
    if (open === undefined) return this.#show(0, new Set(), this.#blankNow);
    for (const letter of this.#claim.letters) {
      this.#letters[open] = letter;
      const found = this.#spell(cells);
      this.#letters[open] = unknown;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #show(at: number, taken: ReadonlySet<CubeId>, blanks: ReadonlySet<CubeId>): string | undefined {
    const made = this.#made[at];
    if (made === undefined) return this.#isBetter(blanks) ? this.#tell() : undefined;
    if (made.kind === 're-site') return this.#show(at + 1, taken, blanks);
    const cell = made.cube === 'pool' ? made.to : (this.#at.get(made.cube) ?? 0);
    const letter = this.#letters[cell] ?? none;
    const choices = made.cube === 'pool' ? this.#claim.pool.filter((cube) => !taken.has(cube)) : [made.cube];
    for (const cube of choices) {
      const hasFace = letter === unknown || lettersOn(cubewordSet, cube).includes(letter);
      const isBlank = !isJoker(cube) && !hasFace;
      const others = new Set([...blanks].filter((one) => one !== cube));
      const was = this.#silent[cell] ?? false;
      this.#silent[cell] = isBlank || isJoker(cube);
      const found = this.#show(
        at + 1,
        new Set([...taken, cube]),
        isBlank ? new Set([...others, cube]) : others,
      );
      this.#silent[cell] = was;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #isBetter(blanks: ReadonlySet<CubeId>): boolean {
    if (blanks.size > mostBlanks || this.#ceiling(this.#newRuns()) <= this.#claim.points) return false;
    if (!this.#claim.connected) return true;
    const taken = new Set(this.#cellsTaken());
    const reached = new Set([...taken].slice(0, 1));
    for (const cell of reached)
      for (const side of sides) if (taken.has(cell + side)) reached.add(cell + side);
    return reached.size === taken.size;
  }

  #tell(): string {
    return this.#newRuns()
      .map((run) => this.#text(run))
      .join(', ');
  }
}
