import { useEffect, useMemo, useState } from 'react';
import { useLookBack, useReviewed, type LookBack } from '#renderer/table/index.ts';
import type { OpenHands } from '#shared/engine/index.ts';
import type { AlphacubesView } from '#shared/games/alphacubes/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { parseSquare, type Direction } from '#shared/pieces/index.ts';
import type { FoundPlay } from './found-play.ts';
import { tableBefore, turnsToReview } from './review.ts';
import type { AlphacubesGame, AlphacubesPlay, PastTurn, Reviewed } from './table-types.ts';

export interface Review extends LookBack<PastTurn> {
  /** The table as it stood before that turn. */
  readonly before: AlphacubesView | undefined;
  /** The best plays of that turn; undefined while they are looked for. */
  readonly found: Result<Reviewed> | undefined;
  readonly chosen: FoundPlay | undefined;
  readonly choose: (play: FoundPlay) => void;
}

export function useReview(play: AlphacubesPlay, game: AlphacubesGame, hands: OpenHands): Review {
  const turns = useMemo(() => turnsToReview(game, hands), [game, hands]);
  const lookBack = useLookBack(turns, hands);
  const { turn } = lookBack;
  const found = useReviewed(play, turn);
  const plays = found?.ok === true ? found.value.plays : undefined;
  const [picked, setPicked] = useState<FoundPlay>();
  const chosen = plays?.find(({ placements }) => placements === picked?.placements) ?? plays?.[0];
  useEffect(() => {
    if (chosen !== undefined) showPlace(play, chosen.start);
  }, [play, chosen]);
  const before = useMemo(() => (turn === undefined ? undefined : tableBefore(game, turn)), [game, turn]);
  return { ...lookBack, before, found, chosen, choose: setPicked };
}

/**
 * Moves the cursor, because the board window follows it. A direction also turns the cursor, so that typing goes that
 * way.
 */
function showPlace(play: AlphacubesPlay, square: string, direction?: Direction): void {
  const place = parseSquare(square);
  if (place === undefined) return;
  play.act({ kind: 'cursor', place, ...(direction === undefined ? {} : { direction }) });
}
