import { stepsOf, type Stretch } from '#shared/engine/index.ts';
import type { AlphacubesEvent, AlphacubesMove, AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import type { LoadedGame } from './load-game.ts';

/** A move that was made and what happened then; `turn` is the turn it was made in, from 1. */
export interface PastMove {
  readonly move: AlphacubesMove;
  readonly events: readonly AlphacubesEvent[];
  readonly turn: number;
}

/** Of a game, what its moves follow from. */
export type GameMoves = Pick<LoadedGame, 'record' | 'words' | 'timeline'>;

type GameStretch = Stretch<AlphacubesState, AlphacubesMove>;

/**
 * By stretch: the timelines of one game share all but their last, so that a move in a long game plays one stretch again
 * and not the game.
 */
const known = new WeakMap<GameStretch, readonly PastMove[]>();

/** All that has happened in a game, move by move. */
export function pastMoves({ record, words, timeline }: GameMoves): readonly PastMove[] {
  const rules = games[record.game].createRules(words);
  return timeline.stretches.flatMap((stretch) => {
    const moves =
      known.get(stretch) ??
      [...stepsOf(rules, stretch)].map(({ move, events, before }) => ({ move, events, turn: before.turn }));
    known.set(stretch, moves);
    return moves;
  });
}
