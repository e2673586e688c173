import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { squareKinds } from '#renderer/board/index.ts';
import { Hatch, SquareMark } from '#renderer/board/SquareMark.tsx';
import { useRoving } from '#renderer/controls/index.ts';
import { boardMarks, squareName } from '#shared/pieces/index.ts';
import { paintSquare } from '#shared/set-design/index.ts';
import type { Painting } from './use-painting.ts';

const widest = 500;
const pattern = 'painter-hatch';
const texts: Readonly<Record<string, string>> = { d: '2L', t: '3L', D: '2W', T: '3W' };

export function BoardPainter({ painting }: { readonly painting: Painting }) {
  const { t } = useTranslation('design');
  const { set, board, rows, brush, mirror, setBrush, edit } = painting;
  const columns = rows[0]?.length ?? 0;
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
  return (
    <div className="board-painter">
      <h1 tabIndex={-1}>{t('boards.title', { name: board })}</h1>
      <p id="painter-says" className="soft">
        {t('boards.says')}
      </p>
      <svg aria-hidden width={0} height={0} className="painter-patterns">
        <Hatch id={pattern} q={q} />
      </svg>
      <Painter
        label={t('boards.label', { name: board, columns, rows: rows.length })}
        describedBy="painter-says"
        columns={columns}
        squares={rows.join('')}
        side={q}
        brushes={boardMarks}
        onBrush={setBrush}
        onPaint={(at) => {
          const place = { column: at % columns, row: Math.floor(at / columns) };
          edit(paintSquare(set, board, place, brush, mirror), 'paint');
        }}
        markText={(mark) => t(`boards.marks.${mark}`)}
        picture={(mark, at) => (
          <svg aria-hidden width={q} height={q}>
            <SquareMark
              kind={kinds[Math.floor(at / columns)]?.[at % columns] ?? 'plain'}
              x={1}
              y={1}
              q={q - 2}
              hatch={pattern}
              text={q >= 24 ? texts[mark] : undefined}
            />
          </svg>
        )}
      />
    </div>
  );
}

export interface PainterProps<Brush extends string, Mark extends string> {
  readonly className?: string;
  readonly label: string;
  readonly describedBy: string;
  readonly columns: number;
  /** These are the marks of all squares, row by row. */
  readonly squares: Iterable<Mark>;
  readonly side: number;
  /** Key 1 chooses the first brush. */
  readonly brushes: readonly Brush[];
  readonly onBrush: (brush: Brush) => void;
  readonly onPaint: (at: number) => void;
  readonly markText: (mark: Mark) => string;
  readonly picture: (mark: Mark, at: number) => ReactNode;
}

export function Painter<Brush extends string, Mark extends string>(props: PainterProps<Brush, Mark>) {
  const { className = '', label, describedBy, columns, side, brushes, onBrush, onPaint } = props;
  const { t } = useTranslation('design');
  const place = useRef<HTMLDivElement>(null);
  const squares = [...props.squares];
  const roving = useRoving(place, squares.length, columns);
  const press = (event: KeyboardEvent) => {
    if (roving.onKeyDown(event)) return;
    const chosen = brushes[Number(event.key) - 1];
    if (chosen === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    onBrush(chosen);
    event.preventDefault();
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={`painter ${className}`}
      data-columns={columns}
      style={{ gridTemplateColumns: `repeat(${columns}, ${side}px)` }}
      onKeyDown={press}
      onBlur={roving.onBlur}
    >
      {squares.map((mark, at) => (
        <button
          key={at}
          type="button"
          {...roving.item(at)}
          style={{ width: side, height: side }}
          onClick={() => {
            onPaint(at);
          }}
        >
          <span className="visually-hidden">
            {t('boards.square', {
              name: squareName({ column: at % columns, row: Math.floor(at / columns) }),
              mark: props.markText(mark),
            })}
          </span>
          {props.picture(mark, at)}
        </button>
      ))}
    </div>
  );
}
