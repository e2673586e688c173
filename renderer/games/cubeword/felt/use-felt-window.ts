import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useSize } from '#renderer/space/index.ts';
import { useMedia } from '#renderer/table/index.ts';
import type { Felt } from '#shared/games/cubeword/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import { fitted, follow, inside, showsAll, type FeltRoom, type FeltWindow } from './felt-window.ts';

export interface FeltSight {
  readonly felt: Felt;
  readonly cursor: Place;
  readonly turn: number;
  readonly fits: number;
  readonly seen: readonly Place[] | undefined;
  readonly onCursor: (place: Place) => void;
}

const leastForMouse = 28;
const leastForFinger = 40;

export function useFeltWindow(
  room: RefObject<HTMLElement | null>,
  { felt, cursor, turn, fits, seen, onCursor }: FeltSight,
): { readonly window: FeltWindow; readonly pan: (columns: number, rows: number) => void } {
  const size = useRoom(room);
  const [shown, setShown] = useState({
    window: fitted(felt, size, cursor),
    by: { size, cursor, turn, fits, seen },
  });
  const { by } = shown;
  let { window } = shown;
  if (by.size !== size || by.fits !== fits || by.cursor !== cursor || by.turn !== turn || by.seen !== seen) {
    const isOut = by.turn !== turn && !showsAll(window, felt);
    if (by.size !== size || by.fits !== fits || isOut) window = fitted(felt, size, cursor);
    if (by.cursor !== cursor) window = follow(window, cursor);
    if (by.seen !== seen) for (const place of seen ?? []) window = follow(window, place);
    setShown({ window, by: { size, cursor, turn, fits, seen } });
  }
  const next = inside(window, cursor);
  const isOut = size.width > 0 && !showsAll(window, [cursor]);
  useEffect(() => {
    if (isOut) onCursor({ column: next.column, row: next.row });
  }, [isOut, next.column, next.row, onCursor]);
  return {
    window,
    pan: (columns, rows) =>
      setShown(({ window: from, by: before }) => ({
        window: { ...from, column: from.column + columns, row: from.row + rows },
        by: before,
      })),
  };
}

const unmeasured = { width: 0, height: 0 };

function useRoom(room: RefObject<HTMLElement | null>): FeltRoom {
  const { width, height } = useSize(room, unmeasured);
  const isTouched = useMedia('(pointer: coarse)');
  return useMemo(
    () => ({ width, height, least: isTouched ? leastForFinger : leastForMouse }),
    [width, height, isTouched],
  );
}
