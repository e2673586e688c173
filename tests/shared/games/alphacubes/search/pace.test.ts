import { describe, expect, it } from 'vitest';
import type { AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { handSize } from '#shared/games/alphacubes/scoring.ts';
import { lessThanBefore, strongestSwing } from '#shared/games/alphacubes/search/outlook.ts';
import type { Seat, Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { moverOf, turnsOf } from '#tests/support/alphacubes/strong-games.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_PACE_GAMES=1200` plays so many games of two with the English list. */
const asked = Number(process.env.CUBEWRIGHT_PACE_GAMES ?? 0);

/** The first two rounds are left out: the board is empty for who begins, and has few words for the next plays to join. */
const firstRound = 2;

/** Returns by how many points the first seat's play beat the second's in each round, as long as both had whole hands. */
async function changesOf(lexicon: Lexicon, seed: Seed): Promise<readonly number[]> {
  const { turns, end } = await turnsOf(lexicon, seed);
  const changes: number[] = [];
  for (let at = 0; at + 1 < turns.length; at += 2) {
    const [before, between, after] = [turns[at], turns[at + 1], turns[at + 2] ?? end];
    if (before === undefined || between === undefined) break;
    const [first, second] = [moverOf(before), moverOf(between)];
    const isWhole = (state: AlphacubesState) => state.seats[moverOf(state)]?.hand.length === handSize;
    if (first === second || !isWhole(before) || !isWhole(between)) break;
    const gain = (by: Seat) => (after.seats[by]?.points ?? 0) - (before.seats[by]?.points ?? 0);
    changes.push(gain(first) - gain(second));
  }
  return changes;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

describe('the pace of the strongest players', () => {
  it.runIf(asked > 0)(
    'is what the chance to win takes it to be: how far the lead changes in a round, and how much less its second turn brings',
    { timeout: longTest },
    async () => {
      const lexicon = lexiconOver(bundledList('english').words);
      const rounds: number[][] = [];
      for (let seed = firstSeed; seed < firstSeed + asked; seed += 1)
        for (const [round, change] of (await changesOf(lexicon, seed)).entries())
          (rounds[round] ??= []).push(change);
      // A few games have one round more, in which somebody still has a whole hand.
      const usual = rounds.filter(({ length }) => length > asked / 2).slice(firstRound);
      const leads = usual.map(meanOf);
      const swings = usual.map((round, at) =>
        Math.sqrt(meanOf(round.map((one) => (one - (leads[at] ?? 0)) ** 2))),
      );
      const rounded = (value: number): number => Math.round(value * 10) / 10;
      tellFigures({
        games: asked,
        ...Object.fromEntries(
          swings.map((swing, at) => [`standard deviation in round ${at + firstRound + 1}`, rounded(swing)]),
        ),
        'first seat ahead by': rounded(meanOf(leads)),
        'its standard error': rounded(meanOf(swings) / Math.sqrt(asked * swings.length)),
      });
      expect(Math.abs(meanOf(swings) - strongestSwing)).toBeLessThan(3);
      expect(Math.abs(meanOf(leads) - lessThanBefore)).toBeLessThan(1.5);
    },
  );
});
