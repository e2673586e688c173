import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '#renderer/app/index.ts';
import { BoxMark, HiddenCube } from '#renderer/board/index.ts';
import { columnName, type BoxMap, type Mark } from '#shared/pieces/index.ts';
import { markAt, squareName, type SquareState, type Tray } from './tray.ts';

export interface TrayViewProps {
  readonly tray: Tray;
  readonly marks: BoxMap;
  readonly newest: number | undefined;
  readonly live: boolean;
}

/** This is the width of wall and coordinates beside the squares, in CSS pixels. */
const around = 26 + 24;
const largest = { side: 52, higher: 4 };

export function TrayView({ tray, marks, newest, live }: TrayViewProps) {
  const { t } = useTranslation('box');
  const [place, width] = useWidth<HTMLDivElement>(674);
  const { rows, columns, squares } = tray;
  const side = Math.max(12, Math.min(largest.side, Math.floor((width - around) / columns)));
  const style = { '--q': `${side}px`, '--columns': columns } as CSSProperties;
  return (
    <div ref={place} className={live ? 'tray-place' : 'tray-place tray-place--stale'} style={style}>
      <div className="tray-columns" aria-hidden>
        {Array.from({ length: columns }, (_, column) => (
          <span key={column}>{columnName(column)}</span>
        ))}
      </div>
      <div className="tray-rows" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div className="tray" role="img" aria-label={t('trayOf', { rows, columns })}>
        <div className="tray-floor">
          {squares.map((state, square) => (
            <span
              key={square}
              className={`tray-square tray-square--${state === 'unknown' ? 'empty' : state} ${square === newest ? 'tray-square--newest' : ''}`}
            >
              {hasCube(state) && <HiddenCube side={Math.round(side * 0.71)} />}
              <SquareMark mark={markAt(tray, square, marks)} size={side * (hasCube(state) ? 0.2 : 0.44)} />
            </span>
          ))}
        </div>
      </div>
      <ul className="visually-hidden" data-answers="row">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>{rowSentence(row)}</li>
        ))}
      </ul>
    </div>
  );

  function rowSentence(row: number): string {
    const own = squares.slice(row * columns, (row + 1) * columns);
    if (own.includes('unknown')) return t('rowUnknown', { row: row + 1 });
    const named = (wanted: string) =>
      own.flatMap((state, column) => (state === wanted ? [squareName(row * columns + column, columns)] : []));
    const empty = named('empty');
    const unsure = named('unsure');
    return [
      empty.length === 0
        ? t('rowFull', { row: row + 1 })
        : t('rowEmpty', { row: row + 1, squares: empty.join(', ') }),
      ...(unsure.length === 0 ? [] : [t('rowUnsure', { squares: unsure.join(', ') })]),
    ].join(' ');
  }
}

const hasCube = (state: SquareState) => state === 'full' || state === 'unsure';

function SquareMark({ mark, size }: { readonly mark: Mark | undefined; readonly size: number }) {
  return mark === undefined ? null : <BoxMark className="tray-mark" mark={mark} size={size} />;
}
