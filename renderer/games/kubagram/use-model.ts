import { useMemo } from 'react';
import { useLookBack, useShell, type LookBack, type Shell } from '#renderer/table/index.ts';
import type { Corner } from '#shared/games/kubagram/index.ts';
import { triedOn, type Tried } from './draft.ts';
import { turnsToReview, type EndedTurn } from './review.ts';
import { spelledOf, type Spelled } from './spelling.ts';
import type { KubagramGame, KubagramPlay, KubagramTable } from './table-types.ts';

/** What the shell knows of the table, and what Kubagram adds to it. */
export interface TableModel extends Shell<KubagramTable> {
  /** What the person on turn tries, as far as it fits the table now. */
  readonly tried: Tried;
  /** The word that is being made; undefined while there is none. */
  readonly spelled: Spelled | undefined;
  readonly review: LookBack<EndedTurn>;
}

export function useModel(play: KubagramPlay, game: KubagramGame): TableModel {
  const shell = useShell(play, game);
  const { seat, draft, state, lookBack } = shell;
  const turns = useMemo(() => turnsToReview(game, lookBack), [game, lookBack]);
  const review = useLookBack(turns, lookBack);
  // While one looks back, nothing is tried.
  const view = review.open === 'none' ? shell.view : undefined;
  // Whoever looks on sees the table as it lies.
  const tried = useMemo(
    () => triedOn(state, view === undefined ? { ...draft.tried, order: [], parts: [] } : draft.tried),
    [view, state, draft.tried],
  );
  const spelled = useMemo(
    () =>
      view === undefined || seat === undefined ? undefined : spelledOf(view, seat, tried.parts, game.words),
    [view, seat, tried.parts, game.words],
  );
  return { ...shell, view, tried, spelled, review };
}

/** How the box is turned, or would be by what is tried. */
export function cornerSeen({ state, tried }: Pick<TableModel, 'state' | 'tried'>): Corner {
  return state.corner ?? tried.corner ?? 0;
}
