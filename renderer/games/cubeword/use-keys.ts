import { useCallback, type KeyboardEvent } from 'react';
import { rowAt } from '#renderer/keys/index.ts';
import type { Press } from '#renderer/table/index.ts';
import { cubewordKeyPlaces } from '#shared/games/cubeword/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import type { DraftAction } from './draft/draft.ts';
import type { TableModel } from './use-model.ts';

type TurnKey = 'end' | 'undo-last' | 'back' | 'fit' | 'type' | 'hint';

export type KeyAction = DraftAction | { readonly kind: TurnKey };

type KeyPlace = 'felt' | 'cubes';

/** Tab has no action, so that it always moves the focus. */
export function keyAction(press: Press, place: KeyPlace): KeyAction | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  if (/^\p{L}$/u.test(chord)) return { kind: 'letter', letter: chord };
  const row = rowAt(cubewordKeyPlaces, 'cubeword-felt', press);
  switch (row) {
    case 'lay-here':
      return place === 'felt' ? { kind: row } : undefined;
    case 'blank':
    case 'joker':
    case 'cross':
    case 'undo-last':
    case 'back':
    case 'end':
    case 'type':
    case 'fit':
    case 'hint':
      return { kind: row };
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
