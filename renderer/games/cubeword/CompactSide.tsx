import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HintPlace, MoveList, ScoreList, Tabs } from '#renderer/table/index.ts';
import { CubeRow } from './CubeRow.tsx';
import { MovesPlace } from './MovesPlace.tsx';
import { PoolHeading } from './PoolPlace.tsx';
import { hintTexts, texts } from './speech.ts';
import { TurnActions } from './TurnActions.tsx';
import { TurningNet } from './TurningNet.tsx';
import type { SideProps } from './TurnSide.tsx';
import { TypedLine } from './TypedLine.tsx';
import { Unseen } from './Unseen.tsx';
import { VerdictPlace } from './VerdictPlace.tsx';
import { WordsPlace } from './WordsPlace.tsx';

type Tab = 'pool' | 'turn' | 'table' | 'scores' | 'moves' | 'unseen';

/** The same places where there is less room: tabs beside the felt, the main action always at the bottom. */
export function CompactSide({ model, entries, onKey, actions, make }: SideProps) {
  const { t } = useTranslation('cubewordTable');
  const [tab, setTab] = useState<Tab>('pool');
  const { hint, play } = model;
  // A hint that is asked for comes into view, whatever was looked at before.
  const [hintBefore, setHintBefore] = useState(hint);
  if (hint !== hintBefore) {
    setHintBefore(hint);
    if (hint !== undefined) setTab('pool');
  }
  const onPick = (cube: Parameters<typeof actions.pick>[0]) => {
    play.act({ kind: 'pick-cube', cube });
  };
  const verdict = <VerdictPlace model={model} actions={actions} />;
  const pool =
    hint !== undefined ? (
      <HintPlace model={model} hint={hint} texts={hintTexts} />
    ) : (
      <>
        {verdict}
        {model.draft.held === undefined ? null : <TurningNet model={model} onKey={onKey} />}
        <PoolHeading model={model} entries={entries} />
        <CubeRow entries={entries.pool} label={t('pool.label')} side={56} onPick={onPick} onKey={onKey} />
      </>
    );
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'pool', label: t('tabs.pool'), content: pool },
          {
            id: 'turn',
            label: t('tabs.turn'),
            content: (
              <>
                <MovesPlace model={model} actions={actions} />
                <WordsPlace model={model} />
                <TypedLine key={model.turn} model={model} make={make} />
              </>
            ),
          },
          {
            id: 'table',
            label: t('tabs.table'),
            content: (
              <>
                {model.draft.held === undefined ? null : <TurningNet model={model} onKey={onKey} />}
                <CubeRow
                  entries={entries.table}
                  label={t('cubes.tableLabel')}
                  side={56}
                  onPick={onPick}
                  onKey={onKey}
                />
              </>
            ),
          },
          { id: 'scores', label: t('table:tabs.scores'), content: <ScoreList model={model} /> },
          { id: 'moves', label: t('table:tabs.moves'), content: <MoveList model={model} texts={texts} /> },
          ...(model.strict
            ? []
            : [
                {
                  id: 'unseen' as const,
                  label: t('table:unseen.title'),
                  content: <Unseen view={model.known} />,
                },
              ]),
        ]}
      />
      <TurnActions model={model} actions={actions} short />
    </>
  );
}
