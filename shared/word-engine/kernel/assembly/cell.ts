import { cellsAt, lineCells, mostLines } from '../layout';
import { search } from './search';

/** A square as `Grid` has it: a line lies in the memory as its cells, with a wall at each end. */
@unmanaged
export class Cell {
  /** Number of the letter that lies there, from 1; 0 for none, negative for a wall. */
  letter: i32;
  value: i32;
  /** The letters that the crossing line takes. */
  accepts: i32;
  letterFactor: i32;
  wordFactor: i32;
  crossConstant: i32;
  crossFactor: i32;
  /** Bit 0: the crossing line has a neighbour there. Bit 1: the first play may start there. */
  flags: i32;
}

/** The wall before a line of a direction: 0 across, 1 down. */
export function wallOf(direction: i32, line: i32): Cell {
  return cellAt(cellsAt + (direction * mostLines + line) * lineCells * offsetof<Cell>());
}

export function linesOf(direction: i32): i32 {
  return direction === 0 ? search.height : search.width;
}

export function squaresOf(direction: i32): i32 {
  return direction === 0 ? search.width : search.height;
}

/** Where a line lies in the number that tells the place of a play. */
export function packedLine(direction: i32, line: i32): i32 {
  return (direction << 15) | (line << 10);
}

export function cellAt(address: i32): Cell {
  return changetype<Cell>(address);
}

/** The cell so many squares further along the line. */
export function beyond(cell: Cell, squares: i32): Cell {
  return changetype<Cell>(changetype<usize>(cell) + squares * offsetof<Cell>());
}

/** A letter there forms a word both ways. */
export function isCrossed(cell: Cell): bool {
  return (cell.flags & 1) !== 0;
}
