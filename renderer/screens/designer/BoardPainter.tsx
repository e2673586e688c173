import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { squareKinds } from '#renderer/board/index.ts';
import { Hatch, SquareMark } from '#renderer/board/SquareMark.tsx';
import { useRoving } from '#renderer/controls/index.ts';
import { boardMarks, squareName } from '#shared/pieces/index.ts';
import { paintSquare } from '#shared/set-design/index.ts';
import type { Painting } from './use-painting.ts';

const widest = 500;
const pattern = 'painter-hatch';
/** The text of premium squares, as on a printed board. */
const texts: Readonly<Record<string, string>> = { d: '2L', t: '3L', D: '2W', T: '3W' };

export function BoardPainter({ painting }: { readonly painting: Painting }) {
  const { t } = useTranslation('design');
  const { set, board, rows, brush, mirror, setBrush, edit } = painting;
  const place = useRef<HTMLDivElement>(null);
  const columns = rows[0]?.length ?? 0;
  const roving = useRoving(place, columns * rows.length, columns);
  if (board === undefined) {
    return (
      <div className="board-painter">
        <h1 tabIndex={-1}>{t('part.boards')}</h1>
        <p className="soft">{t('boards.none')}</p>
      </div>
    );
  }
  const q = Math.floor(widest / Math.max(columns, rows.length));
  const kinds = squareKinds(rows);
  const press = (event: KeyboardEvent) => {
    if (roving.onKeyDown(event)) return;
    const chosen = boardMarks[Number(event.key) - 1];
    if (chosen === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    setBrush(chosen);
    event.preventDefault();
  };
  return (
    <div className="board-painter">
      <h1 tabIndex={-1}>{t('boards.title', { name: board })}</h1>
      <p id="painter-says" className="soft">
        {t('boards.says')}
      </p>
      <svg aria-hidden width={0} height={0} className="painter-patterns">
        <Hatch id={pattern} q={q} />
      </svg>
      <div
        ref={place}
        role="group"
        aria-label={t('boards.label', { name: board, columns, rows: rows.length })}
        aria-describedby="painter-says"
        className="painter"
        style={{ gridTemplateColumns: `repeat(${columns}, ${q}px)` }}
        onKeyDown={press}
        onBlur={roving.onBlur}
      >
        {rows.flatMap((row, down) =>
          [...row].map((mark, along) => {
            const at = down * columns + along;
            return (
              <button
                key={at}
                type="button"
                data-item
                tabIndex={at === roving.current ? 0 : -1}
                style={{ width: q, height: q }}
                onFocus={() => {
                  roving.onFocus(at);
                }}
                onClick={() => {
                  edit(paintSquare(set, board, { column: along, row: down }, brush, mirror), 'paint');
                }}
              >
                <span className="visually-hidden">
                  {t('boards.square', {
                    name: squareName({ column: along, row: down }),
                    mark: t(`boards.marks.${mark}`),
                  })}
                </span>
                <svg aria-hidden width={q} height={q}>
                  <SquareMark
                    kind={kinds[down]?.[along] ?? 'plain'}
                    x={1}
                    y={1}
                    q={q - 2}
                    hatch={pattern}
                    text={q >= 24 ? texts[mark] : undefined}
                  />
                </svg>
              </button>
            );
          }),
        )}
      </div>
    </div>
  );
}
