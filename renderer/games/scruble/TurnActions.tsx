import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#renderer/controls/index.ts';
import { useSaving } from '#renderer/table/index.ts';
import type { Actions } from './actions.ts';
import type { TableModel } from './use-model.ts';

interface TurnActionsProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly short?: boolean;
}

export function TurnActions({ model, actions, short = false }: TurnActionsProps) {
  const { t } = useTranslation('scrubleTable');
  const { check, word, draft, play } = model;
  const [asking, setAsking] = useState<readonly number[]>();
  const saving = useSaving(play);
  const busy = saving !== 'saved';
  const good = check !== undefined && check.problem === undefined;
  const points = check?.score.total ?? 0;
  // The question is about this trace only.
  if (good && asking === draft.places) {
    return (
      <Notice
        alert={false}
        mend={
          <>
            <Button size="small" onClick={actions.endTurn}>
              {t('actions.endAll')}
            </Button>
            <Button size="small" onClick={() => setAsking(undefined)}>
              {t('actions.keep')}
            </Button>
          </>
        }
      >
        {t('actions.unclaimed', { word, points })}
      </Notice>
    );
  }
  return (
    <div className="actions actions--turn scruble-actions" role="group" aria-label={t('table:actions.label')}>
      <Button
        look="filled"
        className="actions-main"
        keyHint={short ? undefined : 'Enter'}
        aria-keyshortcuts="Enter"
        disabled={busy || !good}
        onClick={actions.claim}
      >
        {saving === 'saving'
          ? t('actions.saving')
          : good
            ? t('actions.claimFor', { word, points })
            : t('actions.claim')}
      </Button>
      <Button disabled={draft.places.length === 0} onClick={actions.clear}>
        {t('actions.clear')}
      </Button>
      <Button
        disabled={busy}
        onClick={() => {
          if (good) setAsking(draft.places);
          else actions.endTurn();
        }}
      >
        {t('actions.end')}
      </Button>
    </div>
  );
}
