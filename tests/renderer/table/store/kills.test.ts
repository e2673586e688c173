import { describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { killAtRandom } from '#tests/support/clock-kills.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tenantOf, type ShuffleHidden } from '#tests/support/contract/tenant.ts';
import { runs } from '#tests/support/runs.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

const shuffleHidden: ShuffleHidden = (state) => state;
const words = ['AT', 'CAT', 'EAT', 'NEAT', 'REST', 'STREET', 'TEN', 'TREES'].toSorted();
const lexicon = buildLexicon(words, { name: 'test', alphabet: latinAlphabet, sha256: '' });
const clocks = [
  { clock: 'game', clockMinutes: 1, clockAdds: 10, clockOver: 'cost', sandSeconds: 30 },
  { clock: 'turn', clockSeconds: 60, sandSeconds: 0 },
] as const;

describe('P16 time that has run stays run', () => {
  it.each(gameIds)('P16 %s: a crash costs a second at most, and an undo gives nothing back', async (id) => {
    const tenant = {
      ...tenantOf(gameOf(id), gameOf(id).lexicon === 'none' ? undefined : lexicon, shuffleHidden),
      id,
    };
    for (let at = 0; at < runs(2); at += 1) {
      const fixed = clocks[at % clocks.length];
      const played = await playAtRandom(tenant, firstSeed + at, fixed, 1);
      const { lost } = await killAtRandom(tenant, played);
      expect(lost).toBeLessThanOrEqual(1000);
    }
  });
});
