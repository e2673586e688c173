import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { SecondActions, usePuzzle, useSaving } from '#renderer/table/index.ts';
import type { Actions } from './actions.ts';
import { countedMoves } from './draft/draft-parts.ts';
import type { TableModel } from './use-model.ts';
import { faultsOf } from './VerdictPlace.tsx';

interface TurnActionsProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly short?: boolean;
}

export function TurnActions({ model, actions, short = false }: TurnActionsProps) {
  const { t } = useTranslation('cubewordTable');
  const { draft, check, play } = model;
  const saving = useSaving(play);
  const busy = saving !== 'saved';
  const moves = countedMoves(draft.parts).length;
  const [fault] = check === undefined ? [] : faultsOf(check);
  const isWrong = moves > 0 && check?.problem !== undefined;
  const points = check?.score.total ?? 0;
  const isPuzzle = usePuzzle() !== undefined;
  const label =
    moves === 0
      ? t(isPuzzle ? 'table:puzzle.try' : 'actions.end')
      : fault !== undefined
        ? t('actions.fault', { word: fault.word })
        : isWrong
          ? t('actions.apart')
          : t(isPuzzle ? 'table:puzzle.tryFor' : 'actions.endFor', { points });
  return (
    <div
      className="actions actions--turn cubeword-actions"
      role="group"
      aria-label={t('table:actions.label')}
    >
      <Button
        look={isWrong ? 'outlined' : 'filled'}
        className={isWrong ? 'actions-main actions-unavailable' : 'actions-main'}
        command="main"
        showsKey={!short}
        disabled={busy || moves === 0}
        onClick={actions.end}
      >
        {saving === 'saving' ? t('actions.saving') : label}
      </Button>
      <SecondActions
        takeBack={
          moves === 0 ? null : (
            <Button key="undo" onClick={actions.undoAll}>
              {t('actions.undoAll', { count: moves })}
            </Button>
          )
        }
      >
        {moves === 0 ? (
          <Button key="pass" disabled={busy} onClick={actions.pass}>
            {t('actions.pass')}
          </Button>
        ) : null}
        <Button command="cubeword-felt.fit" aria-label={t('actions.fit')} onClick={actions.fit}>
          {t(short ? 'actions.fitShort' : 'actions.fit')}
        </Button>
      </SecondActions>
    </div>
  );
}
