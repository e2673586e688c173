import { useCallback, type KeyboardEvent } from 'react';
import { cubeAt } from './reduce.ts';
import { heldCube } from './draft.ts';
import { keyAction, type KeyPlace } from './keys.ts';
import type { TableModel } from './use-model.ts';

export type OnKey = (event: KeyboardEvent, place: KeyPlace) => void;

export function useTurnKeys(model: TableModel, onPlay: () => void, onHint: () => void): OnKey {
  const { play, draft, view, hint } = model;
  return useCallback(
    (event, place) => {
      if (event.key === 'Escape' && hint !== undefined && heldCube(draft) === undefined) {
        event.preventDefault();
        play.closeHint();
        return;
      }
      const action = view === undefined ? undefined : keyAction(event, place);
      if (action === undefined) return;
      if (draft.gesture.kind === 'exchanging' && action.kind === 'letter') return;
      event.preventDefault();
      if (action.kind === 'play') {
        onPlay();
      } else if (action.kind === 'hint') {
        onHint();
      } else if (action.kind === 'hand') {
        const cube = cubeAt(draft, action.place);
        if (cube !== undefined) play.act({ kind: 'pick-cube', cube });
      } else {
        play.act(action);
      }
    },
    [play, draft, view, hint, onPlay, onHint],
  );
}
