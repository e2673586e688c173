import { useEffect, useLayoutEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
const pressing = `${typing}, button, a, summary, [role="button"]`;

/**
 * Single keys that act on the whole screen, by `KeyboardEvent.key` in lower case. They hold back while something
 * is being typed, with Ctrl, Alt or Meta, while a key is held down, and Enter also where it presses what has the focus.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const latest = useRef(keys);
  // Before the screen is painted: a key means what is to be seen.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const action = latest.current[key];
      const busy = key === 'enter' ? pressing : typing;
      if (action === undefined || (event.target instanceof Element && event.target.closest(busy) !== null)) {
        return;
      }
      event.preventDefault();
      action(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
