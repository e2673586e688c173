import { describe, expect, it } from 'vitest';
import { stepsOf, type Statement } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { bundledList, englishUpTo } from '#tests/support/bundled-list.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGames, type ReviewedGames } from '#tests/support/reviewed-games.ts';
import type { Derive } from '#tests/support/reviews/said.ts';
import { seed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_STATEMENTS=2000` derives that many statements of each game; `npm test` as many as take seconds. */
const asked = Number(process.env.CUBEWRIGHT_STATEMENTS ?? 0);
const some: Readonly<Partial<Record<GameId, number>>> = {
  alphacubes: 100,
  cubeword: 8,
  kubagram: 60,
  kubo: 100,
  scruble: 6,
};

/** Fewer words make quicker searches. */
const common = englishUpTo(20);
/** Computers think for as long as a review of their turns takes. */
const slow: readonly GameId[] = ['cubeword', 'scruble'];

/** Random games have all options and no end of moves; those of computers are as they are played. */
const mostMoves = 120;

describe(`P37: statements of reviews, from seed ${seed}, are facts that an evaluator derives anew`, () => {
  it.each(gameIds)('of %s', { timeout: longTest }, async (id) => {
    const { derive } = (await import(`#tests/support/${id}/derive.ts`)) as { readonly derive: Derive };
    const { words: list } = bundledList('english');
    const words = new Set(asked > 0 ? list : common);
    const games = await reviewedGames(id, asked > 0 ? undefined : common);
    const wanted = asked > 0 ? asked : (some[id] ?? 0);
    const kinds = new Map<string, number>();
    const wrong: unknown[] = [];
    let derived = 0;
    for (let number = 0; derived < wanted; number += 1) {
      const { seed: dealt, turns, timeline } = await gameOfSeed(id, games, (seed + number) % 2 ** 31, number);
      const steps = timeline.stretches.flatMap((stretch) => [...stepsOf(gameOf(id).rules, stretch)]);
      for (const turn of turns) {
        if (derived >= wanted) break;
        const levels = gameOf(id).computers.levels.length;
        const reviewed = await games.review({ seed: dealt, turns }, turn, 1 + (number % levels), {
          withoutChances: true,
        });
        expect(reviewed.statements.length).toBeLessThanOrEqual(3);
        for (const statement of reviewed.statements) {
          const fact = derive({ steps, turn: reviewed, statement, words });
          derived += 1;
          kinds.set(statement.kind, (kinds.get(statement.kind) ?? 0) + 1);
          if (!isSame(statement, fact)) wrong.push({ seed: dealt, turn: turn.turn, statement, fact });
        }
      }
    }
    expect(wrong).toEqual([]);
    tellFigures({ statements: derived, false: wrong.length, ...Object.fromEntries([...kinds].sort()) });
  });
});

/** Every second game is played at random with any options, the others by computers of two levels where there is time. */
async function gameOfSeed(
  id: GameId,
  { play, reviewer, lexicon }: ReviewedGames,
  dealt: number,
  number: number,
) {
  const game = gameOf(id);
  if (number % 2 === 0 && (asked > 0 || !slow.includes(id))) {
    const { levels } = game.computers;
    // The strongest level of some games takes seconds a move and leaves nothing to be said.
    const level = (by: number) => 1 + ((dealt + by * number) % Math.max(1, levels.length - 1));
    return await play([level(1), level(3)], dealt);
  }
  const tenant = { id, game, lexicon, shuffleHidden: (state: object) => state };
  const fixed = {
    family: 'off',
    set: 'en',
    ...(id === 'alphacubes' || id === 'cubeword' ? { set: 'standard' } : {}),
  };
  const { timeline } = await playAtRandom(tenant, dealt, fixed, mostMoves);
  return { seed: dealt, timeline, turns: reviewer.turns(game, timeline) };
}

function isSame(statement: Statement, fact: Statement | undefined): boolean {
  const facts = (of: Statement) => JSON.stringify(Object.entries(of).sort());
  return fact !== undefined && facts(statement) === facts(fact);
}
