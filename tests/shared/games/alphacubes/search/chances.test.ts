import { describe, expect, it } from 'vitest';
import {
  aheadRequest,
  alphacubes,
  type AlphacubesState,
  type AlphacubesView,
} from '#shared/games/alphacubes/index.ts';
import { hintEffort } from '#shared/games/alphacubes/search/ahead-request.ts';
import type { AheadEffort } from '#shared/games/alphacubes/search/ahead.ts';
import { lookAhead } from '#shared/games/alphacubes/search/look-ahead.ts';
import {
  lessThanBefore as less,
  outlookOf,
  strongestSwing,
} from '#shared/games/alphacubes/search/outlook.ts';
import type { OpenTable } from '#shared/games/alphacubes/search/play-on.ts';
import { nextInt, randomFrom, shuffle, type Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { createWordEngine, type WordEngine } from '#shared/word-engine/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { dealtTable } from '#tests/support/alphacubes/end-positions.ts';
import { moverOf, turnsOf } from '#tests/support/alphacubes/strong-games.ts';
import { bundledList, englishUpTo } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_CHANCES=2000` plays so many games with the English list, and asks in each as often as `asksInEach`. */
const asked = Number(process.env.CUBEWRIGHT_CHANCES ?? 0);
const asksInEach = 4;
const bins = 10;

interface Told {
  readonly game: Seed;
  /** What the look-ahead says of the play that was made, 0 to 1. */
  readonly chance: number;
  /** How the game ended for who made it: 1, 0, or a half for a tie. */
  readonly won: number;
}

/** Returns what the look-ahead says of the play that scores most, which is made. */
function chanceOfMade({ engine, effort }: Asks, state: AlphacubesState, seed: Seed): number {
  const by = moverOf(state);
  const view = alphacubes.rules.viewFor(state, by) as AlphacubesView;
  const { plays } = lookAhead(engine, aheadRequest(view, by, randomFrom(seed), effort));
  return plays.reduce((best, one) => (one.play.score > best.play.score ? one : best)).chance;
}

/** Plays a game of the strongest level that does not look ahead, and asks at some of its turns for the chance to win. */
async function toldIn(seed: Seed, asks: Asks): Promise<readonly Told[]> {
  const { turns, end } = await turnsOf(asks.lexicon, seed);
  const [chosen] = shuffle(randomFrom(seed), turns);
  return chosen.slice(0, asksInEach).map((state) => {
    const by = moverOf(state);
    const [mine = 0, other = 0] = [by, 1 - by].map((one) => end.seats[one]?.points);
    return {
      game: seed,
      chance: chanceOfMade(asks, state, seed),
      won: mine > other ? 1 : mine === other ? 0.5 : 0,
    };
  });
}

/** Returns two standard errors of the share won. What was told in one game came true or not together. */
function luckOf(told: readonly Told[]): number {
  const sums = new Map<Seed, number>();
  for (const { game, chance, won } of told) sums.set(game, (sums.get(game) ?? 0) + won - chance);
  const squares = [...sums.values()].reduce((sum, one) => sum + one * one, 0);
  return (2 * Math.sqrt(squares)) / Math.max(1, told.length);
}

interface Asks {
  readonly lexicon: Lexicon;
  readonly engine: WordEngine;
  readonly effort: AheadEffort;
}

describe('the chance to win', () => {
  it('adds up to 1 for two seats, whatever the lead and however much is left', () => {
    for (let seed = firstSeed; seed < firstSeed + 20; seed += 1) {
      const [dealt, random] = dealtTable(seed);
      const [lead] = nextInt(random, 200);
      const table: OpenTable = { ...dealt, points: [lead, 100], stock: dealt.stock.slice(lead % 80) };
      const [one, other] = [0, 1].map((by) => outlookOf(table, by, { turn: 90 }));
      expect((one?.chance ?? 0) + (other?.chance ?? 0)).toBeCloseTo(1, 9);
      expect((one?.lead ?? 0) + (other?.lead ?? 0)).toBeCloseTo(0, 9);
    }
  });

  it('compares leads where all have had the same number of turns: who still has one is given what a turn brings', () => {
    const [dealt] = dealtTable(firstSeed);
    const after = (last: number, first = 0) =>
      outlookOf({ ...dealt, points: [150, 30], seat: last, first }, 0, { turn: 100 + less * 1.5 }).lead;
    expect(after(1)).toBe(120);
    expect(after(0)).toBe(20);
    expect(after(0, 1)).toBe(120);
    expect(after(1, 1)).toBe(220);
  });

  it('gives those who come later in the round less, and leaves out who is out', () => {
    const [dealt] = dealtTable(firstSeed);
    const hand = dealt.hands[0] ?? [];
    const after = (out: readonly boolean[], last: number, by: number) =>
      outlookOf({ ...dealt, points: out.map(() => 0), hands: out.map(() => hand), out, seat: last }, by, {
        turn: 100,
      }).lead;
    const none = [false, false, false];
    // Of three seats the mean of the turns played ahead is that of the second turn; the fourth and fifth are to come.
    expect(after(none, 0, 0)).toBe(-(100 - less * 2));
    expect(after(none, 0, 2)).toBe(100 - less * 3 - (100 - less * 2));
    expect(after(none, 2, 0)).toBe(0);
    // Without the second seat it is a round of two.
    expect(after([false, true, false], 0, 0)).toBe(-(100 - less * 1.5));
  });

  it('counts what later turns bring less once a round, from the end of this round on', () => {
    const [dealt] = dealtTable(firstSeed);
    const hand = dealt.hands[0]?.slice(0, 7) ?? [];
    const after = (points: readonly number[], last: number, by: number, isOut: readonly number[] = []) => {
      const out = points.map((_, seat) => isOut.includes(seat));
      const hands = points.map(() => hand);
      const stock = hands.filter((_, seat) => out[seat] !== true).flat();
      const table = { ...dealt, points: [...points], hands, stock, seat: last, out, first: 0 };
      return outlookOf(table, by, { turn: 100 });
    };
    const chanceOf = (lead: number) => 1 / (1 + Math.exp((-1.702 * lead) / (strongestSwing * Math.sqrt(2))));
    // Two rounds are left after the last seat, and one and a half after the first of two, whose round is not over.
    expect(after([150, 150], 1, 0).chance).toBeCloseTo(chanceOf(2 * less), 9);
    const made = after([100 - less * 1.5, 0], 0, 0);
    expect(made.lead).toBeCloseTo(0, 9);
    expect(made.chance).toBeCloseTo(chanceOf(1.5 * less), 9);
    // Of three seats two are to come after the first, which leaves one and a third.
    const three = [200, 100 + less * 2, -1000];
    expect(after(three, 0, 0).chance).toBeCloseTo(chanceOf(less * (2 - 2 / 3)), 9);
    // Where one of the three is out, it is as with two.
    expect(after([100 - less * 1.5, -500, 0], 0, 0, [1]).chance).toBeCloseTo(chanceOf(1.5 * less), 9);
  });

  it('leaves the other seat the rest, as its own next play tells, so that a turn more is no lead', async () => {
    const lexicon = lexiconOver(englishUpTo(10));
    const engine = createWordEngine(lexicon);
    const ends = { lexicon, engine, effort: { plays: 2, searches: 20 } };
    const sums: number[] = [];
    for (let game = 0; game < 6; game += 1) {
      const { turns } = await turnsOf(ends.lexicon, firstSeed + game);
      const chances = turns.slice(0, 5).map((state) => chanceOfMade(ends, state, firstSeed + game));
      for (const [at, chance] of chances.slice(1).entries()) sums.push(chance + (chances[at] ?? 0));
    }
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(1.2);
  });

  it.runIf(asked > 0)(
    `is what comes true in ${asked} games from seed ${firstSeed}, in each of ${bins} bins`,
    { timeout: longTest },
    async () => {
      const lexicon = lexiconOver(bundledList('english').words);
      const asks = { lexicon, engine: createWordEngine(lexicon), effort: hintEffort };
      const told: Told[] = [];
      for (let seed = firstSeed; seed < firstSeed + asked; seed += 1)
        told.push(...(await toldIn(seed, asks)));
      const figures: Record<string, number> = { games: asked, told: told.length };
      const apart: number[] = [];
      for (let bin = 0; bin < bins; bin += 1) {
        const here = told.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin);
        const mean = (of: (one: Told) => number) =>
          here.reduce((sum, one) => sum + of(one), 0) / Math.max(1, here.length);
        const [said, won] = [mean(({ chance }) => chance), mean((one) => one.won)];
        figures[`told ${Math.round(said * 100)} % in ${here.length}, won %`] = Math.round(won * 1000) / 10;
        apart.push(Math.max(0, Math.abs(said - won) - luckOf(here)));
      }
      tellFigures(figures);
      for (const one of apart) expect(one).toBeLessThanOrEqual(0.05);
    },
  );
});
