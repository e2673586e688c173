import { lazy, Suspense, type ComponentType } from 'react';
import { loadSetUp, type OptionCheckProps } from '#renderer/games/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';

/** Each part is imported when it is first shown. */
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
