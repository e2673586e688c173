import { useCallback, useRef, type KeyboardEvent } from 'react';
import type { Actions } from './actions.ts';
import { keyAction } from './keys.ts';
import type { TableModel } from './use-model.ts';

export function useTurnKeys(
  model: TableModel,
  actions: Actions,
  goTo: (field: 'word' | 'twists') => void,
): (event: KeyboardEvent) => void {
  const { play, draft, view, check } = model;
  const inner = useRef(false);
  return useCallback(
    (event) => {
      // Shift comes before the letter that it belongs to.
      if (event.key === 'Shift') return;
      const action = keyAction(event, inner.current);
      inner.current = action?.kind === 'inner';
      if (action === undefined || (view === undefined && action.kind !== 'go')) return;
      event.preventDefault();
      switch (action.kind) {
        case 'inner':
          return;
        case 'trace-here':
          play.act({ kind: 'trace', place: draft.cursor });
          return;
        case 'claim':
          // Without a word to claim, Enter traces like Space.
          if (check === undefined) play.act({ kind: 'trace', place: draft.cursor });
          else actions.claim();
          return;
        case 'undo-last':
          actions.undoLast();
          return;
        case 'back':
          actions.back();
          return;
        case 'type-word':
          goTo('word');
          return;
        case 'type-twists':
          goTo('twists');
          return;
        case 'hint':
          void play.hint();
          return;
        default:
          play.act(action);
      }
    },
    [play, draft.cursor, view, check, actions, goTo],
  );
}
