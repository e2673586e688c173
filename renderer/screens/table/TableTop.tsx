import { useTranslation } from 'react-i18next';
import { Back, Button, GameName, Icon, TopLine } from '#renderer/controls/index.ts';
import { GameMenu, type GameMenuProps } from './GameMenu.tsx';
import type { TableModel } from './use-table.ts';

export interface TableTopProps extends Omit<GameMenuProps, 'wordless' | 'narrow'> {
  readonly model: TableModel;
  readonly narrow: boolean;
}

/** One line of text over the table: the way back, whose turn it is, and what concerns the whole game. */
export function TableTop({ model, narrow, ...menu }: TableTopProps) {
  const { t } = useTranslation('table');
  return (
    <TopLine
      left={
        <>
          <Back href="#/">{t('home')}</Back>
          <GameName name={t('game')} turn={useTurnText(model, narrow)} />
        </>
      }
      right={
        <>
          {narrow ? null : (
            <>
              <Button look="quiet" icon="undo" disabled={!menu.mayUndo} onClick={menu.onUndo}>
                {t('undo')}
              </Button>
              <Button
                look="quiet"
                icon="hint"
                aria-keyshortcuts="!"
                disabled={!menu.mayHint}
                onClick={menu.onHint}
              >
                {t('hint')}
              </Button>
              <a className="top-line-link" href="#/help/alphacubes">
                <Icon name="rules" />
                {t('rules')}
              </a>
            </>
          )}
          <GameMenu {...menu} wordless={narrow} narrow={narrow} />
        </>
      }
    />
  );
}

export function useTurnText({ state, names, computing, computer }: TableModel, short: boolean): string {
  const { t } = useTranslation('table');
  const { phase, turn } = state;
  switch (phase.kind) {
    case 'turn':
      if (computing && computer.kind !== 'stopped' && computer.kind !== 'failed')
        return t(short ? 'turnComputerShort' : 'turnComputer', { turn, name: names[phase.seat] });
      return t(short ? 'turnShort' : 'turn', { turn, name: names[phase.seat] });
    case 'challenge':
      return t('turnChallenge', { turn, name: names[phase.pending.seat] });
    case 'over':
      return t('over');
  }
}
