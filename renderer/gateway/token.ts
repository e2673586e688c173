/**
 * The token that admits this page at the browser door, shared by all tabs. The storage belongs to the page's origin,
 * which includes the port, so pages of other programs on this machine cannot read it as they could a cookie. The token
 * expires when the Cubewright that issued it ends.
 */
const place = 'cubewright.token';
/** Used where the browser blocks storage. */
let remembered: string | undefined;

/** Read it at every request, since another tab may have a new token. */
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

/** Takes the one-time key out of the page's address and history. */
export function takeKey(): string | undefined {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (key !== undefined) history.replaceState(history.state, '', location.pathname);
  return key;
}

/** Accepts what a person copies from the terminal: the whole address or its end. */
export function keyIn(copied: string): string {
  return copied.trim().replace(/^.*#?key=/, '');
}
