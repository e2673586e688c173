import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { keepOwnSet, offerGame, useGateway } from '#renderer/app/index.ts';
import { Button, Notice, useSay } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { formatSet, gamesFor } from '#shared/pieces/index.ts';
import { playOptions } from '#shared/set-design/index.ts';
import type { Design } from './use-design.ts';

interface DesignActionsProps {
  readonly id: string;
  readonly design: Design;
  /** The word list that it is measured with, by name: it is played with that one. */
  readonly list: string | undefined;
}

/** What is done with a design: print it, save its file; and whether it is on disk. */
export function DesignActions({ id, design, list }: DesignActionsProps) {
  const { t } = useTranslation('design');
  const gateway = useGateway();
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const { set, keeping } = design;
  const games = gamesFor(set);
  const failed = typeof keeping === 'string' ? undefined : keeping;

  const save = async () => {
    const answer = await gateway.call('exportDesign', { id });
    setProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok && answer.value.kind === 'saved') say(t('saved', { path: answer.value.path }));
  };
  return (
    <div className="design-acts">
      {failed !== undefined && (
        <Notice
          mend={
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {t('again')}
            </Button>
          }
        >
          {problemText(t, failed)}
        </Notice>
      )}
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
      <p className="small soft">{t(keeping === 'keeping' ? 'keeping' : 'isKept')}</p>
      <div className="design-buttons">
        {games.map((game, at) => (
          <Button
            key={game}
            look={at === 0 ? 'filled' : 'outlined'}
            onClick={() => {
              offerGame({ game, options: playOptions(game, set), ...(list !== undefined && { list }) });
              go('/new');
            }}
          >
            {games.length === 1 ? t('play') : t('playIn', { game: t(`common:games.${game}`) })}
          </Button>
        ))}
        <Button
          look={games.length === 0 ? 'filled' : 'outlined'}
          onClick={() => {
            keepOwnSet(formatSet(set));
            go(`/print/own-${set.name}-nets`);
          }}
        >
          {t('print')}
        </Button>
        <Button onClick={() => void save()}>{t('save')}</Button>
      </div>
    </div>
  );
}
