import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';
import type { LiveSumsOf } from './live-sums.ts';

const wanted = Number(process.env.CUBEWRIGHT_LIVE_SCORES ?? 40);

const files = import.meta.glob<LiveSumsOf>('./*/live-sums.ts', { import: 'liveSums' });

describe(`P14: what a table shows before a move is what it brings, in ${wanted} plays from seed ${seed}`, () => {
  it.each(gameIds)('of %s', { timeout: longTest }, async (id) => {
    const sumsOf = await files[`./${id}/live-sums.ts`]?.();
    if (sumsOf === undefined) throw new Error(`${id} has no live-sums.ts`);
    let plays = 0;
    let games = 0;
    for (; plays < wanted && games < 25 * wanted; games += 1) {
      const { steps, words } = await playAtRandom(anyGame(id), (seed + games) % 2 ** 31);
      for (const made of steps) {
        const sums = sumsOf(made, words);
        if (sums === undefined) continue;
        expect(sums.committed).toBeDefined();
        // As text: the runner's own comparison would take most of the time.
        expect(JSON.stringify(sums.shown), `game of seed ${(seed + games) % 2 ** 31}`).toBe(
          JSON.stringify(sums.committed),
        );
        plays += 1;
      }
    }
    expect(plays).toBeGreaterThanOrEqual(wanted);
    tellFigures({ plays, games });
  });
});
