import { useCallback, type KeyboardEvent } from 'react';
import type { Press } from '#renderer/table/index.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import type { DraftAction } from './draft/draft.ts';
import type { TableModel } from './use-model.ts';

type TurnKey = 'end' | 'undo-last' | 'back' | 'fit' | 'type' | 'hint';

export type KeyAction = DraftAction | { readonly kind: TurnKey };

type KeyPlace = 'felt' | 'cubes';

/** Tab has no action, so that it always moves the focus. */
export function keyAction(press: Press, place: KeyPlace): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (/^\p{L}$/u.test(key)) return { kind: 'letter', letter: key.toUpperCase() };
  if (key === ' ') return place === 'felt' ? { kind: 'lay-here' } : undefined;
  const kind = keys.get(key);
  return kind && { kind };
}

const keys = new Map<string, TurnKey | 'blank' | 'joker' | 'cross'>([
  ['Enter', 'end'],
  ['.', 'blank'],
  ['*', 'joker'],
  ['+', 'cross'],
  ['=', 'cross'],
  ['-', 'fit'],
  ['/', 'type'],
  ['!', 'hint'],
  ['Backspace', 'undo-last'],
  ['Escape', 'back'],
]);

export type OnKey = (event: KeyboardEvent, place: KeyPlace) => void;

function cubeAt(target: EventTarget): CubeId | undefined {
  const cube = target instanceof Element ? target.closest('[data-cube]')?.getAttribute('data-cube') : null;
  return cube === null || cube === undefined ? undefined : cubeId(Number(cube));
}

export function useTurnKeys(model: TableModel, actions: Actions): OnKey {
  const { play, draft, view } = model;
  return useCallback(
    (event, place) => {
      const action = view === undefined ? undefined : keyAction(event, place);
      if (action === undefined) return;
      if (action.kind === 'letter' && place === 'cubes' && draft.held === undefined) return;
      event.preventDefault();
      const cube = place === 'cubes' ? cubeAt(event.target) : undefined;
      switch (action.kind) {
        case 'end':
          if (cube !== undefined && draft.parts.length === 0) actions.pick(cube);
          else actions.end();
          return;
        case 'undo-last':
          actions.undoLast();
          return;
        case 'back':
          actions.back();
          return;
        case 'fit':
          actions.fit();
          return;
        case 'type':
          actions.type();
          return;
        case 'hint':
          void play.hint();
          return;
        default:
          play.act(action);
      }
    },
    [play, draft, view, actions],
  );
}
