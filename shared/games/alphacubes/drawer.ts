import type { DrawnPiece, Drawer, TableDrawing } from '#shared/engine/drawing.ts';
import { columnName, parseSquare, valueOf } from '#shared/pieces/index.ts';
import type { Placement } from './moves.ts';
import { notation } from './notation/notation.ts';
import { picture } from './notation/picture.ts';
import { setOf } from './pieces.ts';
import type { AlphacubesTurn } from './review/turns.ts';
import type { AlphacubesView } from './state.ts';
import type { AlphacubesTypes } from './types.ts';

export const drawer: Drawer<AlphacubesTypes, AlphacubesTurn> = {
  table: (view) => withPlay(view, []),
  played: ({ before, move }) => withPlay(before, move.kind === 'play' ? move.placements : []),
  instead({ before, seat }, line) {
    const read = notation.parse(before, seat, line);
    return read.ok && read.value.kind === 'play' ? withPlay(before, read.value.placements) : undefined;
  },
};

function withPlay(view: AlphacubesView, placements: readonly Placement[]): TableDrawing {
  const { board, squares } = view;
  const set = setOf(view.options);
  const cubeAt = (square: string, letter: string, isNew: boolean): readonly DrawnPiece[] => {
    const place = parseSquare(square);
    if (place === undefined) return [];
    return [{ ...place, shows: { kind: 'letter', letter }, value: valueOf(set, letter), isNew }];
  };
  return {
    fields: [
      {
        ground: 'felt',
        squares: board,
        columns: Array.from(board[0] ?? '', (_, column) => columnName(column)),
        rows: board.map((_, row) => `${row + 1}`),
        pieces: [
          ...Object.entries(squares).flatMap(([square, { letter }]) => cubeAt(square, letter, false)),
          ...placements.flatMap(({ square, letter }) => cubeAt(square, letter, true)),
        ],
      },
    ],
    lines: picture(view).filter((line) => typeof line !== 'string' && line.says === 'hand'),
  };
}
