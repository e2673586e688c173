import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import {
  boardSides,
  markOf,
  usualBox,
  type BoardMark,
  type Mark,
  type PieceSet,
} from '#shared/pieces/index.ts';

/**
 * A brush also paints the mirrored squares: left and right (`across`), and top and bottom as well (`both`), and over
 * the diagonals of a square board as well (`diagonals`).
 */
export type Mirror = 'none' | 'across' | 'both' | 'diagonals';
export const mirrors: readonly Mirror[] = ['none', 'across', 'both', 'diagonals'];

export type BoardEditProblem =
  | { readonly code: 'design/centre-stays' }
  | { readonly code: 'design/board-size'; readonly least: number; readonly most: number }
  | { readonly code: 'design/board-taken'; readonly board: string }
  | { readonly code: 'design/board-name' }
  | { readonly code: 'design/too-many-boards'; readonly most: number };

type Edited = Result<PieceSet, BoardEditProblem>;
type Rows = readonly string[];

const plain = '.';
const centre = '*';
const mostBoards = 20;

/** Squares count from 0 at the upper left. */
export interface SquareAt {
  readonly column: number;
  readonly row: number;
}

/** A new centre replaces the old one, which becomes plain. */
export function paintSquare(
  set: PieceSet,
  board: string,
  at: SquareAt,
  mark: BoardMark,
  mirror: Mirror,
): Edited {
  const rows = set.boards[board]?.rows;
  if (rows === undefined) throw new RangeError(`No board ${board} in ${set.name}`);
  if (mark === centre) return ok(withRows(set, board, moveCentre(rows, at)));
  const squares = mirrored(rows, at, mirror);
  const isCentre = ({ column, row }: SquareAt): boolean => rows[row]?.[column] === centre;
  if (isCentre(at)) return refuse({ code: 'design/centre-stays' });
  const painted = squares
    .filter((square) => !isCentre(square))
    .reduce((done, square) => put(done, square, mark), rows);
  return ok(withRows(set, board, painted));
}

export function addBoard(set: PieceSet, board: string, columns: number, rows: number): Edited {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(board)) return refuse({ code: 'design/board-name' });
  if (set.boards[board] !== undefined) return refuse({ code: 'design/board-taken', board });
  if (Object.keys(set.boards).length >= mostBoards) {
    return refuse({ code: 'design/too-many-boards', most: mostBoards });
  }
  if (!fits(columns) || !fits(rows)) return refuse(sizeProblem);
  const empty = Array.from({ length: rows }, () => plain.repeat(columns));
  return ok(withRows(set, board, put(empty, middleOf(columns, rows), centre)));
}

/** Squares are added or removed equally on all sides; a centre that would be cut off goes to the middle. */
export function resizeBoard(set: PieceSet, board: string, columns: number, rows: number): Edited {
  const before = set.boards[board]?.rows;
  if (before === undefined) throw new RangeError(`No board ${board} in ${set.name}`);
  if (!fits(columns) || !fits(rows)) return refuse(sizeProblem);
  const left = Math.floor((columns - (before[0]?.length ?? 0)) / 2);
  const above = Math.floor((rows - before.length) / 2);
  const moved = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => before[row - above]?.[column - left] ?? plain).join(''),
  );
  const kept = moved.some((row) => row.includes(centre));
  return ok(withRows(set, board, kept ? moved : put(moved, middleOf(columns, rows), centre)));
}

export function removeBoard(set: PieceSet, board: string): PieceSet {
  const { [board]: _, ...boards } = set.boards;
  return { ...set, boards };
}

function mirrored(rows: Rows, { column, row }: SquareAt, mirror: Mirror): readonly SquareAt[] {
  const right = (rows[0]?.length ?? 0) - 1;
  const foot = rows.length - 1;
  const across = [
    { column, row },
    { column: right - column, row },
  ];
  const both = [...across, ...across.map((square) => ({ column: square.column, row: foot - square.row }))];
  const turned = right === foot ? both.map((square) => ({ column: square.row, row: square.column })) : [];
  switch (mirror) {
    case 'none':
      return [{ column, row }];
    case 'across':
      return across;
    case 'both':
      return both;
    case 'diagonals':
      return [...both, ...turned];
  }
}

const sizeProblem = { code: 'design/board-size', ...boardSides } as const;

function fits(side: number): boolean {
  return Number.isInteger(side) && side >= boardSides.least && side <= boardSides.most;
}

function middleOf(columns: number, rows: number): SquareAt {
  return { column: Math.floor(columns / 2), row: Math.floor(rows / 2) };
}

function moveCentre(rows: Rows, at: SquareAt): Rows {
  return put(
    rows.map((row) => row.replaceAll(centre, plain)),
    at,
    centre,
  );
}

function put(rows: Rows, { column, row }: SquareAt, mark: string): Rows {
  const line = rows[row] ?? '';
  return rows.with(row, line.slice(0, column) + mark + line.slice(column + 1));
}

function withRows(set: PieceSet, board: string, rows: Rows): PieceSet {
  return { ...set, boards: { ...set.boards, [board]: { name: board, rows } } };
}

export type BoxMirror = 'none' | 'halfTurn';
export const boxMirrors: readonly BoxMirror[] = ['none', 'halfTurn'];

/** `square` counts from 0. A set whose box has the usual marks again is stored without a box. */
export function paintMark(set: PieceSet, square: number, mark: Mark, mirror: BoxMirror): PieceSet {
  const painted = mirror === 'none' ? [square] : [square, usualBox.length - 1 - square];
  if (painted.every((at) => markOf(at, set) === mark)) return set;
  const box = usualBox.map((_, at) => (painted.includes(at) ? mark : markOf(at, set)));
  return box.every((one, at) => one === usualBox[at]) ? usualMarks(set) : { ...set, box };
}

export function usualMarks(set: PieceSet): PieceSet {
  const { box: _, ...others } = set;
  return others;
}
