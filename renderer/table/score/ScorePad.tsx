import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useWidth } from '#renderer/app/index.ts';
import { Sheet } from '#renderer/controls/index.ts';
import type { ScoreColumns, ScoreLine, TableTexts } from '../game-table.ts';
import { SeatClock } from '../clock/SeatClock.tsx';
import { MoveList } from './ScoreList.tsx';
import { PlayerName, pointsText, ScoreEntry, SeatSays } from './score-parts.tsx';
import { ScrollPlace } from '../ScrollPlace.tsx';
import { Tabs } from '../Tabs.tsx';
import { useWholeRows } from './use-whole-rows.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** A column this wide (CSS pixels) holds a name and a word with its points. If it is narrower, players become rows. */
const leastColumn = 108;
/** Two columns may be this narrow, for there is one other name to tell apart. */
const leastOfTwo = 84;
const mostColumns = 4;

export interface ScorePadProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly columns: ScoreColumns;
  readonly live: ScoreLine | undefined;
  /** What a line of the pad is, where it is no play. */
  readonly unit?: ScoreUnit | undefined;
}

export type ScoreUnit = 'play' | 'word' | 'line' | 'turn';

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
  const place = useRef<HTMLDivElement>(null);
  const { model } = scores;
  const showMoves = () => {
    // The row that was pressed goes, so the tab that it leads to takes the focus.
    flushSync(() => setTab('moves'));
    place.current?.querySelector<HTMLElement>('[data-tab="moves"]')?.focus();
  };
  return (
    <div ref={place} className="pad-place" data-tab={tab}>
      <Sheet className="score-pad" aria-label={t('scores.tabs')} data-seats={model.scores.length}>
        <Tabs
          label={t('scores.tabs')}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            ...padTab('first', first),
            { id: 'scores', label: t('tabs.scores'), content: <Scores {...scores} onMoves={showMoves} /> },
            { id: 'moves', label: t('tabs.moves'), content: <MoveList model={model} texts={texts} /> },
            ...padTab(
              'unseen',
              unseen === undefined || model.strict
                ? undefined
                : { label: t('unseen.title'), content: unseen },
            ),
            ...padTab('last', last),
          ]}
        />
      </Sheet>
    </div>
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

interface ScoresProps<T extends TableTypes> extends ScorePadProps<T> {
  readonly onMoves: () => void;
}

function Scores<T extends TableTypes>({ model, columns, live, unit = 'play', onMoves }: ScoresProps<T>) {
  const { t } = useTranslation('table');
  const { game, scores, seat } = model;
  const [place, width] = useWidth<HTMLDivElement>(mostColumns * leastColumn);
  const least = scores.length === 2 ? leastOfTwo : leastColumn;
  const asRows = scores.length > Math.min(mostColumns, width / least);
  const full = columns.map((lines, at) => (at === seat && live !== undefined ? [...lines, live] : lines));
  const noted = game.timeline.takenBack > 0;
  // The note takes the place of an empty line.
  const rows = Math.max(noted ? 1 : 2, ...full.map((lines) => lines.length));
  const { body, folded, bodyStyle, rowsStyle } = useWholeRows(asRows);
  return (
    <>
      <div ref={body} className="score-whole" style={asRows ? {} : bodyStyle}>
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
                    <SeatClock model={model} at={at} />
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
              {folded === 0 ? null : (
                <FoldedRow
                  columns={full.map((lines) => lines.slice(0, folded))}
                  unit={unit}
                  onMoves={onMoves}
                />
              )}
            </thead>
            <tbody style={rowsStyle}>
              {Array.from({ length: rows }, (_, row) => (
                <tr key={row} className={row < folded ? 'score-row-folded' : undefined}>
                  {full.map((lines, at) => (
                    <ScoreCell
                      key={at}
                      line={lines[row]}
                      isLive={lines[row] === live && live !== undefined}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {noted ? (
        <p className="small soft score-note">{t('scores.takenBack', { count: game.timeline.takenBack })}</p>
      ) : null}
    </>
  );
}

interface FoldedRowProps {
  readonly columns: ScoreColumns;
  readonly unit: ScoreUnit;
  readonly onMoves: () => void;
}

/** The oldest rows as one, with their count and their sum, which leads to the moves. */
function FoldedRow({ columns, unit, onMoves }: FoldedRowProps) {
  const { t } = useTranslation('table');
  return (
    <tr className="score-folded">
      {columns.map((lines, at) => {
        const made = lines.filter(({ soft }) => soft !== true).length;
        const count = made === 0 ? t('scores.folded.earlier') : t(`scores.folded.${unit}`, { count: made });
        return (
          <td key={at}>
            {lines.length === 0 ? null : (
              <span className="score-line figures">
                <span className="score-word">{count}</span>
                <b>{pointsText(lines.reduce((sum, { points }) => sum + points, 0))}</b>
              </span>
            )}
            {at === 0 ? (
              <button
                type="button"
                className="score-unfold"
                aria-label={t('scores.folded.open')}
                onClick={onMoves}
              />
            ) : null}
          </td>
        );
      })}
    </tr>
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
                <SeatClock model={model} at={at} />
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
