import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '#renderer/app/index.ts';
import { Sheet } from '#renderer/controls/index.ts';
import type { ScoreColumns, ScoreLine, TableTexts } from '../game-table.ts';
import { MoveList } from './ScoreList.tsx';
import { PlayerName, pointsText, ScoreEntry, SeatSays } from './score-parts.tsx';
import { ScrollPlace } from '../ScrollPlace.tsx';
import { Tabs } from '../Tabs.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** A column this wide (CSS pixels) holds a name and a word with its points. If it is narrower, players become rows. */
const leastColumn = 108;
const mostColumns = 4;

export interface ScorePadProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly columns: ScoreColumns;
  readonly live: ScoreLine | undefined;
}

export interface PadTab {
  readonly label: string;
  readonly content: ReactNode;
}

export function ScorePad<T extends TableTypes>({
  texts,
  first,
  unseen,
  last,
  ...scores
}: ScorePadProps<T> & {
  readonly texts: TableTexts<T>;
  readonly first: PadTab | undefined;
  readonly unseen: ReactNode;
  readonly last: PadTab | undefined;
}) {
  const { t } = useTranslation('table');
  const [tab, setTab] = useState<'first' | 'scores' | 'moves' | 'unseen' | 'last'>(
    first === undefined ? 'scores' : 'first',
  );
  const { model } = scores;
  return (
    <Sheet className="score-pad" aria-label={t('scores.tabs')} data-seats={model.scores.length}>
      <Tabs
        label={t('scores.tabs')}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          ...padTab('first', first),
          { id: 'scores', label: t('tabs.scores'), content: <Scores {...scores} /> },
          { id: 'moves', label: t('tabs.moves'), content: <MoveList model={model} texts={texts} /> },
          ...padTab(
            'unseen',
            unseen === undefined || model.strict ? undefined : { label: t('unseen.title'), content: unseen },
          ),
          ...padTab('last', last),
        ]}
      />
    </Sheet>
  );
}

function padTab<Id extends string>(id: Id, tab: PadTab | undefined) {
  if (tab === undefined) return [];
  const { label, content } = tab;
  return [
    {
      id,
      label,
      content: (
        <ScrollPlace label={label} className="score-scroll">
          {content}
        </ScrollPlace>
      ),
    },
  ];
}

function Scores<T extends TableTypes>({ model, columns, live }: ScorePadProps<T>) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
  const [place, width] = useWidth<HTMLDivElement>(mostColumns * leastColumn);
  const asRows = scores.length > Math.min(mostColumns, width / leastColumn);
  const full = columns.map((lines, at) => (at === seat && live !== undefined ? [...lines, live] : lines));
  const noted = game.timeline.takenBack > 0;
  // The note takes the place of an empty line.
  const rows = Math.max(noted ? 1 : 2, ...full.map((lines) => lines.length));
  return (
    <ScrollPlace label={t('scores.title')} className="score-scroll" atEnd={!asRows}>
      <div ref={place} />
      {asRows ? (
        <ScoreRows model={model} columns={full} />
      ) : (
        <table>
          <thead>
            <tr>
              {game.record.players.map(({ name, carried }, at) => (
                <th key={at} scope="col" className={at === seat ? 'score-now' : undefined}>
                  <PlayerName seat={at} name={name} />
                  <span className="score-total figures">{pointsText(scores[at] ?? 0)}</span>
                  <span className="score-says">
                    <SeatSays model={model} at={at} />
                  </span>
                  {carried === undefined ? null : (
                    <span className="score-carried figures">
                      {t('scores.together', { points: pointsText(carried + (scores[at] ?? 0)) })}
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
      )}
      {noted ? (
        <p className="small soft">{t('scores.takenBack', { count: game.timeline.takenBack })}</p>
      ) : null}
    </ScrollPlace>
  );
}

function ScoreCell({ line, isLive }: { readonly line: ScoreLine | undefined; readonly isLive: boolean }) {
  if (line === undefined) return <td />;
  const marked = isLive || line.pending === true;
  return (
    <td className={marked ? 'score-live' : undefined}>
      <ScoreEntry line={line} />
    </td>
  );
}

function ScoreRows<T extends TableTypes>({
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
                <span className="score-total figures">{pointsText(scores[at] ?? 0)}</span>
                {carried === undefined ? null : (
                  <span className="score-carried figures">
                    {t('scores.together', { points: pointsText(carried + (scores[at] ?? 0)) })}
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
