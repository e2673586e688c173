import { cellsAt, lineCells, mostLines } from '../layout';
import { search } from './search';

/** The layout is that of `Grid`: a line is a row of cells with a wall at each end. */
@unmanaged
export class Cell {
  letter: i32;
  value: i32;
  accepts: i32;
  letterFactor: i32;
  wordFactor: i32;
  crossConstant: i32;
  crossFactor: i32;
  /** Bit 0 means that the crossing line has a neighbour, and bit 1 that the first play may cover the square. */
  flags: i32;
}

export function wallOf(direction: i32, line: i32): Cell {
  return cellAt(cellsAt + (direction * mostLines + line) * lineCells * offsetof<Cell>());
}

export function linesOf(direction: i32): i32 {
  return direction === 0 ? search.height : search.width;
}

export function squaresOf(direction: i32): i32 {
  return direction === 0 ? search.width : search.height;
}

/** Packs a line as `packWhere` of the host does. */
export function packedLine(direction: i32, line: i32): i32 {
  return (direction << 15) | (line << 10);
}

export function cellAt(address: i32): Cell {
  return changetype<Cell>(address);
}

export function beyond(cell: Cell, squares: i32): Cell {
  return changetype<Cell>(changetype<usize>(cell) + squares * offsetof<Cell>());
}

export function isCrossed(cell: Cell): bool {
  return (cell.flags & 1) !== 0;
}
