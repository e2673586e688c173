import { parseSquare } from '#renderer/board/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import { centreOf, cubeOf, type AlphacubesView, setOf } from '#shared/games/alphacubes/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import type { DraftTable } from './draft.ts';

export type OpenBoard = Pick<AlphacubesView, 'board' | 'squares' | 'options'>;

export function draftTable(view: OpenBoard): DraftTable {
  return {
    columns: view.board[0]?.length ?? 0,
    rows: view.board.length,
    lying: view,
    letterAt: (square) => view.squares[square]?.letter,
    lettersOf: (cube) => cubeOf(setOf(view.options), cubeId(cube)).letters,
  };
}

export function centrePlace({ board }: OpenBoard): Place {
  const columns = board[0]?.length ?? 0;
  return parseSquare(centreOf(board), columns, board.length) ?? { column: 0, row: 0 };
}

export function lastPlay({ squares }: OpenBoard): ReadonlySet<string> {
  const laid = Object.entries(squares);
  const last = Math.max(0, ...laid.map(([, { turn }]) => turn));
  return new Set(laid.filter(([, { turn }]) => turn === last).map(([square]) => square));
}
