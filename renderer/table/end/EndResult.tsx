import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#renderer/controls/index.ts';
import { bestPlay, pointsAPlay, type Ending } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { PlayerName, pointsText } from '../score/score-parts.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { playText } from './end-texts.ts';

/** Explains scores in the terms of the game: what was earned before the end, and what the end added or took away. */
export interface Settlement {
  readonly earned: string;
  readonly left: string;
  readonly pieces: (seat: number) => ReactNode;
}

interface EndResultProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly ending: Ending;
  readonly settlement: Settlement | undefined;
  readonly turnToShow: (turn: number) => (() => void) | undefined;
}

/** The players stand in order of rank, and each row tells one thing of all of them. */
export function EndResult<T extends TableTypes>({
  model,
  ending,
  settlement,
  turnToShow,
}: EndResultProps<T>) {
  const { t } = useTranslation('table');
  const { game, scores, course } = model;
  const { players } = game.record;
  const seats = scores.map((_, seat) => seat as Seat).toSorted((one, other) => rank(other) - rank(one));
  const hasCarried = players.some(({ carried }) => carried !== undefined);
  const hasPlays = course !== undefined && course.plays.length > 0;
  const row = (title: string, of: (seat: Seat) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {seats.map((seat) => (
        <td key={seat}>{of(seat)}</td>
      ))}
    </tr>
  );
  return (
    <Sheet className="end-sheet">
      <table className="end-result" style={{ '--players': seats.length } as never}>
        <caption className="visually-hidden">{t('end.result')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('end.player')}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <PlayerName seat={seat} name={players[seat]?.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="end-scores">
            <th scope="row">
              <span className="visually-hidden">{t('end.score')}</span>
            </th>
            {seats.map((seat) => (
              <td key={seat} className="figures end-score">
                {pointsText(scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
          {settlement === undefined ? null : row(settlement.earned, (seat) => pointsText(earned(seat)))}
          {settlement === undefined
            ? null
            : row(settlement.left, (seat) => {
                const settled = ending.settlement[seat] ?? 0;
                return (
                  <span className="end-cubes">
                    {settlement.pieces(seat)}
                    <span className="figures">{settled === 0 ? t('end.nothing') : pointsText(settled)}</span>
                  </span>
                );
              })}
          {ending.overtime === undefined
            ? null
            : row(t('clock.overtimeTitle'), (seat) => {
                const over = ending.overtime?.[seat] ?? 0;
                return over === 0 ? t('end.nothing') : pointsText(over);
              })}
          {hasPlays ? row(t('end.best'), (seat) => bestOf(seat)) : null}
          {hasPlays
            ? row(t('end.average'), (seat) => {
                const average = pointsAPlay(course, seat);
                return average === undefined
                  ? t('end.nothing')
                  : t('end.averageOf', { points: pointsText(roundly(average)) });
              })
            : null}
          {hasCarried
            ? row(t('end.sum'), (seat) => pointsText((scores[seat] ?? 0) + (players[seat]?.carried ?? 0)))
            : null}
        </tbody>
      </table>
    </Sheet>
  );

  function rank(seat: number): number {
    // The clock may leave the win to somebody with fewer points.
    const wins = ending.winners.some((winner) => winner === seat);
    return wins ? Infinity : (scores[seat] ?? 0);
  }

  function earned(seat: Seat): number {
    return (scores[seat] ?? 0) - (ending.settlement[seat] ?? 0) - (ending.overtime?.[seat] ?? 0);
  }

  function bestOf(seat: Seat): ReactNode {
    const best = course && bestPlay(course, seat);
    if (best === undefined) return t('end.nothing');
    const said = (
      <>
        <b>{playText(t, game.record.game, best)}</b> {pointsText(best.points)}
      </>
    );
    const show = turnToShow(best.turn);
    if (show === undefined) return said;
    return (
      <button type="button" className="end-best" onClick={show}>
        {said}
      </button>
    );
  }
}

/** An average of few points, as in Kubo, would say little as a whole number. */
function roundly(average: number): number {
  return average < 10 ? Math.round(average * 10) / 10 : Math.round(average);
}
