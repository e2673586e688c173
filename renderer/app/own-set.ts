import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'print.own-set';

/** The file of the set of one's own that the print studio has beside those that come along; empty where there is none. */
export function readOwnSet(): string {
  return readInWindow(key) ?? '';
}

/** Hands the file of a set to the print studio of this window. */
export function keepOwnSet(text: string): void {
  keepInWindow(key, text);
}
