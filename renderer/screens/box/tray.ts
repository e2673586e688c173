import type { BoxState } from '#shared/contract/index.ts';
import { boxColumns, boxRows, columnName, type BoxMap, type Mark } from '#shared/pieces/index.ts';

/** `unsure` is a sensor that wavers; all squares are `unknown` until the box has sent them. */
export type SquareState = 'full' | 'empty' | 'unsure' | 'unknown';

export interface Tray {
  readonly rows: number;
  readonly columns: number;
  readonly squares: readonly SquareState[];
  readonly full: number;
  readonly empty: number;
  readonly unsure: number;
}

export function trayOf({ info, squares }: Pick<BoxState, 'info' | 'squares'>): Tray {
  const { rows, columns } = info ?? { rows: 9, columns: 12 };
  const states = Array.from({ length: rows * columns }, (_, square): SquareState => {
    const sign = squares?.[square];
    if (sign === '1') return 'full';
    if (sign === '?') return 'unsure';
    return squares === undefined ? 'unknown' : 'empty';
  });
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

export function markAt({ rows, columns }: Tray, square: number, marks: BoxMap): Mark | undefined {
  return rows === boxRows && columns === boxColumns ? marks[square] : undefined;
}

export function squareName(square: number, columns: number): string {
  return `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
}

/** Gives the time from the start of a box or of a recording, such as `1:07.4`. */
export function boxTime(ms: number): string {
  const seconds = (ms / 1000) % 60;
  return `${Math.floor(ms / 60_000)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
