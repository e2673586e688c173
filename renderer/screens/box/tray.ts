import type { BoxState } from '#shared/contract/index.ts';

/** What a square of the box shows: a cube, nothing, or a sensor that is not sure. */
export type SquareState = 'full' | 'empty' | 'unsure';

/** The three marks of the 9 x 12 box, and none on a box of another size. */
export type Mark = 'I' | 'III' | '0' | undefined;

/** Kubagram's map of marks (K1), the row farthest from the player first: `1` stands for I, `3` for III. */
const marks = [
  '301331301331',
  '313313313313',
  '133103133103',
  '031331331331',
  '313013310313',
  '133133133130',
  '301331301331',
  '313313313313',
  '133103133103',
];
const markOf: Readonly<Record<string, Mark>> = { '1': 'I', '3': 'III', '0': '0' };

export interface Tray {
  readonly rows: number;
  readonly columns: number;
  readonly squares: readonly SquareState[];
  readonly full: number;
  readonly empty: number;
  readonly unsure: number;
}

/** The tray as the box tells it; an empty 9 x 12 one until it has spoken. */
export function trayOf({ info, squares }: Pick<BoxState, 'info' | 'squares'>): Tray {
  const { rows, columns } = info ?? { rows: 9, columns: 12 };
  const read = (squares ?? '').padEnd(rows * columns, '0').slice(0, rows * columns);
  const states = [...read].map((sign): SquareState =>
    sign === '1' ? 'full' : sign === '?' ? 'unsure' : 'empty',
  );
  const count = (state: SquareState) => states.filter((other) => other === state).length;
  return {
    rows,
    columns,
    squares: states,
    full: count('full'),
    empty: count('empty'),
    unsure: count('unsure'),
  };
}

export function markAt({ rows, columns }: Tray, square: number): Mark {
  if (rows !== marks.length || columns !== marks[0]?.length) return undefined;
  return markOf[marks[Math.floor(square / columns)]?.[square % columns] ?? ''];
}

/** Columns A to U, rows from 1 at the top: `C6`. */
export function squareName(square: number, columns: number): string {
  return `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}
