import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadSetUp, type OptionCheckProps, type PositionEntry } from '#renderer/games/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';

const parts = new Map(
  gameIds.map((id) => [
    id,
    {
      Emblem: lazy(async () => ({ default: (await loadSetUp(id)).Emblem })),
      OptionCheck: lazy(async () => ({ default: (await loadSetUp(id)).OptionCheck ?? Nothing })),
    },
  ]),
);

interface OfGame {
  readonly id: GameId;
}

export function GameEmblem({ id }: OfGame) {
  const Emblem = parts.get(id)?.Emblem ?? Nothing;
  return (
    <Suspense>
      <Emblem />
    </Suspense>
  );
}

export function GameOptionCheck({ id, ...check }: OfGame & OptionCheckProps) {
  const OptionCheck: ComponentType<OptionCheckProps> = parts.get(id)?.OptionCheck ?? Nothing;
  return (
    <Suspense>
      <OptionCheck {...check} />
    </Suspense>
  );
}

function Nothing() {
  return null;
}

interface GamePosition {
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
      // The error is thrown again while rendering, so that it is handled like any other part that cannot be loaded.
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
