import { useCallback, type KeyboardEvent } from 'react';
import { isKeyOf, rowAt } from '#renderer/keys/index.ts';
import type { Press } from '#renderer/table/index.ts';
import { alphacubesKeyPlaces } from '#shared/games/alphacubes/index.ts';
import { chordOf } from '#shared/keys/index.ts';
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
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  if (/^\p{L}$/u.test(chord)) {
    return place === 'net' ? { kind: 'face', letter: chord } : { kind: 'letter', letter: chord };
  }
  if (/^[1-7]$/.test(chord)) return { kind: 'hand', place: Number(chord) };
  const row = rowAt(alphacubesKeyPlaces, 'alphacubes-board', press);
  switch (row) {
    case 'lay-here':
      return place === 'board' ? { kind: row } : undefined;
    case 'play':
    case 'hint':
    case 'cross':
    case 'swap':
    case 'back':
    case 'recall':
      return { kind: row };
    default:
      return undefined;
  }
}

export type OnKey = (event: KeyboardEvent, place: KeyPlace) => void;

export function useTurnKeys(model: TableModel, onPlay: () => void, onHint: () => void): OnKey {
  const { play, draft, view, hint } = model;
  return useCallback(
    (event, place) => {
      if (isKeyOf('back', chordOf(event) ?? '') && hint !== undefined && heldCube(draft) === undefined) {
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
