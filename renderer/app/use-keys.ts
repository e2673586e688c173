import { useEffect, useLayoutEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
const pressing = `${typing}, button, a, summary, [role="button"]`;

/**
 * Handles single keys (`KeyboardEvent.key` in lower case) for the whole screen. A key does nothing while someone types,
 * with Ctrl, Alt or Meta, or while held down; Enter does nothing where it presses the focused element.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const latest = useRef(keys);
  // A layout effect runs before painting, so that a key always means what is shown.
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
