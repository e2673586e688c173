import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { listed } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { Miniature } from './Miniature.tsx';

export function OnTheTable({ game }: { readonly game: GameSummary | undefined }) {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const standing = useStanding(game);
  if (game === undefined) {
    return (
      <div className="on-table">
        <Miniature id={undefined} />
        <div className="on-table-facts">
          <p className="on-table-empty">{t('empty')}</p>
          <Button
            look="filled"
            size="large"
            keyHint="Enter"
            onClick={() => {
              go('/new');
            }}
          >
            {t('deal')}
          </Button>
        </div>
      </div>
    );
  }
  const name = t(`common:games.${game.game}`);
  return (
    <div className="on-table">
      <Miniature id={game.id} />
      <div className="on-table-facts">
        <h3>{game.title ?? name}</h3>
        <p className="soft">{game.title === undefined ? standing : t('ofGame', { game: name, standing })}</p>
        <table className="on-table-scores figures">
          <caption className="visually-hidden">{t('scores')}</caption>
          <tbody>
            {game.players.map((player, seat) => (
              <tr key={seat}>
                <th scope="row">{player.name}</th>
                <td>{player.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button
          look="filled"
          size="large"
          keyHint="Enter"
          onClick={() => {
            go(`/table/${game.id}`);
          }}
        >
          {t(game.ended ? 'lookBack' : 'continue')}
        </Button>
      </div>
    </div>
  );
}

/** Such as "Turn 11, Green to play", or who won. */
export function useStanding(game: GameSummary | undefined): string {
  const { t } = useTranslation('home');
  if (game === undefined) return '';
  if (game.ended) {
    const best = Math.max(...game.players.map(({ points }) => points));
    const winners = game.players.filter(({ points }) => points === best).map(({ name }) => name);
    const names = listed.format(winners);
    return t('over', { count: winners.length, names, points: best });
  }
  const player = game.players[game.toMove ?? -1];
  return player === undefined
    ? t('anybody', { turn: game.turn })
    : t('toPlay', { turn: game.turn, player: player.name });
}
