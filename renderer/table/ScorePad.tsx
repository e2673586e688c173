import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Sheet } from '#renderer/controls/index.ts';
import { hintedTurns } from '#shared/records/index.ts';
import type { ScoreColumns, ScoreLine } from './game-table.ts';
import { points } from './points.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import type { TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

/** The score pad: players are columns, their turns the lines, so that it is players and moves in one. */
export function ScorePad<T extends TableTypes>({
  model,
  columns,
  live,
}: {
  readonly model: Shell<T>;
  readonly columns: ScoreColumns;
  /** What the seat on turn is about to score. */
  readonly live: ScoreLine | undefined;
}) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
  const full = columns.map((lines, at) => (at === seat && live !== undefined ? [...lines, live] : lines));
  const noted = game.timeline.takenBack > 0;
  // The note takes the room of an empty line.
  const rows = Math.max(noted ? 2 : 3, ...full.map((lines) => lines.length));
  return (
    <Sheet className="score-pad" aria-label={t('scores.title')} data-seats={scores.length}>
      <ScrollPlace label={t('scores.title')} className="score-scroll" atEnd>
        <table>
          <thead>
            <tr>
              {game.record.players.map(({ name, carried }, at) => (
                <th key={at} scope="col" className={at === seat ? 'score-now' : undefined}>
                  <span className="score-name">
                    <PlayerMark seat={at} />
                    <span>{name}</span>
                  </span>
                  <span className="score-total figures">{points(scores[at] ?? 0)}</span>
                  <span className="score-says">
                    {at === seat ? <span>{t('toPlay')}</span> : null}{' '}
                    <Hinted turns={hintedTurns(game.record, at)} />
                  </span>
                  {carried === undefined ? null : (
                    <span className="score-carried figures">
                      {t('scores.together', { points: points(carried + (scores[at] ?? 0)) })}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {full.map((lines, at) => (
                  <ScoreCell key={at} line={lines[row]} isLive={lines[row] === live && live !== undefined} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {noted ? (
          <p className="small soft">{t('scores.takenBack', { count: game.timeline.takenBack })}</p>
        ) : null}
      </ScrollPlace>
    </Sheet>
  );
}

/** In how many turns a player has taken hints; nothing where in none. */
export function Hinted({ turns }: { readonly turns: number }) {
  const { t } = useTranslation('table');
  return turns === 0 ? null : <span className="score-hints">{t('scores.hints', { count: turns })}</span>;
}

function ScoreCell({ line, isLive }: { readonly line: ScoreLine | undefined; readonly isLive: boolean }) {
  if (line === undefined) return <td />;
  const marked = isLive || line.pending === true;
  return (
    <td className={marked ? 'score-live' : undefined}>
      <span className="score-line figures">
        <span className={line.soft === true ? 'score-word soft' : 'score-word'}>
          {line.struck === true ? <s>{line.text}</s> : line.text}
        </span>
        <b>{points(line.points)}</b>
      </span>
    </td>
  );
}
