import { joker } from '../cubes.ts';
import { inPool, type Change, type Position } from './position.ts';
import type { WordLookup } from './word-lookup.ts';

export class Budget {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  spend(nodes = 1): void {
    this.#left -= nodes;
  }
}

export interface Search {
  readonly position: Position;
  readonly lookup: WordLookup;
  readonly budget: Budget;
}

const jokerAt: number = joker;

export function besides(width: number, cell: number): readonly number[] {
  return [cell - width, cell - 1, cell + 1, cell + width];
}

export function emptyNear({ cells, cellOf, grid }: Position, steps: number): readonly number[] {
  const lying = cellOf.filter((cell) => cell !== inPool);
  return emptyAround(cells, grid.width, lying, steps);
}

/** Returns the empty cells at most so many steps from cells with cubes; each cell is met once. */
export function emptyAround(
  cells: ArrayLike<number>,
  width: number,
  lying: Iterable<number>,
  steps: number,
): readonly number[] {
  const isMet = new Uint8Array(cells.length);
  const found: number[] = [];
  const meet = (cell: number): void => {
    if (cells[cell] !== 0 || isMet[cell] !== 0) return;
    isMet[cell] = 1;
    found.push(cell);
  };
  const meetBeside = (cell: number): void => {
    meet(cell - width);
    meet(cell - 1);
    meet(cell + 1);
    meet(cell + width);
  };
  for (const cell of lying) meetBeside(cell);
  for (let step = 1, from = 0; step < steps; step += 1) {
    const end = found.length;
    for (; from < end; from += 1) meetBeside(found[from] ?? 0);
  }
  return found;
}

/** Returns the letters that make words in both directions, as bits: letter 1 is bit 0. */
export function lettersAt({ position, lookup, budget }: Search, cell: number): number {
  budget.spend();
  const across = lookup.lettersFor(position, cell, 1);
  return across === 0 ? 0 : across & lookup.lettersFor(position, cell, position.grid.width);
}

export function* numbersOf(mask: number): Generator<number> {
  for (let open = mask; open !== 0; open &= open - 1) yield 32 - Math.clz32(open & -open);
}

export interface BadRun {
  readonly cell: number;
  readonly step: number;
}

export function badRuns({ position, lookup, budget }: Search, cell: number, left: number): readonly BadRun[] {
  budget.spend();
  const { width } = position.grid;
  const found: BadRun[] = [];
  const look = (at: number, step: number) => {
    if (position.cells[at] !== 0 && !lookup.isWordThrough(position, at, step)) found.push({ cell: at, step });
  };
  look(cell, 1);
  look(cell, width);
  if (left !== inPool && left !== cell) {
    for (const step of [1, width]) {
      look(left - step, step);
      look(left + step, step);
    }
  }
  return found;
}

export function fillings(
  { position }: Pick<Search, 'position'>,
  cell: number,
  letter: number,
): readonly Change[] {
  const sited = position.siting(cell, letter);
  return [...(sited === undefined ? [] : [sited]), ...movings(position, cell, letter)];
}

/** The Joker may be re-named on its way (C3). */
function movings(position: Position, cell: number, letter: number): readonly Change[] {
  const changes: Change[] = [];
  for (const [cube, from] of position.cellOf.entries()) {
    if (from === inPool) continue;
    if (cube !== jokerAt && position.letters[cube] !== letter) continue;
    changes.push({ cube, cell, letter, blank: position.blanks[cube] === 1 });
  }
  return changes;
}

export function resites(
  { position, lookup }: Search,
  cube: number,
  cells: readonly number[],
): readonly Change[] {
  const letter = position.letters[cube] ?? 0;
  const blank = position.blanks[cube] === 1;
  const names = cube === jokerAt ? [...numbersOf(lookup.anyLetter)] : [letter];
  return cells.flatMap((cell) => names.map((name) => ({ cube, cell, letter: name, blank })));
}

export function trying<T>(
  { position }: Pick<Search, 'position'>,
  change: Change,
  ask: (left: number) => T,
): T {
  const before = position.make(change);
  const answer = ask(before.cell);
  position.undo(before);
  return answer;
}
