import { useTranslation } from 'react-i18next';
import { usePeek } from './use-peek.ts';
import { PlayerName, pointsText, SeatSays } from './score-parts.tsx';
import { pastMoves, type TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { SeatClock } from '../clock/SeatClock.tsx';
import { announcedText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import { ScrollPlace } from '../ScrollPlace.tsx';

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
              <SeatClock model={model} at={at} />
            </td>
            <td className="score-total figures">{pointsText(scores[at] ?? 0)}</td>
            {carried === undefined ? null : (
              <td className="small soft">
                {t('scores.together', { points: pointsText(carried + (scores[at] ?? 0)) })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MoveListProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
}

export function ScoresAndMoves<T extends TableTypes>({ model, texts }: MoveListProps<T>) {
  const { t } = useTranslation('table');
  return (
    <>
      <ScoreList model={model} />
      <h2 className="label">{t('tabs.moves')}</h2>
      <MoveList model={model} texts={texts} />
    </>
  );
}

export function MoveList<T extends TableTypes>({ model, texts }: MoveListProps<T>) {
  const { t } = useTranslation('table');
  const { game, names } = model;
  const moves = pastMoves(game)
    .map(({ events }) => ({
      text: announcedText(t, texts, events, (seat) => names[seat] ?? ''),
      details: events.map((event) => texts.details?.(t, event)).find((one) => one !== undefined),
    }))
    .filter(({ text }) => text !== '');
  const list = usePeek(moves.length === 0);
  if (moves.length === 0) return <p className="soft">{t('moves.none')}</p>;
  return (
    <ScrollPlace label={t('moves.title')} className="moves" atEnd>
      <ol ref={list}>
        {moves.map(({ text, details }, at) => (
          <li key={at}>
            {text}
            {details === undefined ? null : <span className="small soft move-details"> {details}</span>}
          </li>
        ))}
      </ol>
    </ScrollPlace>
  );
}
