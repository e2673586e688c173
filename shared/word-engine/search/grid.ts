import type { CrossChecks } from './cross-checks.ts';
import type { Position } from '../position.ts';

/** The longest line has 21 squares and a wall at each end. */
const lineStride = 23;
const mostLines = 21;

/** A square is `cellWidth` adjacent numbers, all read at once; a line has its squares from 1, between two walls. */
export const cellWidth = 8;
/** 0 is no letter, and a negative number is a wall past the edge. */
export const cellLetter = 0;
export const cellValue = 1;
/** The crossing line accepts the letters of this mask, which are all of them where it has no neighbour. */
export const cellAccepts = 2;
export const cellLetterFactor = 3;
export const cellWordFactor = 4;
/** A letter laid there makes a crossing word of (constant + value x factor) points; both are 0 without a neighbour. */
export const cellCrossConstant = 5;
export const cellCrossFactor = 6;
export const cellFlags = 7;
/** This flag means that the crossing line has a neighbour, so a letter there also forms a word in that line. */
export const crossedFlag = 1;
export const startFlag = 2;

/** A board is its rows and columns; an unchanged line keeps its cross-checks, because a play changes only a few. */
export class Grid {
  readonly cells = new Int32Array(2 * mostLines * lineStride * cellWidth);
  width = 0;
  height = 0;
  isEmpty = true;

  #layout: Position['layout'] | undefined;

  /** A play that uses no piece of the board must cover a square with this flag. */
  get neededFlag(): number {
    return this.isEmpty ? startFlag : crossedFlag;
  }

  linesOf(direction: number): number {
    return direction === 0 ? this.height : this.width;
  }
  squaresOf(direction: number): number {
    return direction === 0 ? this.width : this.height;
  }

  /** Returns where the cells of a line begin with its wall; place `p` is `p * cellWidth` further. */
  lineAt(direction: number, line: number): number {
    return (direction * mostLines + line) * lineStride * cellWidth;
  }

  load({ layout, board }: Position, numbers: Uint8Array, checks: CrossChecks): void {
    const fresh = layout !== this.#layout;
    if (fresh) this.#setLayout(layout);
    let empty = true;
    for (let direction = 0; direction < 2; direction += 1) {
      const squares = this.squaresOf(direction);
      const step = direction === 0 ? 1 : layout.width;
      for (let line = 0; line < this.linesOf(direction); line += 1) {
        const from = direction === 0 ? line * layout.width : line;
        let at = this.lineAt(direction, line);
        let firstChanged = fresh ? 1 : squares + 1;
        let lastChanged = fresh ? squares : 0;
        for (let place = 0; place < squares; place += 1) {
          at += cellWidth;
          const face = board[from + place * step];
          const letter = face === undefined ? 0 : (numbers[face.letter.charCodeAt(0)] ?? 0);
          const value = face === undefined ? 0 : face.value;
          if (letter !== 0) empty = false;
          if (this.cells[at + cellLetter] === letter && this.cells[at + cellValue] === value) continue;
          this.cells[at + cellLetter] = letter;
          this.cells[at + cellValue] = value;
          firstChanged = Math.min(firstChanged, place + 1);
          lastChanged = place + 1;
        }
        if (firstChanged <= lastChanged)
          this.#checkAcross(direction, line, firstChanged, lastChanged, checks);
      }
    }
    this.isEmpty = empty;
  }

  squareAt(direction: number, line: number, place: number): number {
    return direction === 0 ? line * this.width + place - 1 : (place - 1) * this.width + line;
  }

  #setLayout(layout: Position['layout']): void {
    this.#layout = layout;
    this.width = layout.width;
    this.height = layout.height;
    this.cells.fill(-1);
    for (let direction = 0; direction < 2; direction += 1) {
      for (let line = 0; line < this.linesOf(direction); line += 1) {
        for (let place = 1; place <= this.squaresOf(direction); place += 1) {
          const at = this.lineAt(direction, line) + place * cellWidth;
          const square = this.squareAt(direction, line, place);
          this.cells[at + cellLetter] = 0;
          this.cells[at + cellLetterFactor] = layout.letterFactors[square] ?? 1;
          this.cells[at + cellWordFactor] = layout.wordFactors[square] ?? 1;
          this.cells[at + cellFlags] = layout.start.includes(square) ? startFlag : 0;
        }
      }
    }
  }

  /**
   * Writes what this line accepts at its empty squares to the cells of the crossing lines. Only its places `from` to
   * `to` have changed; this also affects the nearest empty square on either side.
   */
  #checkAcross(direction: number, line: number, from: number, to: number, checks: CrossChecks): void {
    const cells = this.cells;
    const base = this.lineAt(direction, line);
    const letterAt = (place: number): number => cells[base + place * cellWidth + cellLetter] ?? 0;
    let begin = Math.max(1, from - 1);
    while (begin > 1 && letterAt(begin) > 0) begin -= 1;
    let end = Math.min(this.squaresOf(direction), to + 1);
    while (end < this.squaresOf(direction) && letterAt(end) > 0) end += 1;
    for (let place = begin; place <= end; place += 1) {
      const there = this.lineAt(1 - direction, place - 1) + (line + 1) * cellWidth;
      let first = place;
      while (letterAt(first - 1) > 0) first -= 1;
      let last = place;
      while (letterAt(last + 1) > 0) last += 1;
      const isCrossed = first !== last && letterAt(place) === 0;
      const flags = (cells[there + cellFlags] ?? 0) & ~crossedFlag;
      cells[there + cellFlags] = isCrossed ? flags | crossedFlag : flags;
      cells[there + cellAccepts] = isCrossed ? checks.accepted(letterAt, first, place, last) : -1;
      let sum = 0;
      for (let other = first; isCrossed && other <= last; other += 1) {
        sum += cells[base + other * cellWidth + cellValue] ?? 0;
      }
      const word = cells[there + cellWordFactor] ?? 1;
      cells[there + cellCrossConstant] = sum * word;
      cells[there + cellCrossFactor] = isCrossed ? (cells[there + cellLetterFactor] ?? 1) * word : 0;
    }
  }
}
