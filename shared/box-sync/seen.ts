import { squareName } from '#shared/pieces/index.ts';
import type { Grid } from './wiring.ts';

/** A tray may be turned, but its squares keep the names of its map. */
export interface SeenTray {
  readonly grid: Grid;
  /** Each row lists the squares of the map, by their index, as the player sees them; the farthest row comes first. */
  readonly rows: readonly (readonly number[])[];
  /** In a turned tray this square is at the lower left, by which people see how it lies; otherwise it is undefined. */
  readonly first?: number | undefined;
}

export function unturnedTray(grid: Grid): SeenTray {
  const { rows, columns } = grid;
  return {
    grid,
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => row * columns + column),
    ),
  };
}

/** A tray turned by a quarter has row numbers along its upper edge and column letters at its left. */
export function edgeNames({ grid, rows }: SeenTray): {
  readonly across: readonly string[];
  readonly down: readonly string[];
} {
  const [farthest = []] = rows;
  const isAlong = rows.every((row) => new Set(row.map((square) => rowOf(square, grid))).size === 1);
  const left = rows.map(([square = 0]) => square);
  return isAlong
    ? {
        across: farthest.map((square) => letterOf(square, grid)),
        down: left.map((one) => numberOf(one, grid)),
      }
    : {
        across: farthest.map((square) => numberOf(square, grid)),
        down: left.map((one) => letterOf(one, grid)),
      };
}

export function nameOnMap(square: number, grid: Grid): string {
  return squareName({ column: square % grid.columns, row: rowOf(square, grid) });
}

const rowOf = (square: number, { columns }: Grid): number => Math.floor(square / columns);
const letterOf = (square: number, grid: Grid): string => nameOnMap(square, grid).replace(/\d+$/, '');
const numberOf = (square: number, grid: Grid): string => `${rowOf(square, grid) + 1}`;
