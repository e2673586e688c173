import { squareName } from '#shared/pieces/index.ts';
import type { Grid } from './wiring.ts';

/** A tray as somebody sees it who may have turned it. Squares keep the names of its map. */
export interface SeenTray {
  /** The map, from which squares have their names. */
  readonly grid: Grid;
  /** Squares of the map as they are seen, the farthest row first. */
  readonly rows: readonly (readonly number[])[];
  /** The square at the lower left, where the tray was turned: without it nothing tells which way it lies. */
  readonly first?: number | undefined;
}

/** A tray that nobody has turned. */
export function asMapped(grid: Grid): SeenTray {
  const { rows, columns } = grid;
  return {
    grid,
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => row * columns + column),
    ),
  };
}

/** What stands along the upper edge of a tray, and what at its left: letters of columns or numbers of rows. */
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

/** A square by its name on the map: `C6`. */
export function nameOnMap(square: number, grid: Grid): string {
  return squareName({ column: square % grid.columns, row: rowOf(square, grid) });
}

const rowOf = (square: number, { columns }: Grid): number => Math.floor(square / columns);
const letterOf = (square: number, grid: Grid): string => nameOnMap(square, grid).replace(/\d+$/, '');
const numberOf = (square: number, grid: Grid): string => `${rowOf(square, grid) + 1}`;
