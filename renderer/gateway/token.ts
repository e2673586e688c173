/**
 * The token that admits this page at the browser door. It is in the storage of the page's own origin, which includes
 * the port, so that pages of other programs on this machine cannot read it as they could a cookie. All tabs share it,
 * and it survives a reload. It expires when the Cubewright that issued it ends.
 */
const place = 'cubewright.token';
/** Used where the browser does not let pages store anything. */
let remembered: string | undefined;

/** Read at every request, since another tab may have a new token. */
export function heldToken(): string | undefined {
  try {
    return localStorage.getItem(place) ?? remembered;
  } catch {
    return remembered;
  }
}

export function holdToken(token: string): void {
  remembered = token;
  try {
    localStorage.setItem(place, token);
  } catch {
    // Without storage, the token lasts as long as the page.
  }
}

/** Returns the one-time key in the page's address, and removes it from address and history. */
export function takeKey(): string | undefined {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (key !== undefined) history.replaceState(history.state, '', location.pathname);
  return key;
}

/** Finds the key in what somebody copied from the terminal: the whole address or the end of it. */
export function keyIn(copied: string): string {
  return copied.trim().replace(/^.*#?key=/, '');
}
