import { useMemo, useState } from 'react';
import { peopleOf, useLookBack, useReviewed, type LookBack } from '#renderer/table/index.ts';
import type { OpenHands } from '#shared/engine/index.ts';
import type { CubewordView, Part } from '#shared/games/cubeword/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { turnsToReview, type PastTurn, type ReviewedTurn } from './review.ts';
import type { CubewordGame, CubewordPlay } from './table-types.ts';

export type Shown = 'played' | 'better';

export interface ShownTurn {
  readonly before: CubewordView;
  readonly parts: readonly Part[];
}

export interface Review extends LookBack<PastTurn> {
  readonly found: Result<ReviewedTurn> | undefined;
  readonly shown: Shown;
  readonly choose: (shown: Shown) => void;
  readonly shownTurn: ShownTurn | undefined;
}

export function useReview(play: CubewordPlay, game: CubewordGame, hands: OpenHands): Review {
  const people = useMemo(() => peopleOf(game.record), [game.record]);
  const turns = useMemo(() => turnsToReview(game, hands, people), [game, hands, people]);
  const lookBack = useLookBack(turns, hands);
  const { turn } = lookBack;
  const found = useReviewed(play, turn);
  const [wanted, choose] = useState<Shown>('better');
  const better = found?.ok === true ? found.value.better : undefined;
  const shown = better === undefined ? 'played' : wanted;
  const shownTurn = useMemo(() => {
    if (turn === undefined || found?.ok !== true) return undefined;
    const parts = shown === 'better' ? (found.value.better?.parts ?? []) : turn.parts;
    return { before: found.value.before, parts };
  }, [turn, found, shown]);
  return { ...lookBack, found, shown, choose, shownTurn };
}
