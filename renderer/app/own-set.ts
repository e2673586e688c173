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

const offerKey = 'new-game.own-set';

/** A game that is to be played with a set of one's own. */
export interface OfferedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
  /** The word list that the set was designed with, by name. */
  readonly list?: string;
}

/** Hands a game with its options to the screen that deals, in this window. */
export function offerGame(offer: OfferedGame): void {
  keepInWindow(offerKey, JSON.stringify(offer));
}

/** What was handed over, as text. */
export function readOffer(): string | undefined {
  return readInWindow(offerKey);
}

export function withdrawOffer(): void {
  keepInWindow(offerKey, undefined);
}
