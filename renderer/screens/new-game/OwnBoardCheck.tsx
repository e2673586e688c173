import { useTranslation } from 'react-i18next';
import { Icon, Notice } from '#renderer/controls/index.ts';
import { checkBoard, type BoardProblem } from '#shared/cubes/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { boardRows } from './setup-form.ts';

/** Says at once whether the rows make a board, and if not, which row is at fault. */
export function OwnBoardCheck({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('newGame');
  const rows = boardRows(lines);
  if (rows.length === 0) return <p className="small soft">{t('boardEmpty')}</p>;
  const checked = checkBoard(rows);
  if (!checked.ok) return <Notice alert={false}>{problemText(t, ownBoard(checked.problem))}</Notice>;
  const premiums = rows.join('').replaceAll('.', '').length;
  return (
    <p className="board-good" role="status">
      <Icon name="check" />
      {t('boardGood', { columns: rows[0]?.length ?? 0, rows: rows.length, count: premiums })}
    </p>
  );
}

/** The sentences for boards name them; this one is the table's own. */
const ownBoard = (problem: BoardProblem) => ({ ...problem, board: 'own' });
