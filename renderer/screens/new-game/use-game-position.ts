import { useEffect, useState } from 'react';
import { loadSetUp, type PositionEntry } from '#renderer/games/index.ts';
import type { GameId } from '#shared/games/index.ts';

export interface GamePosition {
  readonly isOffered: boolean;
  readonly entry: PositionEntry | undefined;
}

const none: GamePosition = { isOffered: false, entry: undefined };

export function useGamePosition(id: GameId, isWanted: boolean): GamePosition {
  const [found, setFound] = useState<GamePosition & { readonly id: GameId }>();
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const { loadPosition } = await loadSetUp(id);
      const entry = isWanted ? await loadPosition?.() : undefined;
      if (wanted) setFound({ id, isOffered: loadPosition !== undefined, entry });
    };
    find().catch((error: unknown) => {
      // Rethrown while rendering, so that it is handled like any other part that cannot be loaded.
      setFound(() => {
        throw error;
      });
    });
    return () => {
      wanted = false;
    };
  }, [id, isWanted]);
  return found?.id === id ? found : none;
}
