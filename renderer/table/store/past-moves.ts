import { stepsOf, type GameTypes, type Rules, type Stretch } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';

/** A move that was made and what happened then; `turn` is the turn it was made in, from 1. */
export interface PastMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  readonly turn: number;
}

/** Of a game, what its moves follow from. */
export type GameMoves<G extends GameTypes> = Pick<LoadedGame<G>, 'timeline'> & {
  readonly game: { readonly rules: Rules<G> };
};

/**
 * By stretch: the timelines of one game share all but their last, so that a move in a long game plays one stretch again
 * and not the game.
 */
const known = new WeakMap<object, readonly unknown[]>();

/** All that has happened in a game, move by move. */
export function pastMoves<G extends GameTypes>({
  game: { rules },
  timeline,
}: GameMoves<G>): readonly PastMove<G>[] {
  return timeline.stretches.flatMap((stretch) => movesIn(rules, stretch));
}

function movesIn<G extends GameTypes>(rules: Rules<G>, stretch: Stretch<G>): readonly PastMove<G>[] {
  // Under a stretch nothing but its own moves is kept.
  const before = known.get(stretch) as readonly PastMove<G>[] | undefined;
  if (before !== undefined) return before;
  const moves = [...stepsOf(rules, stretch)].map(({ move, events, before: state }) => ({
    move,
    events,
    turn: rules.turn(state).number,
  }));
  known.set(stretch, moves);
  return moves;
}
