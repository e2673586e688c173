import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Place } from '#shared/pieces/index.ts';

interface BoardFit {
  readonly kind: 'whole' | 'window';
  /** This is the side of a square, in whole CSS pixels so that lines stay sharp. */
  readonly q: number;
  readonly margin: number;
  /** Felt continues this far (CSS pixels) past the last squares, so that a window always ends at a whole square. */
  readonly beyond: { readonly right: number; readonly below: number };
}

const smallestSquare = 28;
const fingerSquare = 40;
/** The coordinates keep their size up to this square and grow with larger ones. */
const drawnSquare = 39;
const wholeMargin = 22;
const windowMargin = 18;
/** The half square shows that the board goes on. */
const squaresInWindow = 10.5;

/** Returns the largest whole board with squares of at least `least` px, or a window over the board if none fits. */
export function fitBoard(
  room: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
  least: number = smallestSquare,
): BoardFit {
  // Squares for fingers leave less room for the coordinates.
  const edge = least > smallestSquare ? windowMargin : wholeMargin;
  const whole = Math.floor(Math.min((room.width - 2 * edge) / columns, (room.height - 2 * edge) / rows));
  if (whole > fingerSquare) {
    const grown = wholeMargin / drawnSquare;
    const larger = Math.floor(Math.min(room.width / (columns + 2 * grown), room.height / (rows + 2 * grown)));
    const q = Math.max(fingerSquare, larger);
    return { kind: 'whole', q, margin: Math.max(wholeMargin, Math.floor(q * grown)), beyond: nothing };
  }
  if (whole >= least) return { kind: 'whole', q: whole, margin: edge, beyond: nothing };
  const side = Math.min(room.width, room.height) - windowMargin;
  const q = Math.min(fingerSquare, Math.max(least, Math.floor(side / squaresInWindow)));
  const beyond = {
    right: feltBehind(room.width - windowMargin, q, columns),
    below: feltBehind(room.height - windowMargin, q, rows),
  };
  return { kind: 'window', q, margin: windowMargin, beyond };
}

const nothing = { right: 0, below: 0 };

function feltBehind(length: number, q: number, count: number): number {
  return lastBegin(length, q, count) + Math.min(length, count * q) - count * q;
}

/** Returns where a window of `length` px begins at the far end of `count` squares, in whole squares. */
function lastBegin(length: number, q: number, count: number): number {
  return Math.max(0, Math.ceil((count * q - length) / q) * q);
}

export function centre(length: number, at: number, q: number, count: number): number {
  const begin = Math.round(((at + 0.5) * q - length / 2) / q) * q;
  return Math.max(0, Math.min(begin, lastBegin(length, q, count)));
}

/** Moves a window of `length` px from `begin` by the fewest whole squares that show `at` and two squares each side. */
export function follow(begin: number, length: number, at: number, q: number, count: number): number {
  const ahead = 2 * q;
  const first = Math.max(0, at * q - ahead);
  const last = Math.min(count * q, (at + 1) * q + ahead);
  const least = Math.ceil((last - length) / q) * q;
  const moved = begin > first ? first : begin < least ? least : Math.round(begin / q) * q;
  return Math.max(0, Math.min(moved, lastBegin(length, q, count)));
}

export function useBoardFit(room: RefObject<HTMLElement | null>, columns: number, rows: number): BoardFit {
  const [fit, setFit] = useState(() => fitBoard({ width: 0, height: 0 }, columns, rows));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const touch = matchMedia('(pointer: coarse)');
    const measure = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      const next = fitBoard(room, columns, rows, touch.matches ? fingerSquare : undefined);
      setFit((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    touch.addEventListener('change', measure);
    return () => {
      touch.removeEventListener('change', measure);
      observer.disconnect();
    };
  }, [room, columns, rows]);
  return fit;
}

function isSame(one: BoardFit, other: BoardFit): boolean {
  return (
    one.kind === other.kind &&
    one.q === other.q &&
    one.margin === other.margin &&
    one.beyond.right === other.beyond.right &&
    one.beyond.below === other.beyond.below
  );
}

export type Ends = readonly [Place, Place];

/** Scrolls a window over a board to each new `ends` (first and last square); a whole board stays as it is. */
export function useInView(
  frame: RefObject<HTMLElement | null>,
  fit: BoardFit,
  ends: Ends | undefined,
  columns: number,
  rows: number,
): void {
  // The fit is kept in a ref, so that a resize does not scroll to the same squares again.
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
    // The first square comes last in this loop, so that it is the one shown if both do not fit.
    for (const { column, row } of [ends[1], ends[0]]) {
      left = follow(left, window.clientWidth - margin, column, q, columns);
      top = follow(top, window.clientHeight - margin, row, q, rows);
    }
    window.scrollTo({ left, top });
  }, [frame, ends, columns, rows]);
}
