import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { pointsLost } from './review.ts';
import { ScrollPlace } from '#renderer/table/index.ts';
import { points } from '#renderer/table/index.ts';
import { useFoundPlays } from './use-review.ts';
import type { TableModel } from './use-model.ts';

/** Every turn of a game that is over with the points lost in it; each leads to what could have been played. */
export function ReviewGame({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { names, review } = model;
  const { turns, show } = review;
  const found = useFoundPlays(model.play, turns);
  const lost = turns.map((turn) => {
    const plays = found.get(turn.at);
    return plays?.ok === true ? pointsLost(turn, plays.value) : undefined;
  });
  const whole = names.map((name, seat) => {
    const own = lost.filter((_, at) => turns[at]?.seat === seat);
    const count = own.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return own.includes(undefined) ? undefined : t('review.whole', { name, count });
  });
  return (
    <>
      <p className="small" role="status">
        {whole.includes(undefined) ? t('review.finding') : whole.join(' ')}
      </p>
      <ScrollPlace label={t('review.turns')} className="review-scroll">
        <table className="review-turns">
          <thead>
            <tr>
              <th scope="col">{t('review.turns')}</th>
              <th scope="col">{t('table:end.player')}</th>
              <th scope="col" className="figures">
                {t('table:end.score')}
              </th>
              <th scope="col" className="figures">
                {t('review.lostIn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, at) => (
              <tr key={turn.at}>
                <th scope="row">
                  <button
                    type="button"
                    className="review-turn"
                    onClick={() => {
                      show(turn);
                    }}
                  >
                    <span className="figures">{turn.turn}</span>{' '}
                    {turn.kind === 'play'
                      ? turn.word
                      : t(`review.${turn.kind === 'pass' ? 'passed' : 'exchanged'}`)}
                  </button>
                </th>
                <td>
                  <span className="score-name">
                    <PlayerMark seat={turn.seat} />
                    <span>{names[turn.seat]}</span>
                  </span>
                </td>
                <td className="figures">{points(turn.points)}</td>
                <td className="figures">{lost[at] ?? '…'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollPlace>
    </>
  );
}
