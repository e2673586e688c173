import { defaults } from '#shared/options/index.ts';
import { alphacubesOptions } from '#shared/games/alphacubes/options.ts';
import { expect } from 'vitest';
import type { Draft, DraftProblem, DraftTable } from '#renderer/games/alphacubes/draft/draft.ts';
import { beginDraft, reduce, type DraftAction } from '#renderer/games/alphacubes/draft/reduce.ts';
import { cubeOf } from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, squareName } from '#shared/pieces/index.ts';

/** A table with the hand that a draft on it begins with. */
export interface TestTable extends DraftTable {
  readonly hand: readonly number[];
}

/** A table 9 squares wide and 7 high; `lying` by square, the hand's cubes numbered from 11. */
export function aTable(hand: readonly string[], lying: Readonly<Record<string, string>> = {}): TestTable {
  const cubes = new Map(hand.map((letters, at) => [at + 11, [...letters]]));
  const squares = Object.entries(lying).map(([square, letter]) => {
    return [square, { cube: cubeId(0), letter, turn: 1 }] as const;
  });
  return {
    columns: 9,
    rows: 7,
    hand: [...cubes.keys()],
    lying: {
      options: defaults(alphacubesOptions),
      board: Array.from({ length: 7 }, () => '.'.repeat(9)),
      squares: Object.fromEntries(squares),
    },
    letterAt: (square) => lying[square],
    lettersOf: (cube) => cubes.get(cube) ?? [],
  };
}

/** The same table with cubes of the set in the hand, each under its own number. */
export function aTableOfTheSet(
  hand: readonly string[],
  lying: Readonly<Record<string, string>> = {},
): TestTable {
  const numbers = hand.map((letters) => {
    const cube = alphacubesSet.pieces.find((one) => one.letters.join('') === letters);
    if (cube === undefined) throw new Error(`No cube of the set shows ${letters}`);
    return cube.id;
  });
  return {
    ...aTable([], lying),
    hand: numbers,
    lettersOf: (cube) => cubeOf(alphacubesSet, cubeId(cube)).letters,
  };
}

/** A fresh turn with the cursor on a square. */
export function aDraft(table: TestTable, square = 'C3', direction: Draft['direction'] = 'across'): Draft {
  const column = square.charCodeAt(0) - 65;
  const row = Number(square.slice(1)) - 1;
  return { ...beginDraft(table.hand, undefined, { column, row }), direction };
}

export function doing(draft: Draft, table: DraftTable, ...actions: readonly DraftAction[]): Draft {
  return actions.reduce((next, action) => expectOk(reduce(next, table, action)), draft);
}

export function typing(draft: Draft, table: DraftTable, letters: string): Draft {
  return doing(draft, table, ...[...letters].map((letter): DraftAction => ({ kind: 'letter', letter })));
}

export function problemOf(draft: Draft, table: DraftTable, action: DraftAction): DraftProblem {
  const result = reduce(draft, table, action);
  expect(result.ok).toBe(false);
  if (result.ok) throw new Error('not refused');
  return result.problem;
}

/** `C3:C(11) D3:H(12) > E3 across` */
export function picture({ laid, cursor, direction }: Draft): string {
  const cubes = laid.map(({ square, letter, cube }) => `${square}:${letter}(${cube})`).join(' ');
  return `${cubes} > ${squareName(cursor)} ${direction}`;
}
