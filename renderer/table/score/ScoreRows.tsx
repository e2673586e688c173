import { useTranslation } from 'react-i18next';
import type { ScoreColumns } from '../game-table.ts';
import { PlayerName, points, ScoreEntry, SeatSays } from './score-parts.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function ScoreRows<T extends TableTypes>({
  model,
  columns,
}: {
  readonly model: Shell<T>;
  readonly columns: ScoreColumns;
}) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
  return (
    <table className="score-rows">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('scores.last')}</th>
          <th scope="col">{t('end.score')}</th>
        </tr>
      </thead>
      <tbody>
        {game.record.players.map(({ name, carried }, at) => {
          const line = columns[at]?.at(-1);
          return (
            <tr key={at} className={at === seat ? 'score-row-now' : undefined}>
              <th scope="row">
                <PlayerName seat={at} name={name} />
                <span className="score-says">
                  <SeatSays model={model} at={at} />
                </span>
              </th>
              <td className={line?.pending === true ? 'score-live' : undefined}>
                {line === undefined ? null : <ScoreEntry line={line} />}
              </td>
              <td className="score-row-total">
                <span className="score-total figures">{points(scores[at] ?? 0)}</span>
                {carried === undefined ? null : (
                  <span className="score-carried figures">
                    {t('scores.together', { points: points(carried + (scores[at] ?? 0)) })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
