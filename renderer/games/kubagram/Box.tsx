import { useTranslation } from 'react-i18next';
import { memo, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useRoving } from '#renderer/controls/index.ts';
import { useSize } from '#renderer/space/index.ts';
import { useMedia, type LastMoves } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
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
import { useBoxSlide } from './opening/use-box-slide.ts';
import './box.css';

export interface BoxProps {
  readonly view: KubagramView;
  readonly corner: Corner;
  /** All rows fit the place, or only its width; or the two rows that are taken next are all that is shown. */
  readonly fits: 'place' | 'width' | 'two-rows';
  readonly acts?: ReadonlyMap<number, 'lift' | 'put'> | undefined;
  /** Before the first die is taken, this stands round the box. */
  readonly opening?: ReactNode;
  readonly marks: LastMoves['marks'];
}

const walls = 26;
const unmeasured = { width: 566, height: 467 };
const drawn = { width: 45, height: 49 } as const;
const least = 26;
/** With little room a box that is shown whole has small squares, and letters alone. */
const plain = { most: 29, low: 24 } as const;

/** The box is drawn as player 1 sees it once it is turned. */
export const Box = memo(function Box({ view, corner, fits, acts, marks, opening }: BoxProps) {
  const { t } = useTranslation('kubagramTable');
  const next = view.corner === undefined ? undefined : nextSquare(view.box, view.corner);
  const rows = useMemo(() => shownRows(corner, fits, next), [corner, fits, next]);
  const squares = rows.flat();
  const columns = rows[0]?.length ?? 1;
  const place = useRef<HTMLDivElement>(null);
  const room = useSize(place, unmeasured);
  const across = Math.floor((room.width - walls) / columns);
  const isPlain = fits === 'width';
  const isFlat = useMedia(breakpoints.flat);
  const smallest = isPlain ? plain.low : least;
  const most = isFlat ? plain.low : plain.most;
  const wide = Math.max(smallest, isPlain ? Math.min(most, across) : across);
  const high =
    fits === 'place'
      ? Math.floor((room.height - walls) / rows.length)
      : Math.round(wide * (isPlain ? 1 : 1.09));
  const height = Math.max(smallest, Math.min(high, Math.round(wide * (drawn.height / drawn.width))));
  const width = Math.min(wide, Math.round(height * 1.1));
  const mark = Math.max(8, Math.round(height * 0.2));
  const side = Math.floor(Math.min(height - (isPlain ? 0 : mark) - 6, width * 0.76));
  const box = useRef<HTMLDivElement>(null);
  useBoxSlide(box, opening !== undefined);
  const dice = useRef<HTMLDivElement>(null);
  const roving = useRoving(dice, squares.length, columns);
  const style = { '--qw': `${width}px`, '--qh': `${height}px`, '--columns': columns } as CSSProperties;
  return (
    <div ref={place} className="kubagram-box-place">
      <div ref={box} className="kubagram-box" style={style}>
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
                    isTaken={marks.has(`square ${square}`)}
                    isTurned={corner !== 0}
                    act={acts?.get(square)}
                    isStop={item === roving.current}
                    side={side}
                    mark={die === undefined ? height * 0.45 : isPlain ? 0 : mark}
                    onFocus={roving.onFocus}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {opening}
      </div>
    </div>
  );
});

function shownRows(
  corner: Corner,
  fits: BoxProps['fits'],
  next: number | undefined,
): readonly (readonly number[])[] {
  const rows = rowsOf(corner);
  if (fits !== 'two-rows') return rows.toReversed();
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
