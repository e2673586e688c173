import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { keepOwnSet, offerGame, useGateway } from '#renderer/app/index.ts';
import { Button, Notice, useSay } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { alphacubesSet, formatSet, gamesFor, setLines, type PieceSet } from '#shared/pieces/index.ts';
import type { Design } from './use-design.ts';

/** What is done with a design: print it, save its file; and whether it is on disk. */
export function DesignActions({ id, design }: { readonly id: string; readonly design: Design }) {
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
              offerGame({ game, options: optionsFor(game, set) });
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

/** The game with this set, and with its board where it has one of its own. */
function optionsFor(game: string, set: PieceSet) {
  const own = Object.values(set.boards).find(({ rows }) => !isBundled(rows));
  const board = game === 'alphacubes' && own !== undefined ? { board: 'own', ownBoard: own.rows } : {};
  return { set: 'own', ownSet: setLines(set), ...board };
}

function isBundled(rows: readonly string[]): boolean {
  return Object.values(alphacubesSet.boards).some((board) => board.rows.join() === rows.join());
}
