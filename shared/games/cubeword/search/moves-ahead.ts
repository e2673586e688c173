import { inPool, type Change } from './position.ts';
import {
  badRuns,
  besides,
  emptyNear,
  fillings,
  lettersAt,
  numbersOf,
  resites,
  trying,
  type BadRun,
  type Search,
} from './singles.ts';

/** This is called while the changes leave only words; they are undone afterwards. */
export type Found = () => void;

/**
 * Tries every single move after which all runs are words, except cubes sited alone; with `pairs` it also tries two
 * moves of which the second repairs what the first breaks.
 */
export function movesAhead(search: Search, pairs: boolean, found: Found): void {
  const { position, budget } = search;
  const near = emptyNear(position, 1);
  const reach = [...(pairs ? emptyNear(position, 2) : near), ...apartOf(search)];
  const lying = [...position.cellOf.keys()].filter((cube) => position.cellOf[cube] !== inPool);

  const tryOut = (change: Change): void => {
    trying(search, change, (left) => {
      const bad = badRuns(search, change.cell, left);
      if (bad.length === 0) found();
      else if (pairs) mend(search, change, bad, found);
    });
  };

  for (const cell of near) {
    if (budget.isSpent) return;
    const good = pairs ? search.lookup.anyLetter : lettersAt(search, cell);
    for (const letter of numbersOf(good)) {
      const change = position.siting(cell, letter);
      if (change !== undefined) tryOut(change);
    }
  }
  for (const cube of lying) {
    if (budget.isSpent) return;
    const cell = position.cellOf[cube] ?? inPool;
    const good = pairs ? search.lookup.anyLetter : lettersAt(search, cell);
    for (const letter of numbersOf(good)) {
      const change = position.facing(cube, letter);
      if (change !== undefined) tryOut(change);
    }
  }
  for (const cube of lying) {
    for (const change of resites(search, cube, reach)) {
      if (budget.isSpent) return;
      tryOut(change);
    }
  }
}

function apartOf({ position }: Search): readonly number[] {
  const { grid, cells } = position;
  const isFree = [grid.apart, ...besides(grid.width, grid.apart)].every((cell) => cells[cell] === 0);
  return isFree ? [grid.apart] : [];
}

function mend(search: Search, first: Change, bad: readonly BadRun[], found: Found): void {
  const [run] = bad;
  if (run === undefined) return;
  const { position, lookup, budget } = search;
  const { cells } = position;
  let start = run.cell;
  while (cells[start - run.step] !== 0) start -= run.step;
  const isMended = (change: Change): boolean =>
    trying(search, change, (left) => {
      if (badRuns(search, change.cell, left).length > 0) return false;
      return bad.every(({ cell, step }) => cells[cell] === 0 || lookup.isWordThrough(position, cell, step));
    });
  const tryOut = (change: Change): void => {
    if (isMended(change)) trying(search, change, found);
  };

  let end = start;
  for (; cells[end] !== 0; end += run.step) {
    if (budget.isSpent) return;
    const cube = (cells[end] ?? 0) - 1;
    for (const letter of numbersOf(lookup.lettersFor(position, end, run.step))) {
      const change = position.facing(cube, letter);
      if (change !== undefined) tryOut(change);
    }
  }
  for (const cell of [start - run.step, end]) {
    for (const letter of numbersOf(lookup.lettersFor(position, cell, run.step))) {
      for (const change of fillings(search, cell, letter)) if (change.cube !== first.cube) tryOut(change);
    }
  }
  // A cube that leaves may go to many cells, so the run without it is checked first.
  let reach: readonly number[] | undefined;
  for (let at = start; at !== end; at += run.step) {
    const cube = (cells[at] ?? 0) - 1;
    if (cube === first.cube || !mayGo(search, cube, run)) continue;
    reach ??= [...emptyNear(position, 2), ...apartOf(search)];
    for (const change of resites(search, cube, reach)) tryOut(change);
  }
}

function mayGo(search: Search, cube: number, { step }: BadRun): boolean {
  const { position, lookup } = search;
  const from = position.cellOf[cube] ?? inPool;
  const away = {
    cube,
    cell: inPool,
    letter: position.letters[cube] ?? 0,
    blank: position.blanks[cube] === 1,
  };
  return trying(search, away, () =>
    [from - step, from + step].every(
      (cell) => position.cells[cell] === 0 || lookup.isWordThrough(position, cell, step),
    ),
  );
}
