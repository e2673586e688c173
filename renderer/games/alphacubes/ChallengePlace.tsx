import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { AnsweringComputer, useSaving } from '#renderer/table/index.ts';
import type { PendingPlay } from '#shared/games/alphacubes/index.ts';
import type { TableModel } from './use-model.ts';
import { WordSum } from './WordSum.tsx';

/** Everybody looks on, so no hand is drawn. The heading has the focus, lest a key meant for the play settle this. */
export function ChallengePlace({
  model,
  pending,
}: {
  readonly model: TableModel;
  readonly pending: PendingPlay;
}) {
  const { t } = useTranslation('alphacubes');
  const { names, play, answering: opponents } = model;
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
      <AnsweringComputer model={model} deciding={(name) => t('challenge.deciding', { name })} />
      {opponents.length === 0 ? null : (
        <ul className="challenge-answers" aria-label={t('challenge.answers')}>
          {opponents.map((seat) => (
            <li key={seat} className="actions">
              <Button disabled={busy} onClick={() => void play.make([{ kind: 'accept', by: seat }])}>
                {t('challenge.stand', { name: names[seat] })}
              </Button>
              <Button disabled={busy} onClick={() => void play.make([{ kind: 'challenge', by: seat }])}>
                {t('challenge.by', { name: names[seat] })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
