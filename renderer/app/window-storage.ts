/** Texts that this window keeps through a reload and forgets when it closes. */
const prefix = 'cubewright.';

/** Also undefined where the browser stores nothing. */
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
    // Without storage, the text is lost with the page.
  }
}
