import {
  useCallback,
  useLayoutEffect,
  useRef,
  memo,
  type KeyboardEvent,
  type PointerEvent,
  type WheelEvent,
} from 'react';
import type { Direction, Place } from '#shared/pieces/index.ts';
import { farthest, placeKey } from '#shared/games/cubeword/index.ts';
import { pointsText } from '#renderer/table/index.ts';
import type { FeltWindow } from './felt-window.ts';
import type { ShownFelt } from './shown-felt.ts';
import { useFeltWindow, type FeltSight } from './use-felt-window.ts';
import {
  Cube,
  PlayFrame,
  usePress,
  type CubeLook,
  type CubeMark,
  type FramedPlay,
} from '#renderer/board/index.ts';
import './felt.css';

export interface FeltViewProps {
  readonly shown: ShownFelt;
  readonly sight: FeltSight;
  readonly framed?: readonly FramedPlay[] | undefined;
  /** The direction is undefined while nobody may move. */
  readonly direction: Direction | undefined;
  readonly label: string;
  readonly placeLabel: (key: string) => string;
  readonly onPick: (place: Place) => void;
  readonly onHover: (place: Place | undefined) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab: (place: Place, event: PointerEvent) => void;
}

export function FeltView(props: FeltViewProps) {
  const { shown, sight, direction, placeLabel, onPick, onHover } = props;
  const { cursor, onCursor } = sight;
  const room = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const press = usePress();
  const { window, pan } = useFeltWindow(room, sight);
  const current = placeKey(cursor);

  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<HTMLElement>(`[data-place="${current}"]`)?.focus({ preventScroll: true });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveByKey(event, cursor, window);
    if (moved === undefined) {
      props.onKey(event);
      return;
    }
    event.preventDefault();
    onCursor(moved);
  };
  const onWheel = useCallback(
    (event: WheelEvent) => {
      if (event.ctrlKey) return;
      pan(Math.sign(event.deltaX), Math.sign(event.deltaY));
    },
    [pan],
  );
  const rows = Array.from({ length: window.rows }, (_, at) => window.row + at);
  const columns = Array.from({ length: window.columns }, (_, at) => window.column + at);
  return (
    <div ref={room} className="cubeword-felt">
      <div
        className="felt-field"
        style={{ '--q': `${window.q}px`, '--columns': window.columns, '--rows': window.rows } as never}
      >
        <Crosses window={window} />
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          onKeyDown={onKeyDown}
          onWheel={onWheel}
          onClick={(event) => {
            const place = placeIn(event.target);
            if (place !== undefined) onPick(place);
          }}
          onPointerDown={(event) => {
            press.begin();
            const place = placeIn(event.target);
            if (place !== undefined) props.onGrab(place, event);
          }}
          onPointerMove={({ target, pointerType }) => {
            if (pointerType === 'mouse') onHover(placeIn(target));
          }}
          onPointerLeave={() => onHover(undefined)}
          onFocus={({ target }) => {
            const place = placeIn(target);
            if (place === undefined || press.isOn() || placeKey(place) === current) return;
            onCursor(place);
          }}
        >
          {rows.map((row) => (
            <div key={row} role="row" className="felt-row">
              {columns.map((column) => {
                const key = placeKey({ column, row });
                const cube = shown.cubes.get(key);
                return (
                  <FeltPlaceCell
                    key={key}
                    name={key}
                    label={placeLabel(key)}
                    q={window.q}
                    letter={cube?.letter}
                    mark={cube?.mark}
                    look={cube?.look}
                    lifted={cube?.lifted === true}
                    left={cube === undefined ? shown.left.get(key) : undefined}
                    cursor={key === current ? (direction ?? 'none') : undefined}
                    marked={shown.marks.has(key)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {props.framed?.map(({ seat, from, to }) => (
          <PlayFrame key={seat} seat={seat} from={within(window, from)} to={within(window, to)} />
        ))}
        {shown.faults.map(({ column, row, length, direction: way }) => (
          <span
            key={`${way} ${column},${row}`}
            aria-hidden
            className="felt-fault"
            style={
              {
                '--at-column': column - window.column,
                '--at-row': row - window.row,
                '--long': way === 'across' ? length : 1,
                '--tall': way === 'across' ? 1 : length,
              } as never
            }
          />
        ))}
      </div>
    </div>
  );
}

function within(window: FeltWindow, { column, row }: Place): Place {
  return { column: column - window.column, row: row - window.row };
}

/** Crosses mark every fifth place, since the felt has no squares to count. */
const crossEvery = 5;

/** Coordinates replace the crosses along the top and left edges. */
function Crosses({ window: { column, row, columns, rows, q } }: { readonly window: FeltWindow }) {
  const fifths = (begin: number, count: number) =>
    Array.from({ length: count }, (_, at) => begin + at).filter((at) => at % crossEvery === 0);
  const middle = (at: number, begin: number) => (at - begin + 0.5) * q;
  const arm = Math.max(6, Math.round(q / 6));
  const across = fifths(column, columns);
  const below = fifths(row, rows).filter((y) => y !== row);
  return (
    <div aria-hidden className="felt-crosses">
      <svg width={columns * q} height={rows * q}>
        {below.flatMap((y) =>
          across
            .filter((x) => x !== column)
            .map((x) => (
              <path
                key={`${x},${y}`}
                d={`M${middle(x, column) - arm} ${middle(y, row)}h${2 * arm}M${middle(x, column)} ${middle(y, row) - arm}v${2 * arm}`}
              />
            )),
        )}
      </svg>
      {across.map((x) => (
        <span key={`c${x}`} className="felt-column" style={{ left: middle(x, column) }}>
          {pointsText(x)}
        </span>
      ))}
      {below.map((y) => (
        <span key={`r${y}`} className="felt-row-name" style={{ top: middle(y, row) }}>
          {pointsText(y)}
        </span>
      ))}
    </div>
  );
}

export function placeIn(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest('[data-place]') : null;
  const [column, row] = (cell?.getAttribute('data-place') ?? '').split(',').map(Number);
  return column === undefined || row === undefined ? undefined : { column, row };
}

function moveByKey(event: KeyboardEvent, at: Place, window: FeltWindow): Place | undefined {
  if (event.altKey || event.metaKey || event.shiftKey || event.ctrlKey) return undefined;
  const to = (columns: number, rows: number): Place => ({
    column: Math.max(-farthest, Math.min(farthest, at.column + columns)),
    row: Math.max(-farthest, Math.min(farthest, at.row + rows)),
  });
  switch (event.key) {
    case 'ArrowLeft':
      return to(-1, 0);
    case 'ArrowRight':
      return to(1, 0);
    case 'ArrowUp':
      return to(0, -1);
    case 'ArrowDown':
      return to(0, 1);
    case 'Home':
      return { ...at, column: window.column };
    case 'End':
      return { ...at, column: window.column + window.columns - 1 };
    case 'PageUp':
      return to(0, -crossEvery);
    case 'PageDown':
      return to(0, crossEvery);
    default:
      return undefined;
  }
}

interface FeltPlaceCellProps {
  readonly name: string;
  readonly label: string;
  readonly q: number;
  readonly letter: string | undefined;
  readonly mark: CubeMark | undefined;
  readonly look: CubeLook | undefined;
  readonly lifted: boolean;
  readonly left: string | undefined;
  readonly cursor: Direction | 'none' | undefined;
  readonly marked: boolean;
}

/** The props are plain values, so that `memo` skips unchanged cells. */
const FeltPlaceCell = memo(function FeltPlaceCell(props: FeltPlaceCellProps) {
  const { name, label, q, letter, mark, look = 'fixed', lifted, left, cursor, marked } = props;
  const classes = [
    'cube-place',
    'felt-place',
    ...(cursor === undefined ? [] : ['felt-place--cursor', `felt-place--${cursor}`]),
    ...(lifted ? ['felt-place--lifted'] : []),
    ...(marked ? ['felt-place--marked'] : []),
  ];
  return (
    <div
      role="gridcell"
      data-place={name}
      tabIndex={cursor === undefined ? -1 : 0}
      className={classes.join(' ')}
    >
      <span className="visually-hidden">{label}</span>
      {left === undefined ? null : (
        <span aria-hidden className="felt-left">
          {left}
        </span>
      )}
      {letter === undefined ? null : <Cube letter={letter} mark={mark} side={q - 3} look={look} />}
    </div>
  );
});
