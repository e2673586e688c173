import { useEffect } from 'react';
import type { Actions } from './actions.ts';
import type { TableModel } from './use-model.ts';

/** The keys of a turn: C claims, L lays, P points out a line, D draws, E ends it, / types a move; Escape lets go. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>) {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      const action = keyOf(event);
      if (typing || action === undefined || event.defaultPrevented || event.repeat) return;
      if (action === 'back' || view !== undefined || (between && (action === 'claim' || action === 'type')))
        actions[action]();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [view, play, between, actions]);
}
