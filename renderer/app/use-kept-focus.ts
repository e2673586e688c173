import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in its place when what had it goes away with a change of `state`: the first control of the place
 * takes it, or its heading, so that the keyboard does not begin at the top of the page again.
 */
export function useKeptFocus<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (Object.is(before.current, state)) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('h1[tabindex], button:not(:disabled)')?.focus();
  }, [state]);
  return place;
}
