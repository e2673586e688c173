import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { listed, useGateway } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { OnTable } from './on-table.ts';
import { useEffect, useState } from 'react';

export function OnTheTable({ game }: { readonly game: GameSummary | undefined }) {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const standing = useStanding(game);
  if (game === undefined) {
    return (
      <div className="on-table">
        <Miniature id={undefined} />
        <div className="on-table-facts" data-spoken>
          <p className="on-table-empty">{t('empty')}</p>
          <Button
            look="filled"
            size="large"
            command="main"
            showsKey
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
      <div className="on-table-facts" data-spoken>
        <h3>{game.title ?? name}</h3>
        <p className="soft">{game.title === undefined ? standing : t('ofGame', { game: name, standing })}</p>
        <table className="on-table-scores figures">
          <caption className="visually-hidden">{t('scores')}</caption>
          <tbody data-answers="scores">
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
          command="main"
          showsKey
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
    const winners = game.players.filter((_, seat) => game.winners.includes(seat));
    const names = listed.format(winners.map(({ name }) => name));
    return t('over', { count: winners.length, names, points: winners[0]?.points });
  }
  const player = game.players[game.toMove ?? -1];
  return player === undefined
    ? t('anybody', { turn: game.turn })
    : t('toPlay', { turn: game.turn, player: player.name });
}

interface MiniatureProps {
  /** Undefined shows the table of some game before its first move. */
  readonly id: string | undefined;
}

function Miniature({ id }: MiniatureProps) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const [found, setFound] = useState<{ readonly of: string | undefined; readonly table: OnTable }>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [game, { tableOfRecord, undealtTable }] = await Promise.all([
        id === undefined ? undefined : gateway.call('readGame', { id }),
        import('./on-table.ts'),
      ]);
      const table =
        game === undefined ? await undealtTable() : game.ok && (await tableOfRecord(game.value.text));
      if (wanted && table !== undefined && table !== false) setFound({ of: id, table });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [gateway, id]);
  const table = found?.of === id ? found?.table : undefined;
  return (
    <div className="miniature">
      {table !== undefined && (
        <table.Miniature
          view={table.view}
          label={t(id === undefined ? 'emptyTable' : 'tableOf', { game: t(`common:games.${table.game}`) })}
        />
      )}
    </div>
  );
}
