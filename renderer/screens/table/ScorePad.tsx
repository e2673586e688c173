import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Sheet } from '#renderer/controls/index.ts';
import { pastMoves, scoreColumns, type ScoreLine } from '#renderer/play/index.ts';
import { hintedTurns } from '#shared/records/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { points } from './points.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import type { TableModel } from './use-table.ts';

/** The score pad: players are columns, their turns the lines, so that it is players and moves in one. */
export function ScorePad({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('table');
  const { game, state, seat } = model;
  const columns = scoreColumns(pastMoves(game), state.seats.length);
  const live = liveLine(model);
  const full = columns.map((lines, at) => (at === seat && live !== undefined ? [...lines, live] : lines));
  const noted = game.timeline.takenBack > 0;
  // The note takes the room of an empty line.
  const rows = Math.max(noted ? 2 : 3, ...full.map((lines) => lines.length));
  return (
    <Sheet className="score-pad" aria-label={t('scores.title')} data-seats={state.seats.length}>
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
                  <span className="score-total figures">{points(state.seats[at]?.points ?? 0)}</span>
                  <span className="score-says">
                    {at === seat ? <span>{t('toPlay')}</span> : null}{' '}
                    <Hinted turns={hintedTurns(game.record, at)} />
                  </span>
                  {carried === undefined ? null : (
                    <span className="score-carried figures">
                      {t('scores.together', { points: points(carried + (state.seats[at]?.points ?? 0)) })}
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
  const { t } = useTranslation('table');
  if (line === undefined) return <td />;
  const marked = isLive || line.pending === true;
  return (
    <td className={marked ? 'score-live' : undefined}>
      <span className="score-line figures">
        <span className={line.kind === 'word' ? 'score-word' : 'score-word soft'}>
          {line.kind === 'refuted' ? <s>{line.word}</s> : lineText(t, line)}
        </span>
        <b>{points(line.points)}</b>
      </span>
    </td>
  );
}

/** The play as it is laid, on the pad in the colour of now before it is written down. */
function liveLine({ laid }: TableModel): ScoreLine | undefined {
  if (laid?.ok !== true || laid.value.unknown.length > 0) return undefined;
  const { score } = laid.value;
  return { kind: 'word', word: score.words[0]?.word, points: score.total };
}

function lineText(t: Translate, line: ScoreLine): string {
  switch (line.kind) {
    case 'word':
      return line.word ?? '';
    case 'refuted':
      return t('table:scores.refuted', { word: line.word });
    case 'exchange':
    case 'unplayed':
      return t(`table:scores.${line.kind}`, { count: line.cubes ?? 0 });
    case 'pass':
    case 'missed':
    case 'bonus':
    case 'out':
      return t(`table:scores.${line.kind}`);
  }
}
