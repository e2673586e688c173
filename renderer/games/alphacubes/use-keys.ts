import { useCallback, type KeyboardEvent } from 'react';
import type { Press } from '#renderer/table/index.ts';
import { heldCube } from './draft/draft.ts';
import { cubeAt, type DraftAction } from './draft/reduce.ts';
import type { TableModel } from './use-model.ts';

export type KeyAction =
  | DraftAction
  | { readonly kind: 'play' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'hand'; readonly place: number };

type KeyPlace = 'board' | 'hand' | 'net';

/** Tab has no action, so that it always moves the focus. */
export function keyAction(press: Press, place: KeyPlace): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (/^\p{L}$/u.test(key)) {
    const letter = key.toUpperCase();
    return place === 'net' ? { kind: 'face', letter } : { kind: 'letter', letter };
  }
  if (/^[1-7]$/.test(key)) return { kind: 'hand', place: Number(key) };
  if (key === ' ') return place === 'board' ? { kind: 'lay-here' } : undefined;
  const kind = keys.get(key);
  return kind && { kind };
}

const keys = new Map<string, 'play' | 'hint' | 'cross' | 'swap' | 'back' | 'recall'>([
  ['Enter', 'play'],
  ['!', 'hint'],
  ['/', 'cross'],
  ['+', 'swap'],
  ['=', 'swap'],
  ['Backspace', 'back'],
  ['Escape', 'recall'],
]);

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
