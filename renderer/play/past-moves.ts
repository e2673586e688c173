import { stepsOf, type Stretch } from '#shared/engine/index.ts';
import {
  alphacubesRules,
  type AlphacubesEvent,
  type AlphacubesMove,
  type AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import type { LoadedGame } from './load-game.ts';

/** A move that was made and what happened then; `turn` is the turn it was made in, from 1. */
export interface PastMove {
  readonly move: AlphacubesMove;
  readonly events: readonly AlphacubesEvent[];
  readonly turn: number;
}

/** Of a game, what its moves follow from. */
export type GameMoves = Pick<LoadedGame, 'timeline'>;

type GameStretch = Stretch<AlphacubesTypes>;

/**
 * By stretch: the timelines of one game share all but their last, so that a move in a long game plays one stretch again
 * and not the game.
 */
const known = new WeakMap<GameStretch, readonly PastMove[]>();

/** All that has happened in a game, move by move. */
export function pastMoves({ timeline }: GameMoves): readonly PastMove[] {
  return timeline.stretches.flatMap((stretch) => {
    const moves =
      known.get(stretch) ??
      [...stepsOf(alphacubesRules, stretch)].map(({ move, events, before }) => ({
        move,
        events,
        turn: before.turn,
      }));
    known.set(stretch, moves);
    return moves;
  });
}
