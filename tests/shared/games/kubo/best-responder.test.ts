import { describe, expect, it } from 'vitest';
import { goodWeights } from '#shared/games/kubo/computer/policy.ts';
import { kuboLevels } from '#shared/games/kubo/computer/levels.ts';
import { bestResponder } from '#tests/support/kubo/best-responder.ts';
import { imaginedMatch } from '#tests/support/kubo/imagined-rounds.ts';
import { ladderMatch } from '#tests/support/kubo/ladder.ts';
import { trainedWeights } from '#tests/support/kubo/trained-weights.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';

/** `CUBEWRIGHT_RESPONDER_GAMES=400` plays so many games against the strongest level, of seconds each. */
const games = Number(process.env.CUBEWRIGHT_RESPONDER_GAMES ?? 0);

describe('a player who was trained against the strongest level', () => {
  it('knows how to beat its weights where nobody looks ahead', () => {
    expect(imaginedMatch(goodWeights, goodWeights, 50, 1)).toEqual({ won: 0.5, lead: 0 });
    // The training used other deals. Of 20,000 such rounds it won 57.4 of 100.
    const { won, lead } = imaginedMatch(trainedWeights, goodWeights, 1000, 1);
    expect(won).toBeGreaterThan(0.56);
    expect(lead).toBeGreaterThan(1);
  });

  it('plays whole games by the rules, and wins most against the weakest level', async () => {
    const { won } = await ladderMatch(bestResponder(20), 1, 6);
    expect(won).toBeGreaterThan(0.6);
  });

  it.runIf(games > 0)(
    'wins at most 55 of 100 games against the level itself',
    { timeout: longTest },
    async () => {
      const top = kuboLevels.at(-1) ?? kuboLevels[0];
      const { won } = await ladderMatch(bestResponder(top.rounds), top.level, games, 1000);
      const error = Math.sqrt((won * (1 - won)) / games);
      tellFigures({ games, 'won in %': rounded(100 * won), 'standard error in %': rounded(100 * error) });
      expect(won).toBeLessThanOrEqual(0.55);
      expect(won).toBeGreaterThan(0.4);
    },
  );
});

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
