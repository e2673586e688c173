import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { contractChecks } from '#tests/support/contract/checks.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

/** One after another, so that none is kept; `npm test` plays games for all of the contract elsewhere. */
const games = Number(process.env.CUBEWRIGHT_BULK_GAMES ?? 2);

const checks = [
  'pieces are conserved',
  'scores are the gains of the events and the settlement of the end',
  'somebody may act exactly until the end',
  'states, moves and options go through JSON and their schemas unchanged',
];

describe(`L5: ${games} random games from seed ${seed} keep their pieces, their sums and their end`, () => {
  it.each(gameIds)('of %s', { timeout: longTest }, async (id) => {
    const tenant = anyGame(id);
    let moves = 0;
    let ended = 0;
    for (let at = 0; at < games; at += 1) {
      const played = await playAtRandom(tenant, (seed + at) % 2 ** 31);
      for (const name of checks) {
        try {
          await contractChecks[name]?.(tenant, played);
        } catch (cause) {
          throw new Error(`Game of seed ${played.seed}: ${name}`, { cause });
        }
      }
      moves += played.steps.length;
      if (tenant.game.rules.ending(played.timeline.state) !== undefined) ended += 1;
    }
    expect(checks.filter((name) => contractChecks[name] === undefined)).toEqual([]);
    expect(moves).toBeGreaterThanOrEqual(games);
    tellFigures({ games, moves, 'played to the end': ended });
  });
});
