import { useEffect } from 'react';
import { fieldOf } from '#renderer/controls/index.ts';
import type { Press } from '#renderer/table/index.ts';
import { seat, type Seat } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import { seatOfKey, type StealPlayer } from './StealWindow.tsx';
import type { TableModel } from './use-model.ts';

const isShortcut = ({ ctrlKey, altKey, metaKey }: Omit<Press, 'key'>) => ctrlKey || altKey || metaKey;

const keys = {
  turn: { c: 'claim', l: 'lay', p: 'point', d: 'draw', e: 'end', '/': 'type', escape: 'back' },
  window: { c: 'claim', '/': 'type', escape: 'back' },
  rest: { escape: 'back' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof Actions>>>>;

export type KeyPlace = keyof typeof keys;

type KeyAction = { [Place in KeyPlace]: (typeof keys)[Place][keyof (typeof keys)[Place]] }[KeyPlace];

export function keyOf(event: Press, place: KeyPlace): KeyAction | undefined {
  if (isShortcut(event)) return undefined;
  return new Map<string, KeyAction>(Object.entries(keys[place])).get(event.key.toLowerCase());
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
        const by = isShortcut(event) ? undefined : seatOfKey(players, event.key);
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
