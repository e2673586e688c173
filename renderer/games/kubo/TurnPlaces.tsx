import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import {
  HintPlace,
  LastMovePlace,
  ReviewLink,
  SecondActions,
  TurnSlip,
  usePuzzle,
  useSaving,
} from '#renderer/table/index.ts';
import { lineOf, type CardName } from '#shared/games/kubo/index.ts';
import { mayDraw, type Actions } from './actions.ts';
import { DeckPlace } from './DeckPlace.tsx';
import { Hand } from './hand/Hand.tsx';
import { LinesFound } from './LinesFound.tsx';
import { hintTexts } from './speech.ts';
import { keyOfSeat, StealWindow } from './StealWindow.tsx';
import { cardText, useTexts } from './texts.ts';
import { TypedLine } from './typed/TypedLine.tsx';
import type { TableModel } from './use-model.ts';
import type { TypedMove } from './typed/use-typed-move.ts';

export interface PlacesProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly typed: TypedMove;
}

export function TurnPlaces({ model, actions, typed }: PlacesProps) {
  const { t } = useTranslation('kuboShell');
  const { state, names, seat, play, lines } = model;
  const busy = useSaving(play) !== 'saved';
  const isPuzzle = usePuzzle() !== undefined;
  const left = lines.filter(({ owner }) => owner === undefined).length;
  return (
    <>
      <div className="kubo-middle lesson-close">
        {model.hint === undefined ? (
          <TurnSlip model={model}>
            <LastMovePlace last={model.last}>
              <Lines model={model} actions={actions} />
            </LastMovePlace>
            <Refusal model={model} />
          </TurnSlip>
        ) : (
          <>
            <HintPlace model={model} hint={model.hint} texts={hintTexts} />
            <Refusal model={model} />
          </>
        )}
        <OwnHand model={model} beside={<TypedLine typed={typed} example="turn" />} />
        <MainActions model={model} actions={actions} />
      </div>
      {isPuzzle ? null : (
        <div className="kubo-right">
          <StealWindow
            seconds={state.options.stealSeconds}
            left={undefined}
            of={seat === undefined ? '' : (names[seat] ?? '')}
            players={names.flatMap((name, at) =>
              at === seat ? [] : [{ seat: at, name, key: keyOfSeat(at), waved: false }],
            )}
            claiming={undefined}
            onClaim={nothing}
            onWave={nothing}
          />
          <DeckPlace cards={state.deck} onDraw={mayDraw(model) && !busy ? actions.draw : undefined} />
          <ReviewLink model={model} />
          <Button className="kubo-end" command="kubo-turn.end" showsKey disabled={busy} onClick={actions.end}>
            {left === 0 ? t('actions.end') : t('actions.endLeaving', { count: left })}
          </Button>
        </div>
      )}
    </>
  );
}

const nothing = () => undefined;

export function Lines({ model, actions }: Omit<PlacesProps, 'typed'>) {
  const { t } = useTranslation('kuboShell');
  const { draft, lines } = model;
  const how =
    draft.choice.kind === 'no-line'
      ? t('how.none')
      : draft.choice.kind === 'picking'
        ? t(draft.choice.cards.length === 0 ? 'how.first' : 'how.more')
        : t('how.begin');
  return (
    <LinesFound
      lines={lines}
      how={how}
      onClaim={(tag) => {
        const line = lines.find((one) => one.tag === tag);
        const id = draft.found.find((one) => lineOf(one).cards.join() === line?.cards.join());
        if (id !== undefined) actions.claim(id);
      }}
    />
  );
}

export function Refusal({ model }: { readonly model: TableModel }) {
  const { refusal } = model;
  return refusal === undefined ? null : <ProblemNotice alert={false} problem={refusal.problem} />;
}

interface OwnHandProps {
  readonly model: TableModel;
  readonly beside?: ReactNode;
}

export function OwnHand({ model, beside }: OwnHandProps) {
  const { t } = useTranslation('kuboShell');
  const { draft, play, standing, entries, view } = model;
  const [active, setActive] = useState<CardName>();
  const lay = (card: CardName) => {
    if (view === undefined || model.seat === undefined) return;
    // The next card takes the focus.
    setActive(undefined);
    void play.make([{ kind: 'lay', by: model.seat, card }]);
  };
  return (
    <section className="kubo-hand-region" aria-label={t('hand.title')}>
      <Hand
        label={t('hand.title')}
        entries={entries}
        layers={standing.layers}
        chosen={view === undefined ? undefined : draft.chosen}
        now={view !== undefined}
        active={active}
        beside={beside}
        onActive={setActive}
        onPick={(card) => {
          setActive(card);
          if (view?.hand.includes(card) === true) play.act({ kind: 'choose', card });
        }}
        onLay={lay}
        onLetGo={() => play.act({ kind: 'let-go' })}
        onOrder={(cards) => play.act({ kind: 'order', cards })}
        onDrop={(card, cell) => {
          if (card === cell) lay(card);
        }}
      />
    </section>
  );
}

function MainActions({ model, actions }: Omit<PlacesProps, 'typed'>) {
  const { t } = useTranslation('kuboShell');
  const tt = useTexts();
  const { draft, next, play } = model;
  const busy = useSaving(play) !== 'saved';
  const claims = next === undefined ? undefined : lineOf(next).points;
  const lay = (
    <Button
      look={claims === undefined ? 'filled' : 'outlined'}
      className={claims === undefined ? 'actions-main' : ''}
      command="main"
      showsKey
      disabled={busy || draft.chosen === undefined}
      onClick={actions.lay}
    >
      {draft.chosen === undefined
        ? t('actions.layNone')
        : t('actions.lay', { card: cardText(tt, draft.chosen) })}
    </Button>
  );
  const isPuzzle = usePuzzle() !== undefined;
  const point = (
    <Button command="kubo-turn.point" showsKey onClick={actions.point}>
      {t(draft.choice.kind === 'off' ? 'actions.point' : 'actions.stop')}
    </Button>
  );
  return (
    <div className="actions" role="group" aria-label={t('actions.label')}>
      {claims === undefined ? null : (
        <Button
          look="filled"
          className="actions-main"
          command="kubo-turn.claim"
          showsKey
          disabled={busy}
          onClick={() => actions.claim()}
        >
          {t('actions.claim', { count: claims })}
        </Button>
      )}
      {lay}
      <SecondActions takeBack={isPuzzle ? point : null}>{point}</SecondActions>
    </div>
  );
}
