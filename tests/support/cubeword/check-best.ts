import { cubewordSet } from '#shared/pieces/index.ts';
import { isJoker, lettersOn } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { CheckBoard, farAway, unknown, type Move, type Run } from './check-board.ts';
import type { SlowAsk } from './slow-turns.ts';

/** The claim is that no turn of so many moves scores more than `points`. Words may be all of a language. */
export interface Claim extends Omit<SlowAsk, 'spellings'> {
  readonly moves: number;
  readonly points: number;
  spellingOf(word: string): string;
}

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
  readonly #board: CheckBoard;
  readonly #blankNow = new Set<CubeId>();
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
    this.#board = new CheckBoard(claim.felt);
    for (const { cube, blank } of claim.felt) if (blank) this.#blankNow.add(cube);
    const lie = this.#board.allRuns().map((run) => this.#board.text(run));
    this.#isBadAtFirst = lie.some((word) => !claim.words.has(word));
    const wait = claim.counted.filter((one) => claim.turn - one.turn <= 2).map(({ word }) => word);
    this.#worthless = new Set([...lie, ...wait].map((word) => claim.spellingOf(word)));
  }

  look(): string | undefined {
    const { points, moves } = this.#claim;
    const left = moves - this.#board.made.length;
    const runs = this.#board.newRuns();
    const judged = this.#isBadAtFirst ? this.#board.allRuns() : runs;
    const bad = judged.filter((run) => !this.#mayBeWord(this.#board.text(run)));
    if (
      this.#board.lifted.size === 0 &&
      bad.length === 0 &&
      this.#board.made.length > 0 &&
      this.#ceiling(runs) > points
    ) {
      const found = this.#spell([...new Set(runs.flatMap(({ cells }) => cells))]);
      if (found !== undefined) return found;
    }
    if (left === 0 || this.#wasSeen()) return undefined;
    for (const move of this.#moves(bad, left)) {
      // The last move has to touch every run that no word fits.
      if (left === 1 && !bad.every((run) => this.#touches(move, run))) continue;
      this.#board.make(move);
      const found = this.look();
      this.#board.undo();
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
      ...this.#board.emptyNear(bad === undefined ? 1 : left),
      ...farAway.slice(this.#board.made.length, this.#board.made.length + 1),
    ];
    const lying = [...this.#board.at.keys()];
    const taken = left > 1 ? [...this.#board.at.values()] : [];
    const [lifted] = this.#board.lifted.keys();
    if (lifted !== undefined) {
      const circle = this.#board.made.slice(
        this.#board.made.findLastIndex((one) => one.lifted === undefined) + 1,
      );
      return [...near, ...taken]
        .filter((to) => circle.every(({ from }) => from !== to))
        .map((to) => ({ kind: 're-site', cube: lifted, to }));
    }
    const moves: Move[] = [];
    for (const cube of lying) {
      const from = this.#board.at.get(cube) ?? 0;
      if (this.#board.letters[from] !== unknown) moves.push({ kind: 'turn', cube, to: from });
      for (const to of [...near, ...taken]) if (to !== from) moves.push({ kind: 're-site', cube, to });
    }
    const sited = this.#board.made.filter(({ kind }) => kind === 'site').length;
    if (sited < this.#claim.pool.length)
      for (const to of [...near, ...taken]) moves.push({ kind: 'site', cube: 'pool', to });
    const gone = this.#board.made.map(({ from }) => from);
    return bad === undefined
      ? moves
      : moves.filter(
          (move) => this.#touches(move, bad) || (left > 1 && move.kind !== 'turn' && gone.includes(move.to)),
        );
  }

  #touches({ kind, cube, to }: Move, { cells, ends }: Run): boolean {
    if (kind !== 'turn' && (ends.includes(to) || cells.includes(to))) return true;
    return cube !== 'pool' && cells.includes(this.#board.at.get(cube) ?? 0);
  }

  #wasSeen(): boolean {
    const ends = this.#board.made.map(({ cube }) => cube).filter((cube) => cube !== 'pool');
    const moved = [...new Set(ends)].map(
      (cube) => `${cube} ${this.#board.at.get(cube)} ${this.#board.letters[this.#board.at.get(cube) ?? 0]}`,
    );
    const sited = this.#board.made.filter(({ cube }) => cube === 'pool').map(({ to }) => `pool ${to}`);
    const end = [
      ...moved,
      ...sited,
      ...[...this.#board.lifted.keys()].map((cube) => `lifted ${cube}`),
      `left ${this.#claim.moves - this.#board.made.length}`,
    ]
      .toSorted()
      .join();
    const was = this.#seen.has(end);
    this.#seen.add(end);
    return was;
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
      const text = this.#board.text(run);
      const name = text.includes(unknown) ? `${run.cells[0]} ${run.cells[1]}` : this.#claim.spellingOf(text);
      if (this.#worthless.has(name)) continue;
      best.set(name, Math.max(best.get(name) ?? 0, this.#board.sum(run)));
    }
    return [...best.values()].reduce((sum, points) => sum + points, 0);
  }

  /** Chooses every open letter in turn, and then what shows it. */
  #spell(cells: readonly number[]): string | undefined {
    const runs = this.#board.newRuns();
    if (
      this.#ceiling(runs) <= this.#claim.points ||
      !runs.every((run) => this.#mayBeWord(this.#board.text(run)))
    )
      return undefined;
    const open = cells.find((cell) => this.#board.letters[cell] === unknown);
    if (open === undefined) return this.#show(0, new Set(), this.#blankNow);
    for (const letter of this.#claim.letters) {
      this.#board.letters[open] = letter;
      const found = this.#spell(cells);
      this.#board.letters[open] = unknown;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #show(at: number, taken: ReadonlySet<CubeId>, blanks: ReadonlySet<CubeId>): string | undefined {
    const made = this.#board.made[at];
    if (made === undefined) return this.#isBetter(blanks) ? this.#tell() : undefined;
    if (made.kind === 're-site') return this.#show(at + 1, taken, blanks);
    const cell = made.cube === 'pool' ? made.to : (this.#board.at.get(made.cube) ?? 0);
    const letter = this.#board.letters[cell] ?? unknown;
    const choices = made.cube === 'pool' ? this.#claim.pool.filter((cube) => !taken.has(cube)) : [made.cube];
    for (const cube of choices) {
      const hasFace = letter === unknown || lettersOn(cubewordSet, cube).includes(letter);
      const isBlank = !isJoker(cube) && !hasFace;
      const others = new Set([...blanks].filter((one) => one !== cube));
      const was = this.#board.silent[cell] ?? false;
      this.#board.silent[cell] = isBlank || isJoker(cube);
      const found = this.#show(
        at + 1,
        new Set([...taken, cube]),
        isBlank ? new Set([...others, cube]) : others,
      );
      this.#board.silent[cell] = was;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #isBetter(blanks: ReadonlySet<CubeId>): boolean {
    if (blanks.size > mostBlanks || this.#ceiling(this.#board.newRuns()) <= this.#claim.points) return false;
    return !this.#claim.connected || this.#board.hangsTogether();
  }

  #tell(): string {
    return this.#board
      .newRuns()
      .map((run) => this.#board.text(run))
      .join(', ');
  }
}
