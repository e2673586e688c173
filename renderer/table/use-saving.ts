import { useStore } from 'zustand';
import type { Play, Saving, TableTypes } from './store/index.ts';

/**
 * For the few buttons that depend on saving. A `Shell` does not hold it, so that the table is not redrawn when a save
 * begins.
 */
export function useSaving<T extends TableTypes>(play: Play<T>): Saving<T>['kind'] {
  return useStore(play.store, ({ saving }) => saving.kind);
}
