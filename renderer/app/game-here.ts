import { useLayoutEffect } from 'react';

let here: string | undefined;

/** Says which game the screen shows, for as long as it does: an address names a saved game, not what is played in it. */
export function useGameHere(game: string): void {
  useLayoutEffect(() => {
    here = game;
    return () => {
      here = undefined;
    };
  }, [game]);
}

/** The game that is on the screen now. */
export function gameHere(): string | undefined {
  return here;
}
