import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { HiddenHandPlace, RestingHandPlace } from './HandPlace.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { eventsText } from './speech.ts';
import type { TableModel } from './use-table.ts';

/** A computer has the turn: who it is, what it is doing, and how to make it wait. */
export function ComputerPlace({ model, side }: { readonly model: TableModel; readonly side: number }) {
  const { t } = useTranslation('table');
  const { names, seat, news, computer } = model;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const player = seat === undefined ? undefined : model.game.record.players[seat];
  const level = player?.kind === 'computer' ? player.level : 0;
  const happened =
    news?.kind === 'made'
      ? eventsText(
          t,
          news.events.filter(({ kind }) => kind !== 'turn'),
          (at) => names[at] ?? '',
        )
      : '';
  const state = computer.kind === 'idle' ? 'thinking' : computer.kind;
  return (
    <>
      <section className="computer-place" aria-label={t('computer.label')}>
        <p className="label">{t('computer.level', { level })}</p>
        <h2 className="now-title" id="computer-title" tabIndex={-1} data-rest>
          {t(`computer.${state}`, { name })}
        </h2>
        {happened === '' ? null : <p>{happened}</p>}
        {computer.kind === 'failed' ? (
          <Notice alert={false}>{problemText(t, computer.problem)}</Notice>
        ) : (
          <p className="now-how soft small">
            {t(computer.kind === 'stopped' ? 'computer.howStopped' : 'computer.how', { name })}
          </p>
        )}
        <ReviewLink model={model} />
      </section>
      {model.resting ? <RestingHandPlace model={model} side={side} /> : <HiddenHandPlace model={model} />}
      <ComputerDeeds model={model} name={name} />
    </>
  );
}

/** A button whose words change is another button, so that a second quick press does not undo the first. */
function ComputerDeeds({ model, name }: { readonly model: TableModel; readonly name: string }) {
  const { t } = useTranslation('table');
  const { computer, play, seat } = model;
  const { computers } = play;
  const thinks = computer.kind === 'thinking' || computer.kind === 'idle';
  const deed = thinks ? 'hurry' : computer.kind === 'failed' ? 'again' : 'goOn';
  return (
    <div className="actions" role="group" aria-label={t('actions.label')}>
      <Button
        key={deed}
        look="filled"
        className="actions-main"
        onClick={thinks ? computers.hurry : computers.goOn}
      >
        {t(`computer.${deed}`)}
      </Button>
      {thinks ? (
        <Button
          onClick={() => {
            computers.stop();
          }}
        >
          {t('computer.stop')}
        </Button>
      ) : null}
      {computer.kind === 'failed' ? (
        <Button
          onClick={() => {
            if (seat !== undefined) void play.make([{ kind: 'pass', by: seat }]);
          }}
        >
          {t('computer.pass', { name })}
        </Button>
      ) : null}
    </div>
  );
}
