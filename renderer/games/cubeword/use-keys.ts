import { useCallback, type KeyboardEvent } from 'react';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import type { DraftAction } from './draft.ts';
import type { TableModel } from './use-model.ts';

export type KeyAction =
  | DraftAction
  | { readonly kind: 'end' }
  | { readonly kind: 'undo-last' }
  | { readonly kind: 'back' }
  | { readonly kind: 'fit' }
  | { readonly kind: 'type' }
  | { readonly kind: 'hint' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

type KeyPlace = 'felt' | 'cubes';

/** Tab has no action, so that it always moves on. */
export function keyAction(press: Press, place: KeyPlace): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (/^\p{L}$/u.test(key)) return { kind: 'letter', letter: key.toUpperCase() };
  switch (key) {
    case 'Enter':
      return { kind: 'end' };
    case ' ':
      return place === 'felt' ? { kind: 'lay-here' } : undefined;
    case '.':
      return { kind: 'blank' };
    case '*':
      return { kind: 'joker' };
    case '+':
    case '=':
      return { kind: 'cross' };
    case '-':
      return { kind: 'fit' };
    case '/':
      return { kind: 'type' };
    case '!':
      return { kind: 'hint' };
    case 'Backspace':
      return { kind: 'undo-last' };
    case 'Escape':
      return { kind: 'back' };
    default:
      return undefined;
  }
}

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
      // Among the cubes, a letter needs a chosen cube.
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
