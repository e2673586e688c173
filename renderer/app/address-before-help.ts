import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'before-help';
const isLookedUp = (path: string): boolean => /^\/(help|words)(\/|$)/.test(path);

/** Remembers the screen before the manual or the word lists, so that `WayBack` can lead there. */
export function BeforeHelp() {
  const [here] = useLocation();
  useEffect(() => {
    if (!isLookedUp(here)) keepInWindow(key, here);
  }, [here]);
  return null;
}

/** The address of the last screen that was neither; undefined where there was none. */
export function addressBeforeHelp(): string | undefined {
  return readInWindow(key);
}
