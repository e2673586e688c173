import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createMatch } from '#electron/cli/match/computer-match.ts';
import type { GameFacts } from '#electron/cli/match/game-facts.ts';
import { playOnThreads } from '#electron/cli/match/match-threads.ts';
import { followsOthers, currentState } from '#shared/engine/index.ts';
import {
  alphacubesOptions,
  computerLevels,
  type AlphacubesState,
  type AlphacubesView,
} from '#shared/games/alphacubes/index.ts';
import { follow } from '#shared/games/alphacubes/computer/levels.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { percentile } from '#tests/bench/measure.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';

/** `CUBEWRIGHT_LADDER_GAMES=400` plays that many games of each pair of neighbours, with the English list; hours. */
const asked = Number(process.env.CUBEWRIGHT_LADDER_GAMES ?? 0);
/** `CUBEWRIGHT_LADDER_PAIRS=20,19` plays these upper levels alone. */
const chosen = process.env.CUBEWRIGHT_LADDER_PAIRS?.split(',').map(Number);
const options = defaults(alphacubesOptions);

describe('the ladder of computers', () => {
  it('goes up by the points that they score and by the words that they know, from level 1', () => {
    expect(computerLevels.map(({ level }) => level)).toEqual(computerLevels.map((_, at) => at + 1));
    const rising = (of: readonly number[]) => {
      expect(of).toEqual(of.toSorted((one, other) => one - other));
    };
    rising(computerLevels.map(({ points }) => points));
    rising(computerLevels.map(({ tier = Infinity }) => tier));
    rising(computerLevels.map(({ doubts }) => doubts));
    for (const { share } of computerLevels) rising(share);
  });

  it('has a computer that follows the others: it begins with small plays of common words, and then plays as they play', () => {
    const seats = (...others: readonly (readonly [points: number, plays: number])[]) => ({
      seats: [[999, 9] as const, ...others].map(([points, plays]) => ({
        points,
        plays,
        cubes: 7,
        missed: 0,
        out: false,
      })),
    });
    const level = (view: Pick<AlphacubesView, 'seats'>) => follow(view, seat(0));
    expect(level(seats([0, 0]))).toBe(5);
    expect(level(seats([20, 10]))).toBe(1);
    expect(level(seats([1000, 10]))).toBe(16);
    expect(level(seats([20, 10], [1000, 10]))).toBe(12);
    // Unplayed cubes cost points; nobody is less than the weakest.
    expect(level(seats([-40, 1]))).toBeLessThan(level(seats([0, 0])));
    expect(level({ seats: seats().seats })).toBe(5);
  });

  it('counts the plays that stand', { timeout: longTest }, async () => {
    const lexicon = lexiconOver(smallWords);
    const match = createMatch({
      game: 'alphacubes',
      words: { lexicon, vocabularyOf: () => lexicon },
      options,
      levels: [12, followsOthers],
    });
    const { timeline } = expectOk(await match.play(5));
    const state = currentState(timeline) as AlphacubesState;
    const turns = new Set(Object.values(state.squares).map(({ turn }) => turn));
    expect(state.seats.reduce((sum, { plays }) => sum + plays, 0)).toBe(turns.size);
  });

  const pairs = computerLevels.flatMap(({ level }) =>
    level > 1 && chosen?.includes(level) !== false ? [[level, level - 1] as const] : [],
  );
  it.runIf(asked > 0).each(pairs)(
    'level %i beats level %i, by a step that can be climbed',
    { timeout: longTest * 600 },
    async (upper, lower) => {
      const won = await shareWon(upper, lower, asked);
      expect(won).toBeGreaterThanOrEqual(0.6);
      expect(won).toBeLessThanOrEqual(0.8);
    },
  );
});

/** Of so many games, half with the seats changed; a tie counts half. */
async function shareWon(upper: number, lower: number, games: number): Promise<number> {
  let [won, points, plays] = [0, 0, 0];
  const ms: number[] = [];
  for (const own of [0, 1]) {
    const levels = own === 0 ? [upper, lower] : [lower, upper];
    const ask = {
      game: 'alphacubes',
      lexicon: 'english',
      levels,
      count: games / 2,
      seed: 1,
      options: [],
    } as const;
    const count = (game: GameFacts): void => {
      won += game.winners.includes(own) ? 1 / game.winners.length : 0;
      points += game.points[own] ?? 0;
      plays += game.lays.filter(({ seat: by }) => by === own).length;
      ms.push(...(game.ms[own] ?? []));
    };
    expectOk(await playOnThreads(ask, availableParallelism(), new AbortController().signal, count));
  }
  tellFigures({
    games,
    won: won / games,
    'points a play': points / plays,
    'p95 of a move in ms': Math.round(percentile(ms, 95)),
  });
  return won / games;
}
