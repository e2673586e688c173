import { useSyncExternalStore } from 'react';

/** The window that the table is drawn for, in CSS pixels. */
const drawnFor = { width: 1280, height: 800 };

/** By how much everything beside the board is enlarged in a window of this size; 1 in one that is drawn for or smaller. */
export function tableScale(width: number, height: number): number {
  const scale = Math.min(width / drawnFor.width, height / drawnFor.height);
  return Math.max(1, Math.floor(scale * 20) / 20);
}

/** The scale for the window as it is, followed as it changes. */
export function useTableScale(): number {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => {
        window.removeEventListener('resize', changed);
      };
    },
    () => tableScale(window.innerWidth, window.innerHeight),
  );
}
