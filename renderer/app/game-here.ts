import { useLayoutEffect } from 'react';

let here: string | undefined;

/** Sets the game of keys and commands while mounted; the address alone does not name an unsaved game. */
export function useGameHere(game: string): void {
  useLayoutEffect(() => {
    here = game;
    return () => {
      here = undefined;
    };
  }, [game]);
}

/** Returns the game on the screen at this address; the position editor names its game there. */
export function gameAt(path: string): string | undefined {
  return here ?? /^\/position\/(\w+)/.exec(path)?.[1];
}
