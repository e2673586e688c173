import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { SecondActions, TurnSlip, useRulesTime, useSaving } from '#renderer/table/index.ts';
import { lineOf } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { DeckPlace } from './DeckPlace.tsx';
import { keyOfSeat, StealWindow, type StealPlayer } from './StealWindow.tsx';
import { Lines, OwnHand, Refusal, type PlacesProps } from './TurnPlaces.tsx';
import { TypedLine } from './typed/TypedLine.tsx';
import { useSeatKeys } from './use-keys.ts';
import type { TableModel } from './use-model.ts';

export function WindowPlaces({ model, actions, typed }: PlacesProps) {
  const { t } = useTranslation('kuboShell');
  const { state, names, draft, play, next, claimer, own } = model;
  const { callOut } = actions;
  const { phase } = state;
  const { stealSeconds } = state.options;
  const time = useRulesTime(model);
  const left = time === undefined ? stealSeconds : Math.max(0, Math.ceil(time.leftMs / 1000));
  const of = phase.kind === 'window' ? (names[phase.seat] ?? '') : '';
  const players = useStealPlayers(model);
  // Once the line is claimed, the next player may call out.
  const calling = draft.choice.kind !== 'off' || next !== undefined ? draft.claimer : undefined;
  const busy = useSaving(play) !== 'saved';
  useSeatKeys(players, calling === undefined ? callOut : undefined);
  return (
    <>
      <div className="kubo-middle lesson-close">
        <section className="kubo-window" aria-labelledby="kubo-window-title">
          <h2 className="now-title" id="kubo-window-title" tabIndex={-1} data-rest>
            {calling === undefined
              ? t('window', { turn: model.turn, name: of })
              : t('claiming', { name: names[calling] })}
          </h2>
          <StealWindow
            seconds={stealSeconds}
            left={left}
            of={of}
            players={players}
            claiming={calling}
            onClaim={(by) => callOut(seat(by))}
            onWave={(by) => void play.make([{ kind: 'wave', by: seat(by) }])}
          />
        </section>
        <TurnSlip model={model}>
          <Lines model={model} actions={actions} />
        </TurnSlip>
        <TypedLine typed={typed} example="window" />
        <Refusal model={model} />
        {own === undefined ? null : <OwnHand model={model} />}
        <div className="actions" role="group" aria-label={t('actions.label')}>
          {next === undefined ? null : (
            <Button
              look="filled"
              className="actions-main"
              disabled={busy || claimer === undefined}
              onClick={() => actions.claim()}
            >
              {t('actions.claim', { count: lineOf(next).points })}
            </Button>
          )}
          {calling === undefined ? null : <Button onClick={actions.back}>{t('actions.stop')}</Button>}
          <SecondActions>{null}</SecondActions>
        </div>
      </div>
      <div className="kubo-right">
        <DeckPlace cards={state.deck} />
      </div>
    </>
  );
}

function useStealPlayers({ state: { phase }, names, game }: TableModel): readonly StealPlayer[] {
  if (phase.kind !== 'window') return [];
  return names.flatMap((name, at) => {
    if (at === phase.seat) return [];
    const isPerson = game.record.players[at]?.kind === 'person';
    const waved = phase.waved.some((one) => one === at);
    return [{ seat: at, name, key: isPerson ? keyOfSeat(at) : undefined, waved }];
  });
}
