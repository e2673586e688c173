import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HintPlace,
  ScoresAndMoves,
  SecondActions,
  Tabs,
  TurnSlip,
  type Tab,
  usePuzzle,
  usePuzzleTabs,
  type PuzzleTab,
  useMedia,
  useNewHint,
  useSaving,
} from '#renderer/table/index.ts';
import type { Actions } from './actions.ts';
import { hintTexts, texts } from './speech.ts';
import type { TableModel } from './use-model.ts';
import { WordPlace } from './WordPlace.tsx';
import { Button, Notice } from '#renderer/controls/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';

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
  return model.hint === undefined ? (
    <>
      <TurnSlip model={model}>{null}</TurnSlip>
      <WordPlace model={model} actions={actions} />
    </>
  ) : (
    <HintPlace model={model} hint={model.hint} texts={hintTexts} />
  );
}

export type SideTab = 'turn' | 'twists' | 'cube' | 'scores' | PuzzleTab;

export function CompactSide({
  model,
  actions,
  twist,
  cube,
  tab,
  onTab,
}: SideProps & {
  readonly twist: ReactNode;
  /** This is undefined where the cube has room in place of the map, or cannot be drawn. */
  readonly cube: ReactNode | undefined;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}) {
  const { t } = useTranslation('scrubleTable');
  const { hint } = model;
  useNewHint(hint, () => onTab('turn'));
  const puzzleTabs = usePuzzleTabs(onTab);
  // Where there is height for it, the word and the twists are in view together.
  const isTall = [useMedia(breakpoints.stacked), !useMedia(breakpoints.short)].includes(true);
  const word = <Turn model={model} actions={actions} />;
  const turnTabs: readonly Tab<SideTab>[] = isTall
    ? [
        {
          id: 'turn',
          label: t('tabs.turn'),
          content: (
            <>
              {word}
              {hint === undefined ? twist : null}
            </>
          ),
        },
      ]
    : [
        { id: 'turn', label: t('tabs.word'), content: word },
        {
          id: 'twists',
          label: t('tabs.twists'),
          content: (
            <>
              <TurnSlip model={model}>{null}</TurnSlip>
              {twist}
            </>
          ),
        },
      ];
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        chosen={(isTall && tab === 'twists') || (cube === undefined && tab === 'cube') ? 'turn' : tab}
        onChoose={onTab}
        tabs={[
          ...turnTabs,
          ...(cube === undefined ? [] : [{ id: 'cube' as const, label: t('tabs.cube'), content: cube }]),
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

interface TurnActionsProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly short?: boolean;
}

function TurnActions({ model, actions, short = false }: TurnActionsProps) {
  const { t } = useTranslation('scrubleTable');
  const { check, word, draft, play } = model;
  const [asking, setAsking] = useState<readonly number[]>();
  const saving = useSaving(play);
  const busy = saving !== 'saved';
  const good = check !== undefined && check.problem === undefined;
  const points = check?.score.total ?? 0;
  const isPuzzle = usePuzzle() !== undefined;
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
        command="main"
        showsKey={!short}
        disabled={busy || !good}
        onClick={actions.claim}
      >
        {saving === 'saving'
          ? t('actions.saving')
          : good
            ? t(isPuzzle ? 'table:puzzle.tryWord' : 'actions.claimFor', { word, points })
            : t(isPuzzle ? 'table:puzzle.try' : 'actions.claim')}
      </Button>
      <SecondActions
        takeBack={
          <Button disabled={draft.places.length === 0} onClick={actions.clear}>
            {t('actions.clear')}
          </Button>
        }
      >
        <Button
          disabled={busy}
          onClick={() => {
            if (good) setAsking(draft.places);
            else actions.endTurn();
          }}
        >
          {t('actions.end')}
        </Button>
      </SecondActions>
    </div>
  );
}
