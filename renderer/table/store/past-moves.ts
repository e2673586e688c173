import { stepsOf, type GameTypes, type Rules, type Stretch } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';

/** A move with its events; turns count from 1. */
export interface PastMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  readonly turn: number;
}

/** The parts of a game that its moves follow from. */
export type GameMoves<G extends GameTypes> = Pick<LoadedGame<G>, 'timeline'> & {
  readonly game: { readonly rules: Rules<G> };
};

/**
 * Moves by stretch. Timelines of one game share all stretches but the last, so after a move only one stretch is
 * replayed.
 */
const known = new WeakMap<object, readonly unknown[]>();

export function pastMoves<G extends GameTypes>({
  game: { rules },
  timeline,
}: GameMoves<G>): readonly PastMove<G>[] {
  return timeline.stretches.flatMap((stretch) => movesIn(rules, stretch));
}

function movesIn<G extends GameTypes>(rules: Rules<G>, stretch: Stretch<G>): readonly PastMove<G>[] {
  // Only `movesIn` writes to the map, and each stretch holds its own moves.
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
