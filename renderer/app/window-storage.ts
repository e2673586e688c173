/** Text that this window keeps through a reload, and forgets when it is closed. */
const prefix = 'cubewright.';

/** Undefined where nothing is kept, or where the browser keeps nothing. */
export function readInWindow(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInWindow(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // A browser that keeps nothing loses it with the page, as it does everything.
  }
}
