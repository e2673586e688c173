import { now, type Gain, type GameTypes, type LaidPiece, type Made } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { PlayedGame } from '../computer-match.ts';

/** What is added up of one game, and no more: there may be a hundred thousand. Points are whole numbers. */
export interface GameFacts {
  readonly seed: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** Milliseconds of every move, by seat. */
  readonly ms: readonly (readonly number[])[];
  /** Turns begun. */
  readonly turns: number;
  /** Of the ending. */
  readonly reason: string;
  /** The moves that laid pieces, in their order. */
  readonly lays: readonly Lay[];
}

export interface Lay {
  readonly seat: number;
  readonly points: number;
  readonly pieces: readonly LaidPiece[];
}

/** Watches one game as it is played, and tells of it when it is over. */
export function gameWatch(id: GameId, seed: number) {
  const { rules, laid } = gameOf(id);
  const gains: Gain[] = [];
  const lays: { readonly n: number; readonly seat: number; readonly pieces: readonly LaidPiece[] }[] = [];
  let made = 0;
  return {
    watch({ before, move, events }: Made<GameTypes>): void {
      const pieces = laid?.(before, move) ?? [];
      if (pieces.length > 0 && move.by !== 'clock') lays.push({ n: made, seat: move.by, pieces });
      gains.push(...events.flatMap((event) => rules.gains(event)));
      made += 1;
    },
    facts({ timeline, ms }: PlayedGame): GameFacts {
      const state = now(timeline);
      const ending = rules.ending(state);
      return {
        seed,
        ms,
        points: rules.scores(state),
        winners: ending?.winners ?? [],
        reason: ending?.reason ?? '',
        turns: rules.turn(state).number,
        // A challenge settles the points of an earlier move.
        lays: lays.map(({ n, seat, pieces }) => {
          const own = gains.filter((gain) => gain.move === n && gain.seat === seat);
          return { seat, pieces, points: own.reduce((sum, { points }) => sum + points, 0) };
        }),
      };
    },
  };
}
