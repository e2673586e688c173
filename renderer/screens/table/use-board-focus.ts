import { useEffect } from 'react';
import type { TableModel } from './use-table.ts';

const cursor = '.board-square[tabindex="0"]';

/**
 * The focus is never left nowhere. When a hand is laid open it goes to the cursor on the board, so that the next word can
 * be typed at once; while a computer has the turn too, so that the board can be walked; at the end to who has won. It
 * stays where it is at something of use already, as the line to type a play in.
 */
export function useBoardFocus({ view, state, computing, review }: TableModel): void {
  const over = state.phase.kind === 'over';
  const to =
    review.open !== 'none' ? undefined : over ? '#end-title' : view || computing ? cursor : undefined;
  useEffect(() => {
    if (to === undefined) return;
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      const idle = now === null || now === document.body || now.matches('h1, :disabled');
      if (!idle) return;
      document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [to, computing, state.turn]);
}
