import { useMemo, useState } from 'react';
import { peopleOf, useLookBack, useReviewed, type LookBack } from '#renderer/table/index.ts';
import type { OpenHands } from '#shared/engine/index.ts';
import type { ScrubleView } from '#shared/games/scruble/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { turnOf, type FoundHint } from './found-claim.ts';
import { turnsToReview, type PastTurn, type ReviewedTurn } from './review.ts';
import type { ScrubleGame, ScrublePlay } from './table-types.ts';

export type Shown = 'played' | 'better';

export interface ShownTurn {
  readonly before: ScrubleView;
  readonly turn: FoundHint['turn'];
}

export interface Review extends LookBack<PastTurn> {
  readonly found: Result<ReviewedTurn> | undefined;
  readonly shown: Shown;
  readonly choose: (shown: Shown) => void;
  readonly shownTurn: ShownTurn | undefined;
}

export function useReview(play: ScrublePlay, game: ScrubleGame, hands: OpenHands): Review {
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
    const { before } = found.value;
    const claim = shown === 'better' ? found.value.better : turn.claim;
    return {
      before,
      turn: claim === undefined ? { twists: turn.twists, places: [], wilds: {} } : turnOf(before.cube, claim),
    };
  }, [turn, found, shown]);
  return { ...lookBack, found, shown, choose, shownTurn };
}
