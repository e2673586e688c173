import { useEffect } from 'react';
import { fieldOf } from '#renderer/table/index.ts';
import { seat, type Seat } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import { seatOfKey, type StealPlayer } from './StealWindow.tsx';
import type { TableModel } from './use-model.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const isShortcut = ({ ctrlKey, altKey, metaKey }: Omit<Press, 'key'>) => ctrlKey || altKey || metaKey;

/** The keys of a turn: C claims, L lays, P points out a line, D draws, E ends it, / types a move; Escape lets go. */
export function keyOf(event: Press) {
  if (isShortcut(event)) return undefined;
  const keys = {
    c: 'claim',
    l: 'lay',
    p: 'point',
    d: 'draw',
    e: 'end',
    '/': 'type',
    escape: 'back',
  } as const;
  const key = event.key.toLowerCase();
  return Object.hasOwn(keys, key) ? keys[key as keyof typeof keys] : undefined;
}

/** Listens on the whole page: the keys of a turn have no other use at this table. */
export function useTurnKeys({ view, play, state }: TableModel, actions: Actions): void {
  const between = state.phase.kind === 'window';
  useEffect(
    () =>
      onTableKeys((event) => {
        const action = keyOf(event);
        if (action === undefined) return;
        if (
          action === 'back' ||
          view !== undefined ||
          (between && (action === 'claim' || action === 'type'))
        ) {
          actions[action]();
          event.preventDefault();
        }
      }),
    [view, play, between, actions],
  );
}

/** In the steal window everybody calls out by a key of their own; undefined while somebody has. */
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

/** Hears the keys pressed on this page that are for the table: none that is typed, held down or used up already. */
function onTableKeys(listen: (event: KeyboardEvent) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (fieldOf(event) === null && !event.defaultPrevented && !event.repeat) listen(event);
  };
  document.addEventListener('keydown', hear);
  return () => {
    document.removeEventListener('keydown', hear);
  };
}
