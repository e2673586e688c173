import { useMemo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardView, type Ends } from '#renderer/board/index.ts';
import { framedPlays, type News } from '#renderer/table/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import type { AlphacubesTable } from '../table-types.ts';
import type { OnKey } from '../use-keys.ts';
import type { TableModel } from '../use-model.ts';

export interface BoardPlaceProps {
  readonly model: TableModel;
  readonly onKey: OnKey;
  readonly onGrab: (cube: number, from: string | undefined, event: PointerEvent) => void;
}

export function BoardPlace({ model, onKey, onGrab }: BoardPlaceProps) {
  const { t } = useTranslation('alphacubes');
  const { play, people, draft, view, news } = model;
  const { squares, cubes, marks, squareLabel } = model.board;
  const { gesture } = draft;
  const happened = useMemo(() => endsOfNews(news, people), [news, people]);
  const shown = useMemo(() => endsOf(marks ?? []), [marks]);
  const framed = useMemo(
    () =>
      framedPlays(model).flatMap(({ seat, places }) => {
        const ends = endsOf(places);
        return ends === undefined ? [] : [{ seat, from: ends[0], to: ends[1] }];
      }),
    [model],
  );
  return (
    <BoardView
      squares={squares}
      cubes={cubes}
      marks={marks}
      cursor={draft.cursor}
      happened={happened}
      shown={shown}
      direction={view === undefined ? undefined : draft.direction}
      framed={framed}
      target={gesture.kind === 'dragging' ? gesture.over : undefined}
      label={t('board', { columns: squares[0]?.length ?? 0, rows: squares.length })}
      squareLabel={squareLabel}
      onCursor={(place) => play.act({ kind: 'cursor', place })}
      onPick={(place) =>
        play.act(view === undefined ? { kind: 'cursor', place } : { kind: 'pick-square', place })
      }
      onKey={(event) => onKey(event, 'board')}
      onGrab={(square, event) => {
        const laid = draft.laid.find((one) => one.square === square);
        if (laid !== undefined) onGrab(laid.cube, square, event);
      }}
      onRecall={() => {
        if (view !== undefined) play.act({ kind: 'recall' });
      }}
    />
  );
}

export function endsOf(squares: Iterable<string>): Ends | undefined {
  const places = [...squares].map((square) => parseSquare(square)).filter((place) => place !== undefined);
  const inOrder = places.toSorted((one, other) => one.column + one.row - other.column - other.row);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}

/** Only a computer's play is shown; people see where they lay their own. */
function endsOfNews(news: News<AlphacubesTable> | undefined, people: readonly Seat[]): Ends | undefined {
  const played = news?.events.findLast((event) => event.kind === 'played');
  if (played === undefined || people.includes(played.seat)) return undefined;
  return endsOf(played.placements.map(({ square }) => square));
}
