import { useLayoutEffect } from 'react';

let here: string | undefined;

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
