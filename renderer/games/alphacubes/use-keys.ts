import { useCallback, type KeyboardEvent } from 'react';
import { heldCube } from './draft.ts';
import { cubeAt, type DraftAction } from './reduce.ts';
import type { TableModel } from './use-model.ts';

export type KeyAction =
  | DraftAction
  | { readonly kind: 'play' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'hand'; readonly place: number };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

type KeyPlace = 'board' | 'hand' | 'net';

/** The keys of a turn. Tab is left alone, so that it always leads on. */
export function keyAction(
  press: KeyPress,
  place: KeyPlace,
  letters: RegExp = /^[a-z]$/i,
): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (letters.test(key)) {
    const letter = key.toUpperCase();
    return place === 'net' ? { kind: 'face', letter } : { kind: 'letter', letter };
  }
  if (/^[1-7]$/.test(key)) return { kind: 'hand', place: Number(key) };
  switch (key) {
    case 'Enter':
      return { kind: 'play' };
    case '!':
      return { kind: 'hint' };
    case ' ':
      return place === 'board' ? { kind: 'lay-here' } : undefined;
    case '/':
      return { kind: 'cross' };
    case '+':
    case '=':
      return { kind: 'swap' };
    case 'Backspace':
      return { kind: 'back' };
    case 'Escape':
      return { kind: 'recall' };
    default:
      return undefined;
  }
}

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
