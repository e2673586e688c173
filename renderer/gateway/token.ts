/**
 * What lets this page in at the browser door. It lives in the storage of the page's own origin, which names the port: no
 * other program's page on this machine can see it, as it would a cookie. All tabs share it, and it outlives a reload; it
 * is worth nothing once the Cubewright that gave it has ended.
 */
const place = 'cubewright.token';
/** For a browser that lets pages store nothing. */
let remembered: string | undefined;

/** Read anew each time: another tab may have come in since. */
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
    // It lasts as long as the page.
  }
}

/** The one-time key of the address the page was opened at, which leaves the address and its place in the history. */
export function takeKey(): string | undefined {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (key !== undefined) history.replaceState(history.state, '', location.pathname);
  return key;
}

/** The key in what somebody has copied from the terminal: the whole address, or its end. */
export function keyIn(copied: string): string {
  return copied.trim().replace(/^.*#?key=/, '');
}
