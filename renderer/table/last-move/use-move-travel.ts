import { useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '#renderer/theme/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LastMoves } from './use-last-moves.ts';

const settleMs = 280;
const outCurve = 'cubic-bezier(.2,.7,.2,1)';
const laid = '.table-board .cube--last-play, .score-pad .cube--last-play, .table-side [data-last-move]';

/**
 * Lets the pieces of a move travel once from their player to where they lie: when it has just been made, and when
 * somebody asks to see it again. Nothing waits for it.
 *
 * @param news is the number of what has just happened; undefined while nothing has
 */
export function useMoveTravel(last: LastMoves | undefined, news: number | undefined): void {
  const newest = last?.moves[0];
  const isOpen = last?.isOpen === true;
  const seen = useRef({ news, shows: last?.shows ?? 0 });
  useLayoutEffect(() => {
    const before = seen.current;
    const shows = last?.shows ?? 0;
    seen.current = { news, shows };
    const isNew = (news !== before.news && last?.isNewest === true) || shows !== before.shows;
    const move = shows === before.shows ? newest : last?.chosen;
    if (!isNew || !isOpen || move === undefined || isMotionReduced()) return;
    for (const piece of document.querySelectorAll<HTMLElement>(laid)) travel(piece, move.seat);
  }, [last, newest, isOpen, news]);
}

function travel(piece: HTMLElement, seat: Seat): void {
  const to = piece.getBoundingClientRect();
  if (to.width === 0) return;
  const from = document
    .querySelector(`[data-travel-from], .table-side [data-seat="${seat}"]`)
    ?.getBoundingClientRect();
  const start =
    from === undefined || from.width === 0
      ? '0 -22%'
      : `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`;
  piece.animate([{ translate: start, opacity: 0.4 }, { opacity: 1 }], {
    duration: settleMs,
    easing: outCurve,
  });
}
