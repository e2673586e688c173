import { useTranslation } from 'react-i18next';
import { MiniBoard, squareKinds } from '#renderer/board/index.ts';
import { Icon, Notice } from '#renderer/controls/index.ts';
import { checkBoard } from '#shared/cubes/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { boardRows } from './setup-form.ts';

/** Side of the little board in CSS pixels. */
const pictureSide = 190;
const noCubes = new Map<string, { readonly letter: string }>();

/** Says at once whether the rows make a board, and if not, which row is at fault; a board is drawn. */
export function OwnBoardCheck({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('newGame');
  const rows = boardRows(lines);
  if (rows.length === 0) return <p className="small soft">{t('boardEmpty')}</p>;
  const checked = checkBoard(rows);
  if (!checked.ok) {
    // The sentences for boards name them; this one goes by the name of its choice.
    const problem: Problem = Object.assign(
      { board: t('option:alphacubes.board.choices.own') },
      checked.problem,
    );
    return <Notice alert={false}>{problemText(t, problem)}</Notice>;
  }
  const premiums = rows.join('').replaceAll('.', '').length;
  const side = Math.max(rows.length, rows[0]?.length ?? 0);
  return (
    <div className="board-good">
      <MiniBoard
        squares={squareKinds(rows)}
        cubes={noCubes}
        q={Math.floor(pictureSide / side)}
        label={t('boardPicture')}
      />
      <p role="status">
        <Icon name="check" />
        {t('boardGood', { columns: rows[0]?.length ?? 0, rows: rows.length, count: premiums })}
      </p>
    </div>
  );
}
