import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf } from '#shared/engine/index.ts';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { shuffleHidden } from '#tests/support/kubagram/shuffle-hidden.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tenantOf } from '#tests/support/contract/tenant.ts';
import { runs } from '#tests/support/runs.ts';

/** Claims that may be challenged end the turn of their player, who then goes on with it. */
const fixed = { judge: 'challenge', clock: 'game', clockMinutes: 240, clockAdds: 30, clockOver: 'cost' };
const tenant = tenantOf(kubagram, smallLexicon, shuffleHidden);

describe('P16 K14 the time that a play adds', () => {
  it('P16 K14 is added once for a turn, however many claims of it may be challenged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1e6), async (seed) => {
        const { steps } = await playAtRandom(tenant, seed, fixed, 120);
        const { rules } = tenant.game;
        const added = steps.flatMap(({ before, state }) => {
          const was = clockOf(before)?.plays ?? [];
          const { number } = rules.turn(before);
          return (clockOf(state)?.plays ?? []).flatMap((plays, at) =>
            plays === was[at] ? [] : [`turn ${number} of seat ${at}`],
          );
        });
        expect(new Set(added).size).toBe(added.length);
      }),
      { numRuns: runs(12) },
    );
  });
});
