import { useTranslation } from 'react-i18next';
import { MiniBoard, squareKinds } from '#renderer/board/index.ts';
import { Icon, ProblemNotice } from '#renderer/controls/index.ts';
import { checkBoard } from '#shared/pieces/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import '../emblem.css';

const pictureSide = 190;
const noCubes = new Map<string, { readonly letter: string }>();

export interface OwnBoardCheckProps {
  readonly name: string;
  readonly options: { readonly ownBoard?: unknown };
}

export function OwnBoardCheck({ name, options: { ownBoard } }: OwnBoardCheckProps) {
  const { t } = useTranslation('game');
  if (name !== 'ownBoard' || !Array.isArray(ownBoard)) return null;
  // Empty lines are ignored, as they are when the board is dealt.
  const rows = ownBoard.map((line) => String(line).trim()).filter((line) => line !== '');
  if (rows.length === 0) return <p className="small soft">{t('alphacubes.ownBoard.empty')}</p>;
  const checked = checkBoard(rows);
  if (!checked.ok) {
    // Problem sentences name the board; an own board has only the label of its choice.
    const problem: Problem = Object.assign(
      { board: t('option:alphacubes.board.choices.own') },
      checked.problem,
    );
    return <ProblemNotice alert={false} problem={problem} />;
  }
  const premiums = rows.join('').replaceAll('.', '').length;
  const side = Math.max(rows.length, rows[0]?.length ?? 0);
  return (
    <div className="own-board">
      <MiniBoard
        squares={squareKinds(rows)}
        cubes={noCubes}
        q={Math.floor(pictureSide / side)}
        label={t('alphacubes.ownBoard.picture')}
      />
      <p role="status">
        <Icon name="check" />
        {t('alphacubes.ownBoard.good', { columns: rows[0]?.length ?? 0, rows: rows.length, count: premiums })}
      </p>
    </div>
  );
}
