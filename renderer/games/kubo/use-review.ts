import { useMemo, useState } from 'react';
import { useLookBack, useReviewed, type LookBack } from '#renderer/table/index.ts';
import type { OpenHands } from '#shared/engine/index.ts';
import type { KuboLine } from '#shared/games/kubo/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { turnsToReview, type PastTurn, type ReviewedTurn } from './review.ts';
import type { MarkedLine, Standing } from './standing.ts';
import type { KuboGame, KuboPlay } from './table-types.ts';
import { tagOf } from './texts.ts';

/** The table at the end of the turn, or with the best laying. */
export type Shown = 'played' | 'best';

export interface Review extends LookBack<PastTurn> {
  readonly found: Result<ReviewedTurn> | undefined;
  readonly shown: Shown;
  readonly choose: (shown: Shown) => void;
  /** Undefined while no turn is shown. */
  readonly standing: Standing | undefined;
}

export function useReview(
  play: KuboPlay,
  game: KuboGame,
  hands: OpenHands,
  layers: Standing['layers'],
): Review {
  const turns = useMemo(() => turnsToReview(game, hands), [game, hands]);
  const lookBack = useLookBack(turns, hands);
  const found = useReviewed(play, lookBack.turn);
  const [wanted, choose] = useState<Shown>('played');
  // A turn without a scoring alternative shows only what was played.
  const shown = found?.ok === true && (found.value.best?.points ?? 0) > 0 ? wanted : 'played';
  const standing = useMemo(
    () => (found?.ok === true ? { layers, ...standingOf(found.value, shown) } : undefined),
    [layers, found, shown],
  );
  return { ...lookBack, found, shown, choose, standing };
}

function standingOf({ table, laid, complete, before, best }: ReviewedTurn, shown: Shown) {
  return shown === 'played' || best === undefined
    ? { table, laid, lines: marked(complete.map(({ line }) => line)) }
    : { table: [...before, ...best.cards], laid: best.cards, lines: marked(best.lines) };
}

function marked(lines: readonly KuboLine[]): readonly MarkedLine[] {
  return lines.map(({ cards }, at) => ({ cards, tag: tagOf(at), now: false }));
}
