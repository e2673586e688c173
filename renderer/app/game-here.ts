import { useLayoutEffect } from 'react';

let here: string | undefined;

/** Sets the game on the screen while the component is mounted, since an address names only a saved game. */
export function useGameHere(game: string): void {
  useLayoutEffect(() => {
    here = game;
    return () => {
      here = undefined;
    };
  }, [game]);
}

export function gameHere(): string | undefined {
  return here;
}
