import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'before-help';
const isHelp = (path: string): boolean => path === '/help' || path.startsWith('/help/');

/** Notes where each look at the manual begins, so that it can lead back there. */
export function BeforeHelp() {
  const [here] = useLocation();
  useEffect(() => {
    if (!isHelp(here)) keepInWindow(key, here);
  }, [here]);
  return null;
}

/** The address of the last screen that was not the manual; undefined where there was none. */
export function placeBeforeHelp(): string | undefined {
  return readInWindow(key);
}
