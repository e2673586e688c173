const prefix = 'cubewright.';

/** Returns undefined for an unknown key and where the browser blocks storage. */
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

const key = 'print.own-set';

export function readOwnSet(): string {
  return readInWindow(key) ?? '';
}

export function keepOwnSet(text: string): void {
  keepInWindow(key, text);
}

const offerKey = 'new-game.own-set';

interface OfferedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
  /** This is the name of the word list with which the set was designed. */
  readonly list?: string;
}

export function offerGame(offer: OfferedGame): void {
  keepInWindow(offerKey, JSON.stringify(offer));
}

export function readOffer(): string | undefined {
  return readInWindow(offerKey);
}

export function withdrawOffer(): void {
  keepInWindow(offerKey, undefined);
}

const positionKey = (game: string) => `position.${game}.offered`;

/** The position editor of this game begins with this form, one step after what was left in it. */
export function offerPosition(game: string, form: object): void {
  keepInWindow(positionKey(game), JSON.stringify(form));
}

export function readPositionOffer(game: string): string | undefined {
  return readInWindow(positionKey(game));
}

export function withdrawPositionOffer(game: string): void {
  keepInWindow(positionKey(game), undefined);
}
