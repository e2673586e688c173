import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
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

function useRoom(room: RefObject<HTMLElement | null>): FeltRoom {
  const [size, setSize] = useState<FeltRoom>({ width: 0, height: 0, least: leastForMouse });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const touch = matchMedia('(pointer: coarse)');
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const least = touch.matches ? leastForFinger : leastForMouse;
      setSize((before) =>
        before.width === width && before.height === height && before.least === least
          ? before
          : { width, height, least },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    touch.addEventListener('change', measure);
    return () => {
      touch.removeEventListener('change', measure);
      observer.disconnect();
    };
  }, [room]);
  return size;
}
