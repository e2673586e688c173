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

/** What the plays of both seats brought in a round. */
type Round = readonly [first: number, second: number];

/** Returns the rounds of a game as long as both seats had whole hands. */
async function roundsOf(lexicon: Lexicon, seed: Seed): Promise<readonly Round[]> {
  const { turns, end } = await turnsOf(lexicon, seed);
  const rounds: Round[] = [];
  for (let at = 0; at + 1 < turns.length; at += 2) {
    const [before, between, after] = [turns[at], turns[at + 1], turns[at + 2] ?? end];
    if (before === undefined || between === undefined) break;
    const [first, second] = [moverOf(before), moverOf(between)];
    const isWhole = (state: AlphacubesState) => state.seats[moverOf(state)]?.hand.length === handSize;
    if (first === second || !isWhole(before) || !isWhole(between)) break;
    const gain = (by: Seat) => (after.seats[by]?.points ?? 0) - (before.seats[by]?.points ?? 0);
    rounds.push([gain(first), gain(second)]);
  }
  return rounds;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((one) => (one - mean) ** 2)));
}

describe('the pace of the strongest players', () => {
  it.runIf(asked > 0)(
    'is what the chance to win takes it to be: how far the lead changes in a round, and how much less each turn brings',
    { timeout: longTest },
    async () => {
      const lexicon = lexiconOver(bundledList('english').words);
      const leads: number[][] = [];
      const falls: number[] = [];
      for (let seed = firstSeed; seed < firstSeed + asked; seed += 1) {
        const rounds = await roundsOf(lexicon, seed);
        for (const [at, [first, second]] of rounds.entries()) {
          (leads[at] ??= []).push(first - second);
          const before = at > firstRound ? rounds[at - 1] : undefined;
          if (before !== undefined) falls.push(before[1] - first);
        }
      }
      // A round that few games reach is no sample.
      const usual = leads.filter(({ length }) => length > asked / 2).slice(firstRound);
      const swings = usual.map(deviationOf);
      const within = meanOf(usual.map(meanOf));
      const between = meanOf(falls);
      const error = meanOf(swings) / Math.sqrt(asked * swings.length);
      const rounded = (value: number): number => Math.round(value * 10) / 10;
      tellFigures({
        games: asked,
        ...Object.fromEntries(
          swings.map((swing, at) => [`standard deviation in round ${at + firstRound + 1}`, rounded(swing)]),
        ),
        'second turn of a round less by': rounded(within),
        'first turn of the next less by': rounded(between),
        'their standard error': rounded(error),
      });
      expect(Math.abs(meanOf(swings) - strongestSwing)).toBeLessThan(3);
      for (const less of [within, between])
        expect(Math.abs(less - lessThanBefore)).toBeLessThan(1 + 3 * error);
    },
  );
});
