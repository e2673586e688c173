import { useCallback, useMemo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardView, type SquareKind } from '#renderer/board/index.ts';
import { peopleOf, type News } from '#renderer/play/index.ts';
import { parseSquare, type Place } from '#shared/cubes/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { OnKey } from './use-turn-keys.ts';
import type { TableModel } from './use-table.ts';

export interface BoardPlaceProps {
  readonly model: TableModel;
  readonly onKey: OnKey;
  readonly onGrab: (cube: number, from: string | undefined, event: PointerEvent) => void;
}

/** The board with what lies on it; without a turn its squares can still be walked and heard. */
export function BoardPlace({ model, onKey, onGrab }: BoardPlaceProps) {
  const { t } = useTranslation('table');
  const { play, game, draft, view, news } = model;
  const people = useMemo(() => peopleOf(game.record), [game.record]);
  const { squares, cubes, marks, squareLabel } = model.board;
  const markText = useCallback(
    (kind: SquareKind) => (kind === 'plain' || kind === 'centre' ? undefined : t(`marks.${kind}`)),
    [t],
  );
  const { gesture } = draft;
  const happened = useMemo(() => playedBy(news, people), [news, people]);
  return (
    <BoardView
      squares={squares}
      cubes={cubes}
      marks={marks}
      cursor={draft.cursor}
      happened={happened}
      direction={view === undefined ? undefined : draft.direction}
      target={gesture.kind === 'dragging' ? gesture.over : undefined}
      label={t('board', { columns: squares[0]?.length ?? 0, rows: squares.length })}
      squareLabel={squareLabel}
      markText={markText}
      onCursor={(place) => {
        play.act({ kind: 'cursor', place });
      }}
      onPick={(place) => {
        play.act(view === undefined ? { kind: 'cursor', place } : { kind: 'pick-square', place });
      }}
      onKey={(event) => {
        onKey(event, 'board');
      }}
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

/** The first and last square that a computer has just laid a cube on; people see where they lay their own. */
function playedBy(news: News | undefined, people: readonly Seat[]): readonly [Place, Place] | undefined {
  const played = news?.events.findLast((event) => event.kind === 'played');
  if (played === undefined || people.includes(played.seat)) return undefined;
  const places = played.placements
    .map(({ square }) => parseSquare(square))
    .filter((place) => place !== undefined);
  const inOrder = places.toSorted((one, other) => one.column + one.row - other.column - other.row);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}
