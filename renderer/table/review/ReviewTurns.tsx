import { useTranslation } from 'react-i18next';
import { PlayerName, pointsText } from '../score/score-parts.tsx';
import { ScrollPlace } from '../ScrollPlace.tsx';
import type { PastTurn } from '../store/index.ts';
import type { LookBack } from './use-look-back.ts';

export interface TurnOfGame extends Pick<PastTurn, 'at' | 'seat'> {
  readonly turn: number;
  readonly points: number;
}

/** These are the points lost in a turn: undefined during the search, and 'unknown' where it fails. */
type Lost = number | 'unknown' | undefined;

interface ReviewTurnsProps<Turn> {
  readonly lookBack: LookBack<Turn>;
  readonly names: readonly string[];
  readonly textOf: (turn: Turn) => string;
  readonly lost: readonly Lost[];
  readonly also?: { readonly title: string; readonly of: readonly string[] } | undefined;
}

export function ReviewTurns<Turn extends TurnOfGame>({
  lookBack: { turns, show },
  names,
  textOf,
  lost,
  also,
}: ReviewTurnsProps<Turn>) {
  const { t } = useTranslation('table');
  const whole = names.map((name, seat) => {
    const own = lost.filter((_, at) => turns[at]?.seat === seat);
    const count = own.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
    return own.includes(undefined) ? undefined : t('review.whole', { name, count });
  });
  return (
    <>
      <p className="small" role="status" data-spoken>
        {whole.includes(undefined)
          ? t('review.finding')
          : [...whole, ...(lost.includes('unknown') ? [t('review.partly')] : [])].join(' ')}
      </p>
      <ScrollPlace label={t('review.turns')} className="review-scroll">
        <table className="review-turns">
          <thead>
            <tr>
              <th scope="col">{t('review.turns')}</th>
              <th scope="col">{t('end.player')}</th>
              <th scope="col" className="figures">
                {t('end.score')}
              </th>
              <th scope="col" className="figures">
                {t('review.lostIn')}
              </th>
              {also === undefined ? null : (
                <th scope="col" className="figures">
                  {also.title}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, at) => (
              <tr key={turn.at}>
                <th scope="row">
                  <button type="button" className="review-turn" onClick={() => show(turn)}>
                    <span className="figures">{turn.turn}</span> {textOf(turn)}
                  </button>
                </th>
                <td>
                  <PlayerName seat={turn.seat} name={names[turn.seat]} />
                </td>
                <td className="figures">{pointsText(turn.points)}</td>
                <td className="figures">
                  {lost[at] === 'unknown' ? t('review.unknown') : (lost[at] ?? '…')}
                </td>
                {also === undefined ? null : <td className="figures">{also.of[at]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollPlace>
    </>
  );
}
