import { useCallback, type KeyboardEvent } from 'react';
import { cubeAt, keyAction, type KeyPlace } from '#renderer/play/index.ts';
import type { TableModel } from './use-table.ts';

export type OnKey = (event: KeyboardEvent, place: KeyPlace) => void;

/** The keys of a turn, on the board, in the hand and on the unfolded cube alike. */
export function useTurnKeys(model: TableModel, onPlay: () => void): OnKey {
  const { play, draft, view } = model;
  return useCallback(
    (event, place) => {
      const action = view === undefined ? undefined : keyAction(event, place);
      if (action === undefined) return;
      if (draft.gesture.kind === 'exchanging' && action.kind === 'letter') return;
      event.preventDefault();
      if (action.kind === 'play') {
        onPlay();
      } else if (action.kind === 'hand') {
        const cube = cubeAt(draft, action.place);
        if (cube !== undefined) play.act({ kind: 'pick-cube', cube });
      } else {
        play.act(action);
      }
    },
    [play, draft, view, onPlay],
  );
}
