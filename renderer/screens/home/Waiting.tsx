import { useTranslation } from 'react-i18next';
import type { Answer, GameSummary } from '#shared/contract/index.ts';

export interface WaitingProps {
  readonly answer: Answer<'listGames'>;
  readonly onTable: GameSummary | undefined;
}

export function Waiting({ answer, onTable }: WaitingProps) {
  const { t } = useTranslation('home');
  const others = answer.games.filter((game) => game !== onTable && !game.ended);
  const named = others.slice(0, 2).map(({ game, title, players, toMove, turn }) => {
    const player = players[toMove ?? -1]?.name;
    const name = title ?? t(`common:games.${game}`);
    return player === undefined
      ? t('waitingAnybody', { game: name, turn })
      : t('waitingGame', { game: name, player });
  });
  return (
    <div className="home-waiting small soft">
      <p>
        {named.length > 0 && t('waiting', { games: named.join(' ') })}{' '}
        <a href="#/games">{t('allGames', { count: answer.games.length })}</a>
      </p>
      {answer.unreadable.length > 0 && (
        <p>
          {t('unreadable', { count: answer.unreadable.length, file: answer.unreadable[0]?.file })}{' '}
          <a href="#/games">{t('seeWhy')}</a>
        </p>
      )}
    </div>
  );
}
