import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { useSaving } from '#renderer/table/index.ts';
import { nextSquare, squareName, type BoxFinding } from '#shared/games/kubagram/index.ts';
import type { TableModel } from '../use-model.ts';
import type { BoxGame } from './use-box-game.ts';

interface WaysProps {
  readonly finding: Extract<BoxFinding, { readonly steps: unknown }>;
  readonly model: TableModel;
  readonly box: BoxGame;
  readonly onFollow: () => void;
}

export function Ways({ finding, model, box, onFollow }: WaysProps) {
  const { t } = useTranslation('kubagramBox');
  const { names, turn, play, state } = model;
  const { boxIsRight, undoTo } = finding;
  const busy = useSaving(play) !== 'saved';
  const ends = boxIsRight?.find(({ kind }) => kind === 'end');
  const square = squareName(nextSquare(state.box, state.corner ?? 0) ?? 0);
  return (
    <div className="box-ways">
      <Way title={t('screen.title')} says={t('screen.says')}>
        <Button size="small" onClick={onFollow}>
          {t('screen.act')}
        </Button>
      </Way>
      {boxIsRight === undefined ? null : (
        <Way title={t('box.title')} says={t('box.says')}>
          <Button size="small" disabled={busy} onClick={() => box.make(boxIsRight)}>
            {ends === undefined ? t('box.take', { square }) : t('box.end', { name: names[ends.by] })}
          </Button>
        </Way>
      )}
      {undoTo === undefined ? null : (
        <Way title={t('undo.title', { turn: undoTo.turn })} says={t('undo.says')}>
          <Button size="small" disabled={busy} onClick={() => void play.undoTo(undoTo.moves)}>
            {t('undo.act', { count: turn - undoTo.turn })}
          </Button>
        </Way>
      )}
    </div>
  );
}

function Way({
  title,
  says,
  children,
}: {
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="box-way">
      <div>
        <strong>{title}</strong>
        <span className="small soft">{says}</span>
      </div>
      {children}
    </div>
  );
}
