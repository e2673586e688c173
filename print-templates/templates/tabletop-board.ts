import type { Translate } from '#shared/i18n/index.ts';
import type { InkMode } from '../layout/inks.ts';
import type { TabletopBoard, TabletopPiece } from '../layout/tabletop.ts';
import { boardArt, borderOf } from './board-art.ts';
import type { PrintSet } from './print-set.ts';

/** Squares are this much wider than the pieces that lie on them, as on the printed board. */
const airOnSquare = 17 / 15;

/** Draws the first board of the set, which is the one that is printed if no other is chosen. */
export function tabletopBoard(
  { pieces: set }: PrintSet,
  [piece]: readonly TabletopPiece[],
  ink: InkMode = 'full',
  t: Translate,
): TabletopBoard | undefined {
  const [board] = Object.values(set?.boards ?? {});
  if (board === undefined || piece === undefined || piece.kind === 'card') return undefined;
  const side = piece.side * airOnSquare;
  const [columns, rows] = [board.rows[0]?.length ?? 0, board.rows.length];
  const border = borderOf(side);
  return {
    name: t('option:print.sheet.board'),
    width: columns * side + 2 * border,
    height: rows * side + 2 * border,
    ops: boardArt(board.rows, { columns, rows, side, border, overlap: 0 }, ink, t),
  };
}
