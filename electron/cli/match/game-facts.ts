import {
  currentState,
  type Gain,
  type GameTypes,
  type LaidPiece,
  type AppliedMove,
} from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { PlayedGame } from './computer-match.ts';

/** Holds only what the tally adds up, because there can be a hundred thousand games. Points are whole numbers. */
export interface GameFacts {
  readonly seed: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly ms: readonly (readonly number[])[];
  readonly turns: number;
  readonly reason: string;
  readonly lays: readonly LaidPieces[];
}

export interface LaidPieces {
  readonly seat: number;
  readonly points: number;
  readonly pieces: readonly LaidPiece[];
}

export function watchGame(id: GameId, seed: number) {
  const { rules, laid } = gameOf(id);
  const gains: Gain[] = [];
  const lays: { readonly n: number; readonly seat: number; readonly pieces: readonly LaidPiece[] }[] = [];
  let made = 0;
  return {
    watch({ before, move, events }: AppliedMove<GameTypes>): void {
      const pieces = laid?.(before, move) ?? [];
      if (pieces.length > 0 && move.by !== 'clock') lays.push({ n: made, seat: move.by, pieces });
      gains.push(...events.flatMap((event) => rules.gains(event)));
      made += 1;
    },
    facts({ timeline, ms }: PlayedGame): GameFacts {
      const state = currentState(timeline);
      const ending = rules.ending(state);
      return {
        seed,
        ms,
        points: rules.scores(state),
        winners: ending?.winners ?? [],
        reason: ending?.reason ?? '',
        turns: rules.turn(state).number,
        // A challenge changes the points of an earlier move, so gains are summed at the end.
        lays: lays.map(({ n, seat, pieces }) => {
          const own = gains.filter((gain) => gain.move === n && gain.seat === seat);
          return { seat, pieces, points: own.reduce((sum, { points }) => sum + points, 0) };
        }),
      };
    },
  };
}
