import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, useRest } from '#renderer/app/index.ts';
import { Button, useSay } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { useStanding } from '../home/use-standing.ts';

export interface GameRowProps {
  readonly game: GameSummary;
  readonly onProblem: (problem: Problem | undefined) => void;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function GameRow({ game, onProblem }: GameRowProps) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useSay();
  const standing = useStanding(game);
  const [asking, setAsking] = useState(false);
  const row = useRest<HTMLLIElement>();
  const name = t(`common:games.${game.game}`);
  const copy = async () => {
    const answer = await gateway.call('exportGame', { id: game.id });
    const taken = answer.ok ? await gateway.takeDownload(answer.value) : answer;
    onProblem(taken.ok ? undefined : taken.problem);
    if (!answer.ok || !taken.ok) return;
    if (answer.value.kind === 'saved') say(t('games.copied', { path: answer.value.path }));
  };
  const remove = async () => {
    const answer = await gateway.call('deleteGame', { id: game.id });
    onProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) say(t('games.removed'));
  };
  return (
    <li ref={row} className="games-row">
      <div>
        <h2>
          <a href={`#/table/${game.id}`}>{name}</a>
        </h2>
        <p>{standing}</p>
        <p className="small soft">
          {game.players.map((player) => `${player.name} ${player.points}`).join(', ')} ·{' '}
          <time dateTime={new Date(game.changedAt).toISOString()}>{when.format(game.changedAt)}</time>
        </p>
      </div>
      {asking ? (
        <div
          // Never the element of the buttons below: "Yes, remove" would be what had the focus as "Remove".
          key="asking"
          className="games-actions"
          role="group"
          aria-label={t('games.confirm')}
          tabIndex={-1}
          data-rest
        >
          <span>{t('games.confirm')}</span>
          <Button size="small" onClick={() => void remove()}>
            {t('games.removeYes')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setAsking(false);
            }}
          >
            {t('games.removeNo')}
          </Button>
        </div>
      ) : (
        <div key="actions" className="games-actions">
          <Button size="small" onClick={() => void copy()}>
            {t('games.copy')}
          </Button>
          <Button
            size="small"
            data-rest
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('games.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
