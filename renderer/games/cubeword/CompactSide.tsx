import { useTranslation } from 'react-i18next';
import {
  HintPlace,
  LastMovePlace,
  ScoresAndMoves,
  Tabs,
  TurnSlip,
  useNewHint,
  usePuzzleTabs,
  type PuzzleTab,
} from '#renderer/table/index.ts';
import { CubeRow } from './cubes/CubeRow.tsx';
import { MovesPlace } from './MovesPlace.tsx';
import { PoolLetters } from './cubes/PoolLetters.tsx';
import { PoolHeading } from './cubes/PoolPlace.tsx';
import { hintTexts, texts } from './speech.ts';
import { TurnActions } from './TurnActions.tsx';
import { TurningNet } from './cubes/CubeNet.tsx';
import { unrefused, type SideProps } from './TurnSide.tsx';
import { TypedLine } from './TypedLine.tsx';
import { VerdictPlace } from './VerdictPlace.tsx';
import { WordsPlace } from './WordsPlace.tsx';

export type SideTab = 'pool' | 'turn' | 'table' | 'scores' | PuzzleTab;

interface CompactSideProps extends SideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

export function CompactSide({ tab, onTab, ...side }: CompactSideProps) {
  const { t } = useTranslation('cubewordTable');
  const { model, entries, onKey, onGrab, actions, make } = side;
  const { hint } = model;
  const isHeld = model.draft.held !== undefined;
  useNewHint(hint, () => onTab('pool'));
  const puzzleTabs = usePuzzleTabs(onTab);
  const row = (of: 'pool' | 'table', label: string) => (
    <CubeRow
      entries={entries[of]}
      label={label}
      side={56}
      onPick={actions.pick}
      onKey={onKey}
      onGrab={onGrab}
    />
  );
  const verdict = <VerdictPlace model={model} actions={actions} />;
  const pool =
    hint !== undefined ? (
      <HintPlace model={model} hint={hint} texts={hintTexts} />
    ) : (
      <>
        {isHeld ? (
          <TurningNet model={model} onKey={onKey} />
        ) : (
          <LastMovePlace last={model.last}>{verdict}</LastMovePlace>
        )}
        <PoolHeading model={model} entries={entries} />
        {row('pool', t('pool.label'))}
        {isHeld ? verdict : null}
      </>
    );
  return (
    <>
      <div className="lesson-close">
        <TurnSlip model={unrefused}>{null}</TurnSlip>
      </div>
      <Tabs
        label={t('tabs.label')}
        chosen={tab}
        onChoose={onTab}
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
                {isHeld ? <TurningNet model={model} onKey={onKey} /> : null}
                {row('table', t('cubes.tableLabel'))}
                <PoolLetters view={model.state} />
              </>
            ),
          },
          ...(puzzleTabs ?? [
            {
              id: 'scores' as const,
              label: t('table:tabs.scores'),
              content: <ScoresAndMoves model={model} texts={texts} />,
            },
          ]),
        ]}
      />
      <TurnActions model={model} actions={actions} short />
    </>
  );
}
