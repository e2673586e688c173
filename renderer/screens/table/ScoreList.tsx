import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { hintedTurns } from '#shared/records/index.ts';
import { Hinted } from './ScorePad.tsx';
import { points } from './points.ts';
import type { TableModel } from './use-table.ts';

/** The scores alone, a line a player, where the pad with its columns has no room. */
export function ScoreList({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('table');
  const { game, state, seat } = model;
  return (
    <table className="score-list">
      <tbody>
        {game.record.players.map(({ name, carried }, at) => (
          <tr key={at} className={at === seat ? 'score-list-now' : undefined}>
            <th scope="row">
              <span className="score-name">
                <PlayerMark seat={at} />
                <span>{name}</span>
              </span>
            </th>
            <td className="score-says">
              {at === seat ? <span>{t('toPlay')}</span> : null}{' '}
              <Hinted turns={hintedTurns(game.record, at)} />
            </td>
            <td className="score-total figures">{points(state.seats[at]?.points ?? 0)}</td>
            {carried === undefined ? null : (
              <td className="small soft">
                {t('scores.together', { points: points(carried + (state.seats[at]?.points ?? 0)) })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
