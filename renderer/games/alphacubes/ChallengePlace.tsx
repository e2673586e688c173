import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { ComputerActions, useSaving } from '#renderer/table/index.ts';
import type { PendingPlay } from '#shared/games/alphacubes/index.ts';
import type { TableModel } from './use-model.ts';
import { WordSum } from './WordSum.tsx';

/**
 * A play that may still be challenged: everybody looks at it, so no hand is drawn. Each opponent answers under their own
 * name; the focus rests on the heading, where nothing is settled by a key that was pressed for the play itself.
 */
export function ChallengePlace({
  model,
  pending,
}: {
  readonly model: TableModel;
  readonly pending: PendingPlay;
}) {
  const { t } = useTranslation('alphacubes');
  const { names, play, answering: opponents } = model;
  const thinking = model.computer.kind === 'thinking' ? names[model.computer.seat] : undefined;
  const name = names[pending.seat] ?? '';
  const word = pending.score.words[0]?.word ?? '';
  const busy = useSaving(play) !== 'saved';
  return (
    <section className="challenge" aria-labelledby="challenge-title">
      <h2 className="now-title" id="challenge-title" tabIndex={-1} data-rest>
        {t('challenge.title', { name, word, points: pending.score.total })}
      </h2>
      <WordSum score={pending.score} laid={pending.placements.length} titled={false} />
      <p className="soft">
        {t('challenge.text')} {t(`challenge.stake.${model.state.options.challengeKind}`, { name })}
      </p>
      {thinking === undefined ? null : (
        <p className="small" role="status">
          {t('challenge.deciding', { name: thinking })}
        </p>
      )}
      {model.computer.kind === 'stopped' || model.computer.kind === 'failed' ? (
        <StoppedAnswer model={model} />
      ) : null}
      {opponents.length === 0 ? null : (
        <ul className="challenge-answers" aria-label={t('challenge.answers')}>
          {opponents.map((seat) => (
            <li key={seat} className="actions">
              <Button
                disabled={busy}
                onClick={() => {
                  void play.make([{ kind: 'accept', by: seat }]);
                }}
              >
                {t('challenge.stand', { name: names[seat] })}
              </Button>
              <Button
                disabled={busy}
                onClick={() => {
                  void play.make([{ kind: 'challenge', by: seat }]);
                }}
              >
                {t('challenge.by', { name: names[seat] })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A computer that alone could still answer was stopped, or could not: it answers when it is told to go on. */
function StoppedAnswer({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { computer, names } = model;
  const name = 'seat' in computer ? (names[computer.seat] ?? '') : '';
  return (
    <>
      <p className="small" role="status">
        {t(computer.kind === 'failed' ? 'table:computer.failed' : 'table:computer.stopped', { name })}
      </p>
      <ComputerActions model={model} name={name} idle={undefined} />
    </>
  );
}
