import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { heldCube } from './draft/draft.ts';
import { ExchangeActions, MainAction } from './Actions.tsx';
import { HandPlace } from './HandPlace.tsx';
import {
  HintPlace,
  LastMovePlace,
  MoveList,
  ReviewLink,
  ScoreList,
  SecondActions,
  Tabs,
  TurnSlip,
  useLesson,
  useNewHint,
  usePuzzleTabs,
  useSaving,
  type PuzzleTab,
} from '#renderer/table/index.ts';
import { hintTexts } from './hint-text.ts';
import { NowPlace } from './NowPlace.tsx';
import { texts } from './speech.ts';
import { TurnRegion } from './TurnRegion.tsx';
import { TypedLine, type SideProps } from './TurnSide.tsx';
import { Unseen } from './Unseen.tsx';

type Place = 'hand' | 'turn' | 'more';

export function CompactSide({ model, actions, onKey, onGrab }: SideProps) {
  const { t } = useTranslation('alphacubes');
  const [place, setPlace] = useState<Place>('hand');
  const [tab, setTab] = useState<'hand' | 'scores' | 'moves' | 'unseen' | PuzzleTab>('hand');
  const { draft, state, play } = model;
  const saving = useSaving(play);
  const isLesson = useLesson() !== undefined;
  const puzzleTabs = usePuzzleTabs(setTab);
  const isPuzzle = puzzleTabs !== undefined;
  const exchanging = draft.gesture.kind === 'exchanging';
  // Once the chosen cube is laid, there is nothing to turn, so the hand is shown again.
  const turns = heldCube(draft) !== undefined || model.ways.length > 1;
  const shown = exchanging || (place === 'turn' && !turns) ? 'hand' : place;
  useNewHint(model.hint, () => {
    setPlace('hand');
    setTab('hand');
  });
  const hint = heldCube(draft) === undefined && shown === 'hand' && !exchanging ? model.hint : undefined;
  const hand =
    hint !== undefined ? (
      <HintPlace model={model} hint={hint} texts={hintTexts} />
    ) : (
      <>
        <TurnSlip model={model}>{null}</TurnSlip>
        {isLesson ? (
          <NowPlace model={model} />
        ) : (
          <LastMovePlace last={model.last}>
            <NowPlace model={model} />
          </LastMovePlace>
        )}
        {shown === 'turn' ? <TurnRegion model={model} onKey={onKey} /> : null}
        {shown === 'more' || (shown === 'turn' && isLesson) ? null : (
          <HandPlace model={model} side={isLesson ? 44 : 56} onKey={onKey} onGrab={onGrab} />
        )}
        {shown === 'more' ? (
          <div className="more-actions">
            <TypedLine key={model.turn} model={model} onPlay={actions.play} />
            <Button disabled={draft.laid.length === 0} onClick={actions.takeBack}>
              {t('actions.takeBack')}
            </Button>
            <Button onClick={() => model.play.act({ kind: 'cross' })}>
              {t('actions.direction', { direction: t(`now.${draft.direction}`) })}
            </Button>
            {isPuzzle ? null : (
              <>
                <Button
                  className="actions-exchange"
                  disabled={saving !== 'saved' || state.stock === 0}
                  onClick={actions.exchange}
                >
                  {t('actions.exchange')}
                </Button>
                <Button disabled={saving !== 'saved'} onClick={actions.pass}>
                  {t('actions.pass')}
                </Button>
              </>
            )}
            <ReviewLink model={model} />
          </div>
        ) : null}
      </>
    );
  const gameTabs = [
    { id: 'scores', label: t('table:tabs.scores'), content: <ScoreList model={model} /> },
    { id: 'moves', label: t('table:tabs.moves'), content: <MoveList model={model} texts={texts} /> },
    ...(model.strict
      ? []
      : [{ id: 'unseen', label: t('table:unseen.title'), content: <Unseen view={model.known} /> } as const]),
  ] as const;
  const open = tab === 'hand' ? shown : undefined;
  const toggle = (to: Place) => () => {
    setPlace(open === to ? 'hand' : to);
    setTab('hand');
  };
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        chosen={tab}
        onChoose={setTab}
        tabs={[{ id: 'hand', label: t('tabs.hand'), content: hand }, ...(puzzleTabs ?? gameTabs)]}
      />
      <div className="actions" role="group" aria-label={t('table:actions.label')}>
        {draft.gesture.kind === 'exchanging' ? (
          <ExchangeActions model={model} actions={actions} count={draft.gesture.cubes.length} short />
        ) : (
          <>
            <MainAction model={model} actions={actions} short />
            <Button aria-pressed={open === 'turn'} disabled={!turns} onClick={toggle('turn')}>
              {t(open === 'turn' ? 'actions.hand' : 'actions.turn')}
            </Button>
            <Button aria-expanded={open === 'more'} onClick={toggle('more')}>
              {t(open === 'more' ? 'actions.less' : 'actions.more')}
            </Button>
            <SecondActions>{null}</SecondActions>
          </>
        )}
      </div>
    </>
  );
}
