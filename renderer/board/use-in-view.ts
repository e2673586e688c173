import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from '#shared/pieces/index.ts';
import { follow, type BoardFit } from './board-fit.ts';

export type Ends = readonly [Place, Place];

/** Scrolls a window over a board to each new `ends` (first and last square); a whole board stays as it is. */
export function useInView(
  frame: RefObject<HTMLElement | null>,
  fit: BoardFit,
  ends: Ends | undefined,
  columns: number,
  rows: number,
): void {
  // A resize must not scroll there again.
  const fitNow = useRef(fit);
  useLayoutEffect(() => {
    fitNow.current = fit;
  }, [fit]);
  useLayoutEffect(() => {
    const window = frame.current;
    const { kind, q, margin } = fitNow.current;
    if (window === null || kind !== 'window' || ends === undefined) return;
    let left = window.scrollLeft;
    let top = window.scrollTop;
    // The first square is handled last, so it is shown if both do not fit.
    for (const { column, row } of [ends[1], ends[0]]) {
      left = follow(left, window.clientWidth - margin, column, q, columns);
      top = follow(top, window.clientHeight - margin, row, q, rows);
    }
    window.scrollTo({ left, top });
  }, [frame, ends, columns, rows]);
}
