import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HintPlace, ScoresAndMoves, Tabs, useNewHint, useSecondsLeft } from '#renderer/table/index.ts';
import type { Actions } from './actions.ts';
import { hintTexts, texts } from './speech.ts';
import { TurnActions } from './TurnActions.tsx';
import type { TableModel } from './use-model.ts';
import { WordPlace } from './WordPlace.tsx';

export interface SideProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

export function TurnSide({ model, actions }: SideProps) {
  return (
    <>
      <Turn model={model} actions={actions} />
      <TurnActions model={model} actions={actions} />
    </>
  );
}

function Turn({ model, actions }: SideProps) {
  return (
    <>
      <Sand model={model} />
      {model.hint === undefined ? (
        <WordPlace model={model} allow={actions.allow} />
      ) : (
        <HintPlace model={model} hint={model.hint} texts={hintTexts} />
      )}
    </>
  );
}

/** Shows the time left of the turn (S13). */
function Sand({ model: { endsAt } }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const left = useSecondsLeft(endsAt);
  if (left === undefined) return null;
  return (
    <p role="timer" className="label figures scruble-sand">
      {t('sand', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })}
    </p>
  );
}

export type SideTab = 'turn' | 'twists' | 'scores';

export function CompactSide({
  model,
  actions,
  twist,
  tab,
  onTab,
}: SideProps & {
  readonly twist: ReactNode;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}) {
  const { t } = useTranslation('scrubleTable');
  const { hint } = model;
  useNewHint(hint, () => onTab('turn'));
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        chosen={tab}
        onChoose={onTab}
        tabs={[
          { id: 'turn', label: t('tabs.word'), content: <Turn model={model} actions={actions} /> },
          { id: 'twists', label: t('tabs.twists'), content: twist },
          {
            id: 'scores',
            label: t('table:tabs.scores'),
            content: <ScoresAndMoves model={model} texts={texts} />,
          },
        ]}
      />
      <TurnActions model={model} actions={actions} short />
    </>
  );
}
