import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { peopleOf } from '#renderer/play/index.ts';
import type { PendingPlay } from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import type { TableModel } from './use-table.ts';
import { useFocus } from './use-focus.ts';
import { WordSum } from './WordSum.tsx';

/** A play that may still be challenged: everybody looks at it, so no hand is drawn. */
export function ChallengePlace({
  model,
  pending,
}: {
  readonly model: TableModel;
  readonly pending: PendingPlay;
}) {
  const { t } = useTranslation('table');
  const { names, play, game, state, saving } = model;
  const rules = games[game.record.game].createRules(game.words);
  const people = peopleOf(game.record);
  // Computers answer for themselves, one after another.
  const opponents = rules.toMove(state).filter((seat) => people.includes(seat));
  const answering = model.computer.kind === 'thinking' ? names[model.computer.seat] : undefined;
  const stand = useRef<HTMLButtonElement>(null);
  useFocus(stand);
  const name = names[pending.seat] ?? '';
  const word = pending.score.words[0]?.word ?? '';
  return (
    <section className="challenge" aria-labelledby="challenge-title">
      <h2 className="now-title" id="challenge-title">
        {t('challenge.title', { name, word, points: pending.score.total })}
      </h2>
      <WordSum score={pending.score} laid={pending.placements.length} titled={false} />
      <p className="soft">
        {t('challenge.text')} {t(`challenge.stake.${state.options.challengeKind}`, { name })}
      </p>
      {answering === undefined ? null : (
        <p className="small" role="status">
          {t('computer.answering', { name: answering })}
        </p>
      )}
      {opponents.length === 0 ? null : (
        <div className="actions" role="group" aria-label={t('actions.label')}>
          <Button
            ref={stand}
            look="filled"
            className="actions-main"
            disabled={saving.kind !== 'saved'}
            onClick={() => {
              void play.make(opponents.map((seat) => ({ kind: 'accept', seat })));
            }}
          >
            {t('challenge.stand')}
          </Button>
          {opponents.map((seat) => (
            <Button
              key={seat}
              disabled={saving.kind !== 'saved'}
              onClick={() => {
                void play.make([{ kind: 'challenge', seat }]);
              }}
            >
              {t('challenge.by', { name: names[seat] })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
