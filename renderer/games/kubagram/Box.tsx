import { useTranslation } from 'react-i18next';
import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { useRoving } from '#renderer/controls/index.ts';
import { useSize } from '#renderer/space/index.ts';
import {
  dieName,
  nextSquare,
  rowsOf,
  setOf,
  unseenDice,
  type Corner,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { BoxSquare } from './BoxSquare.tsx';
import './box.css';

export interface BoxProps {
  readonly view: KubagramView;
  readonly corner: Corner;
  readonly window: boolean;
  readonly acts?: ReadonlyMap<number, 'lift' | 'put'> | undefined;
}

const walls = 26;
const unmeasured = { width: 566, height: 467 };
const drawn = { width: 45, height: 49 } as const;
const least = 26;

/** The box is drawn as player 1 sees it. */
export const Box = memo(function Box({ view, corner, window: isWindow, acts }: BoxProps) {
  const { t } = useTranslation('kubagramTable');
  const next = view.corner === undefined ? undefined : nextSquare(view.box, corner);
  const rows = useMemo(() => shownRows(corner, isWindow, next), [corner, isWindow, next]);
  const squares = rows.flat();
  const columns = rows[0]?.length ?? 1;
  const place = useRef<HTMLDivElement>(null);
  const room = useSize(place, unmeasured);
  const wide = Math.max(least, Math.floor((room.width - walls) / columns));
  const high = isWindow ? Math.round(wide * 1.09) : Math.floor((room.height - walls) / rows.length);
  const height = Math.max(least, Math.min(high, Math.round(wide * (drawn.height / drawn.width))));
  const width = Math.min(wide, Math.round(height * 1.1));
  const mark = Math.max(8, Math.round(height * 0.2));
  const side = Math.floor(Math.min(height - mark - 6, width * 0.76));
  const dice = useRef<HTMLDivElement>(null);
  const roving = useRoving(dice, squares.length, columns);
  const style = { '--qw': `${width}px`, '--qh': `${height}px`, '--columns': columns } as CSSProperties;
  return (
    <div ref={place} className="kubagram-box-place">
      <div className="kubagram-box" style={style}>
        <div
          ref={dice}
          role="grid"
          aria-readonly
          aria-label={t('box.label', { rows: rows.length, columns })}
          className="kubagram-box-floor"
          data-dice
          onKeyDown={roving.onKeyDown}
          onBlur={roving.onBlur}
        >
          {rows.map((row, line) => (
            <div key={line} role="row" className="kubagram-box-row">
              {row.map((square, column) => {
                const item = line * columns + column;
                const die = view.box[square] ?? undefined;
                return (
                  <BoxSquare
                    key={square}
                    square={square}
                    item={item}
                    set={setOf(view.options)}
                    shows={die === undefined ? 'nothing' : die.unseen === true ? 'unseen' : 'die'}
                    top={die?.top ?? ''}
                    joker={die?.joker === true}
                    isNext={square === next}
                    isTurned={corner !== 0}
                    act={acts?.get(square)}
                    isStop={item === roving.current}
                    side={side}
                    mark={die === undefined ? height * 0.45 : mark}
                    onFocus={roving.onFocus}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});

function shownRows(
  corner: Corner,
  isWindow: boolean,
  next: number | undefined,
): readonly (readonly number[])[] {
  const rows = rowsOf(corner);
  if (!isWindow) return rows.toReversed();
  const at = rows.findIndex((row) => next !== undefined && row.includes(next));
  const from = Math.max(0, Math.min(rows.length - 2, at));
  return rows.slice(from, from + 2).toReversed();
}

/** Lists the dice still in the box by their letters, because the list of all dice is open (K1). */
export function Unseen({ view }: { readonly view: KubagramView }) {
  const { t } = useTranslation('kubagramTable');
  const set = setOf(view.options);
  const dice = unseenDice(view);
  return (
    <>
      <p className="small soft">{t('unseen.where', { count: dice.length })}</p>
      <ul className="kubagram-unseen figures" aria-label={t('unseen.dice')}>
        {dice.map((die) => (
          <li key={die}>{dieName(set, die)}</li>
        ))}
      </ul>
    </>
  );
}
