import { useEffect } from 'react';
import type { TableModel } from './use-table.ts';

/**
 * When a hand is laid open, the focus goes to the cursor on the board, so that the next word can be typed at once;
 * unless it is at something of use already, as the line to type a play in.
 */
export function useBoardFocus({ view, state }: TableModel): void {
  const open = view !== undefined;
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      const idle = now === null || now === document.body || now.matches('h1, :disabled');
      if (!idle) return;
      document.querySelector<HTMLElement>('.board-square[tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [open, state.turn]);
}
