import { describe, expect, it } from 'vitest';
import { currentState, stepsOf } from '#shared/engine/index.ts';
import { gameIds, gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import type { KubagramState } from '#shared/games/kubagram/index.ts';
import type { KuboState } from '#shared/games/kubo/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGames } from '#tests/support/reviewed-games.ts';
import { runs } from '#tests/support/runs.ts';
import { seed } from '#tests/support/seed.ts';

/** What a seat has made so far, without what others, look-ups, clocks and the end add or take. */
const madeBy: Partial<Record<GameId, (state: object, seat: number) => number>> = {
  kubagram: (state, seat) =>
    (state as KubagramState).seats[seat]?.words.reduce((sum, { points }) => sum + points, 0) ?? 0,
  kubo: (state, seat) =>
    (state as KuboState).claimed.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0),
};

/** Challenges that bring points to whoever was right are not of the turn. */
const fixed = { challengeKind: 'double', clock: 'none' };

describe(`turns to be reviewed, in random games from seed ${seed}`, () => {
  it.each(gameIds)(
    'make what the score of their player grew by, in %s',
    { timeout: longTest },
    async (id) => {
      const { rules } = gameOf(id);
      const reviewer = await manifestOf(id).loadReviewer?.();
      const made = madeBy[id] ?? ((state: object, seat: number) => rules.scores(state)[seat] ?? 0);
      for (let number = 0; number < runs(4); number += 1) {
        const { timeline } = await playAtRandom(anyGame(id), (seed + number) % 2 ** 31, fixed);
        const steps = timeline.stretches.flatMap((stretch) => [...stepsOf(rules, stretch)]);
        const turns = reviewer?.turns(gameOf(id), timeline) ?? [];
        const isOver = rules.ending(currentState(timeline)) !== undefined;
        // At the end, of a round too, more is settled than the last turn made.
        for (const turn of isOver ? turns.slice(0, -1) : turns) {
          const own = steps.filter(({ before }) => rules.turn(before).number === turn.turn);
          const [first, last] = [own[0], own.at(-1)];
          if (first === undefined || last === undefined) throw new Error(`No move in turn ${turn.turn}`);
          const ends =
            'round' in last.state && 'round' in first.before && last.state.round !== first.before.round;
          if (ends && id === 'kubo') continue;
          const grew = made(last.state, turn.seat) - made(first.before, turn.seat);
          const ofTurn = turns.filter((one) => one.turn === turn.turn && one.seat === turn.seat);
          expect(ofTurn.reduce((sum, { points }) => sum + points, 0)).toBe(grew);
        }
      }
    },
  );

  it('can be of a game of one player, who is sure to win it', { timeout: longTest }, async () => {
    const games = await reviewedGames('alphacubes', englishUpTo(20));
    const game = await games.play([3], 1);
    const [first] = game.turns;
    if (first === undefined) throw new Error('A game has turns');
    expect((await games.review(game, first, 3)).chances).toEqual([1]);
  });
});
