import { useMemo } from 'react';
import { stateBefore } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { GameMoves } from '#renderer/table/index.ts';
import type { KubagramTypes, KubagramView } from '#shared/games/kubagram/index.ts';
import { triedOn } from './draft/draft.ts';
import { viewBefore, type EndedTurn } from './review/review.ts';
import type { TableModel } from './use-model.ts';

interface Past {
  readonly state: KubagramView;
  readonly scores: readonly number[];
  readonly seat: Seat;
}

/** Box, fields and scores as they were when a turn ended. */
export function pastOf(game: GameMoves<KubagramTypes>, { at, seat }: Pick<EndedTurn, 'at' | 'seat'>): Past {
  const { rules } = game.game;
  const scores = rules.scores(stateBefore(rules, game.timeline, at));
  return { state: viewBefore(game, at), scores, seat };
}

/** What box and fields show: the turn that is looked back at, or else the table as it is now. */
export function useShownModel(model: TableModel): TableModel {
  const { game, review, draft } = model;
  const turn = review.open === 'none' ? undefined : review.turn;
  return useMemo(() => {
    if (turn === undefined) return model;
    const past = pastOf(game, turn);
    const tried = triedOn(past.state, { ...draft.tried, order: [], parts: [] });
    return { ...model, ...past, tried, last: { ...model.last, marks: new Map() } };
  }, [model, game, turn, draft.tried]);
}
