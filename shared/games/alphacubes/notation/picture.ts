import { columnName, parseSquare, squareName } from '#shared/pieces/index.ts';
import type { PictureLine } from '#shared/engine/index.ts';
import { cubeName, setOf } from '../pieces.ts';
import type { AlphacubesView } from '../state.ts';

export function picture(view: AlphacubesView): readonly PictureLine[] {
  const { who, hand, seats, stock, phase, lastRound } = view;
  return [
    ...boardLines(view),
    '',
    ...(who === 'table'
      ? []
      : [{ says: 'hand', cubes: hand.map((cube) => cubeName(setOf(view.options), cube)).join(' ') }]),
    ...seats.flatMap(({ cubes }, seat) => (seat === who ? [] : [{ says: 'holds', seat, count: cubes }])),
    { says: 'stock', count: stock },
    ...(phase.kind === 'challenge' ? [pendingLine(phase.pending)] : []),
    ...(lastRound && phase.kind !== 'over' ? [{ says: 'last-round' }] : []),
  ];
}

function boardLines({ board, squares }: AlphacubesView): readonly string[] {
  const edge = `${board.length}`.length;
  const letters = Array.from({ length: board[0]?.length ?? 0 }, (_, column) => columnName(column));
  const rows = board.map((marks, row) => {
    const shown = Array.from(marks, (mark, column) => {
      const laid = squares[squareName({ column, row })];
      return laid?.letter ?? (mark === '*' ? '*' : '.');
    });
    return `${`${row + 1}`.padStart(edge)} ${shown.join(' ')}`;
  });
  return [`${' '.repeat(edge)} ${letters.join(' ')}`, ...rows];
}

function pendingLine({
  seat,
  placements,
  score,
}: Extract<AlphacubesView['phase'], { kind: 'challenge' }>['pending']): PictureLine {
  const squares = placements
    .map(({ square }) => square)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .join(' ');
  return { says: 'pending', seat, squares, points: score.total };
}

function placeOf(square: string): number {
  const { column, row } = parseSquare(square) ?? { column: 0, row: 0 };
  return row * 100 + column;
}
