import { useTranslation } from 'react-i18next';
import { PlayerName, points, SeatSays } from './score-parts.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function ScoreList<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
  return (
    <table className="score-list">
      <tbody>
        {game.record.players.map(({ name, carried }, at) => (
          <tr key={at} className={at === seat ? 'score-list-now' : undefined}>
            <th scope="row">
              <PlayerName seat={at} name={name} />
            </th>
            <td className="score-says">
              <SeatSays model={model} at={at} />
            </td>
            <td className="score-total figures">{points(scores[at] ?? 0)}</td>
            {carried === undefined ? null : (
              <td className="small soft">
                {t('scores.together', { points: points(carried + (scores[at] ?? 0)) })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
