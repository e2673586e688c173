import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { hintedTurns } from '#shared/records/index.ts';
import { Hinted, points } from './score-parts.tsx';
import type { TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

export function ScoreList<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
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
