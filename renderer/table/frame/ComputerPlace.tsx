import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { followsOthers } from '#shared/engine/index.ts';
import { announcedText } from '../event-texts.ts';
import { LastMovesList } from '../last-move/LastMovePlace.tsx';
import type { LastMoves } from '../last-move/use-last-moves.ts';
import type { TableTexts } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface ComputerPlaceProps<T extends TableTypes> {
  readonly model: Shell<T> & { readonly last?: LastMoves };
  readonly texts: TableTexts<T>;
  /** This shows the hand of the only person at the table, or else the computer's, hidden. */
  readonly hand: ReactNode;
  readonly lookBack: ReactNode;
  /** This move is always legal and is offered for a computer that cannot find one. */
  readonly idle: T['proposal'] | undefined;
}

export function ComputerPlace<T extends TableTypes>({
  model,
  texts,
  hand,
  lookBack,
  idle,
}: ComputerPlaceProps<T>) {
  const { t } = useTranslation('table');
  const { names, seat, news, computer, last } = model;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const player = seat === undefined ? undefined : model.game.record.players[seat];
  const level = player?.kind === 'computer' ? player.level : 1;
  const happened = news?.kind === 'made' ? announcedText(t, texts, news.events, (at) => names[at] ?? '') : '';
  const state = computer.kind === 'idle' ? 'thinking' : computer.kind;
  return (
    <>
      <section className={`computer-place computer-place--${state}`} aria-label={t('computer.label')}>
        <p className="label">
          {level === followsOthers
            ? t('computer.follows')
            : t('computer.level', {
                plays: t(`game:${model.game.game.id}.levels.${level}`, { defaultValue: level }),
              })}
        </p>
        <h2 className="now-title" id="computer-title" tabIndex={-1} data-rest>
          {t(`computer.${state}`, { name })}
        </h2>
        {happened === '' || last?.isNewest === true ? null : <p>{happened}</p>}
        {last === undefined ? null : <LastMovesList last={last} />}
        {computer.kind === 'failed' ? (
          <ProblemNotice alert={false} problem={computer.problem} />
        ) : (
          <p className="now-how soft small">
            {t(computer.kind === 'stopped' ? 'computer.howStopped' : 'computer.how', { name })}
          </p>
        )}
        {lookBack}
      </section>
      {hand}
      <ComputerActions model={model} name={name} idle={idle} />
    </>
  );
}

/** Gives each label a button of its own, so that a second quick press does not undo the first. */
function ComputerActions<T extends TableTypes>({
  model,
  name,
  idle,
}: {
  readonly model: Shell<T>;
  readonly name: string;
  readonly idle: T['proposal'] | undefined;
}) {
  const { t } = useTranslation('table');
  const { computer, play } = model;
  const { computers } = play;
  const thinks = computer.kind === 'thinking' || computer.kind === 'idle';
  const action = thinks ? 'hurry' : computer.kind === 'failed' ? 'again' : 'goOn';
  return (
    <div className="actions" role="group" aria-label={t('actions.label')}>
      <Button
        key={action}
        look="filled"
        className="actions-main"
        onClick={thinks ? computers.hurry : computers.goOn}
      >
        {t(`computer.${action}`)}
      </Button>
      {thinks ? <Button onClick={() => computers.stop()}>{t('computer.stop')}</Button> : null}
      {computer.kind === 'failed' && idle !== undefined ? (
        <Button onClick={() => void play.make([idle])}>{t('computer.pass', { name })}</Button>
      ) : null}
    </div>
  );
}

/** Shows a computer that may answer between turns: it thinks, or it has stopped or failed and waits for a press. */
export function AnsweringComputer<T extends TableTypes>({
  model,
  deciding,
}: {
  readonly model: Shell<T>;
  readonly deciding: (name: string) => string;
}) {
  const { t } = useTranslation('table');
  const { computer, names } = model;
  const name = 'seat' in computer ? (names[computer.seat] ?? '') : '';
  const hasStopped = computer.kind === 'stopped' || computer.kind === 'failed';
  if (!hasStopped && computer.kind !== 'thinking') return null;
  return (
    <>
      <p className="small" role="status">
        {hasStopped ? t(`computer.${computer.kind}`, { name }) : deciding(name)}
      </p>
      {hasStopped ? <ComputerActions model={model} name={name} idle={undefined} /> : null}
    </>
  );
}
