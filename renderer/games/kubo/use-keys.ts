import { useEffect } from 'react';
import type { Press } from '#renderer/table/index.ts';
import { fieldOf, rowAt } from '#renderer/keys/index.ts';
import { kuboKeyPlaces } from '#shared/games/kubo/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { seat, type Seat } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import { seatOfKey, type StealPlayer } from './StealWindow.tsx';
import type { TableModel } from './use-model.ts';

export type KeyPlace = 'turn' | 'window' | 'rest';

type KeyAction = keyof Pick<Actions, 'claim' | 'lay' | 'point' | 'draw' | 'end' | 'type' | 'back'>;

export function keyOf(event: Press, place: KeyPlace): KeyAction | undefined {
  if (place === 'turn') return rowAt(kuboKeyPlaces, 'kubo-turn', event);
  const row = rowAt(kuboKeyPlaces, 'kubo-window', event);
  return row === 'seat' || (place === 'rest' && row !== 'back') ? undefined : row;
}

export function useTurnKeys(model: TableModel, actions: Actions): void {
  const place = keyPlace(model);
  useEffect(
    () =>
      onTableKeys((event) => {
        const action = keyOf(event, place);
        if (action === undefined) return;
        actions[action]();
        event.preventDefault();
      }),
    [place, actions],
  );
}

function keyPlace({ view, state }: TableModel): KeyPlace {
  if (view !== undefined) return 'turn';
  return state.phase.kind === 'window' ? 'window' : 'rest';
}

export function useSeatKeys(
  players: readonly StealPlayer[],
  callOut: ((by: Seat) => void) | undefined,
): void {
  useEffect(
    () =>
      onTableKeys((event) => {
        const by = seatOfKey(players, chordOf(event) ?? '');
        if (by === undefined || callOut === undefined) return;
        callOut(seat(by));
        event.preventDefault();
      }),
    [players, callOut],
  );
}

/** Ignores keys typed into a field, held down, or handled already. */
function onTableKeys(listen: (event: KeyboardEvent) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (fieldOf(event) === null && !event.defaultPrevented && !event.repeat) listen(event);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
