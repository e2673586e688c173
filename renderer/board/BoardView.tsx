import { columnName, squareName, type Direction, type Place } from '#shared/pieces/index.ts';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { centre, follow, useBoardFit, useInView, type Ends } from './board-fit.ts';
import { BoardSquare, type BoardCube } from './BoardSquare.tsx';
import { Felt } from './Felt.tsx';
import { PlayFrame, type FramedPlay } from './PlayFrame.tsx';
import { parseSquare, type SquareKind } from './squares.ts';
import { usePress } from './use-drag.ts';
import './board.css';
import './themes.css';

export interface BoardViewProps {
  readonly squares: readonly (readonly SquareKind[])[];
  readonly cubes: ReadonlyMap<string, BoardCube>;
  readonly marks?: ReadonlySet<string>;
  readonly cursor: Place;
  /** This is another player's play by its first and last square: a window scrolls to it, and the cursor stays. */
  readonly happened?: Ends | undefined;
  readonly shown?: Ends | undefined;
  /** This is undefined while no one may lay. */
  readonly direction: Direction | undefined;
  readonly target?: string | undefined;
  readonly framed?: readonly FramedPlay[] | undefined;
  readonly label: string;
  readonly squareLabel: (name: string) => string;
  readonly onCursor: (place: Place) => void;
  readonly onPick: (place: Place) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab?: (square: string, event: PointerEvent) => void;
  readonly onRecall?: () => void;
}

/** Shows a board with one tab stop and arrow keys between squares. It knows no rules and passes other input on. */
export function BoardView(props: BoardViewProps) {
  const { squares, cubes, cursor, happened, shown, direction, target, squareLabel, onCursor, onPick } = props;
  const rows = squares.length;
  const columns = squares[0]?.length ?? 0;
  const room = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const press = usePress();
  const fit = useBoardFit(room, columns, rows);
  const current = squareName(cursor);

  useLayoutEffect(() => {
    const window = frame.current;
    if (window === null || fit.kind !== 'window') return;
    const width = window.clientWidth - fit.margin;
    const height = window.clientHeight - fit.margin;
    const { column, row } = cursor;
    window.scrollTo(
      opened.current
        ? {
            left: follow(window.scrollLeft, width, column, fit.q, columns),
            top: follow(window.scrollTop, height, row, fit.q, rows),
          }
        : { left: centre(width, column, fit.q, columns), top: centre(height, row, fit.q, rows) },
    );
    opened.current = true;
  }, [cursor, fit, columns, rows]);

  useInView(frame, fit, happened, columns, rows);
  useInView(frame, fit, shown, columns, rows);

  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<HTMLElement>(`[data-square="${current}"]`)?.focus({ preventScroll: true });
  }, [current]);

  const placeOf = useCallback(
    (target: EventTarget | null): Place | undefined => {
      const square = target instanceof Element ? target.closest('[data-square]') : null;
      return parseSquare(square?.getAttribute('data-square') ?? '', columns, rows);
    },
    [columns, rows],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveByKey(event, cursor, columns, rows);
    if (moved === undefined) {
      props.onKey(event);
      return;
    }
    event.preventDefault();
    onCursor(moved);
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place !== undefined) onPick(place);
  };
  const onPointerDown = (event: PointerEvent) => {
    press.begin();
    const place = placeOf(event.target);
    if (place !== undefined) props.onGrab?.(squareName(place), event);
  };

  const side = fit.kind === 'whole';
  return (
    <div ref={room} className="board-room">
      <div
        ref={frame}
        className={`board board--${fit.kind}`}
        style={
          {
            '--q': `${fit.q}px`,
            '--board-margin': `${fit.margin}px`,
            '--columns': columns,
            '--beyond-right': `${fit.beyond.right}px`,
            '--beyond-below': `${fit.beyond.below}px`,
          } as never
        }
      >
        <div aria-hidden className="board-corner" />
        <Coordinates names={squares[0]?.map((_, at) => columnName(at)) ?? []} edge="top" />
        <Coordinates names={squares.map((_, at) => String(at + 1))} edge="left" />
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-rowcount={rows}
          aria-colcount={columns}
          className="board-field"
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerDown={onPointerDown}
          onFocus={(event) => {
            const place = placeOf(event.target);
            if (place === undefined || press.isOn() || squareName(place) === current) return;
            onCursor(place);
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            props.onRecall?.();
          }}
        >
          <Felt squares={squares} q={fit.q} withText />
          {squares.map((row, y) => (
            <div key={y} role="row" aria-rowindex={y + 1} className="board-row">
              {row.map((_, x) => {
                const name = squareName({ column: x, row: y });
                const cube = cubes.get(name);
                return (
                  <BoardSquare
                    key={name}
                    name={name}
                    label={squareLabel(name)}
                    column={x}
                    q={fit.q}
                    letter={cube?.letter}
                    value={cube?.value}
                    look={cube?.look}
                    cursor={name === current ? direction : undefined}
                    tabStop={name === current}
                    target={name === target}
                    marked={props.marks?.has(name) === true}
                  />
                );
              })}
            </div>
          ))}
          {props.framed?.map((play) => (
            <PlayFrame key={play.seat} {...play} />
          ))}
        </div>
        {side ? <Coordinates names={squares.map((_, at) => String(at + 1))} edge="right" /> : null}
        {side ? <Coordinates names={squares[0]?.map((_, at) => columnName(at)) ?? []} edge="bottom" /> : null}
      </div>
    </div>
  );
}

function Coordinates({ names, edge }: { readonly names: readonly string[]; readonly edge: string }) {
  return (
    <div aria-hidden className={`board-names board-names--${edge}`}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

function moveByKey(event: KeyboardEvent, at: Place, columns: number, rows: number): Place | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined;
  const column = (to: number): Place => ({ ...at, column: Math.max(0, Math.min(columns - 1, to)) });
  const row = (to: number): Place => ({ ...at, row: Math.max(0, Math.min(rows - 1, to)) });
  if (event.ctrlKey) {
    if (event.key === 'Home') return { column: 0, row: 0 };
    return event.key === 'End' ? { column: columns - 1, row: rows - 1 } : undefined;
  }
  switch (event.key) {
    case 'ArrowLeft':
      return column(at.column - 1);
    case 'ArrowRight':
      return column(at.column + 1);
    case 'ArrowUp':
      return row(at.row - 1);
    case 'ArrowDown':
      return row(at.row + 1);
    case 'Home':
      return column(0);
    case 'End':
      return column(columns - 1);
    case 'PageUp':
      return row(0);
    case 'PageDown':
      return row(rows - 1);
    default:
      return undefined;
  }
}
