import { useStore } from 'zustand';
import type { Play, Saving, TableTypes } from './store/index.ts';

/**
 * Whether a move is on its way to the disk. For what waits for it alone, a button or two: a `Shell` does not know, so
 * that the table is not drawn again when a save begins.
 */
export function useSaving<T extends TableTypes>(play: Play<T>): Saving<T>['kind'] {
  return useStore(play.store, ({ saving }) => saving.kind);
}
