import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'print.own-set';

export function readOwnSet(): string {
  return readInWindow(key) ?? '';
}

export function keepOwnSet(text: string): void {
  keepInWindow(key, text);
}

const offerKey = 'new-game.own-set';

export interface OfferedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
  /** The name of the word list that the set was designed with. */
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
