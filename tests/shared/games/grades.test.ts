import { describe, expect, it } from 'vitest';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGames, type ComputerGame, type ReviewedGames } from '#tests/support/reviewed-games.ts';
import { sharesOf, type Shares } from '#tests/support/reviews/shares.ts';

/** `CUBEWRIGHT_GRADE_GAMES=200` plays that many games of each strength, with the English list; hours. */
const asked = Number(process.env.CUBEWRIGHT_GRADE_GAMES ?? 0);
/** Yardsticks were measured over games of the seeds from 1 on. */
const firstSeed = 1_000_000;

/** Five of the levels where there are more. */
const chosen: Partial<Record<GameId, readonly number[]>> = {
  alphacubes: [1, 5, 9, 13, 17],
  cubeword: [1, 2, 3, 5, 6],
};

const strengthsOf = (id: GameId): readonly number[] =>
  chosen[id] ?? gameOf(id).computers.levels.map(({ level }) => level);

const middleOf = (id: GameId): number => strengthsOf(id)[Math.floor(strengthsOf(id).length / 2)] ?? 1;

async function* gamesOf({ play }: ReviewedGames, level: number, count: number): AsyncGenerator<ComputerGame> {
  for (let at = 0; at < count; at += 1) yield await play([level, level], firstSeed + at);
}

const lower = ({ slip, mistake, missed }: Shares): number => slip + mistake + missed;

describe.each(gameIds)('the grades of %s', (id) => {
  const measured = new Map<number, Shares>();
  const tables = new Map<GameId, ReturnType<typeof reviewedGames>>();
  const table = (): ReturnType<typeof reviewedGames> => {
    const made = tables.get(id) ?? reviewedGames(id, undefined, true);
    tables.set(id, made);
    return made;
  };

  it.runIf(asked > 0).each(strengthsOf(id))(
    `level %i against level ${middleOf(id)}, of ${id}`,
    { timeout: longTest },
    async (level) => {
      const games = await table();
      const shares = await sharesOf(games, gamesOf(games, level, asked), middleOf(id));
      measured.set(level, shares);
      tellFigures({ ...shares });
      expect(shares.confirmed).toBeGreaterThanOrEqual(0.8);
    },
  );

  it.runIf(asked > 0)(`are lower the less strength is measured, of ${id}`, () => {
    const shares = strengthsOf(id).map((level) => {
      const found = measured.get(level);
      return found === undefined ? NaN : lower(found);
    });
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(new Set(shares).size).toBe(shares.length);
  });

  it.runIf(asked > 0).each(strengthsOf(id))(
    `level %i against itself, of ${id}`,
    { timeout: longTest },
    async (level) => {
      const games = await table();
      const shares = await sharesOf(games, gamesOf(games, level, asked), level);
      tellFigures({ ...shares });
      expect(shares.best + shares.good).toBeGreaterThanOrEqual(0.4);
      // Where many turns make exactly the usual points, more than half of them are good.
      expect(shares.more).toBeLessThanOrEqual(0.62);
      // A strong level finds the best turn three times in four, and what it misses then costs much.
      expect(shares.mistake).toBeLessThan(0.2);
    },
  );
});

describe('the turns of two games of Alphacubes', () => {
  it('get lower grades where the players are weaker', { timeout: longTest }, async () => {
    const games = await reviewedGames('alphacubes', englishUpTo(20));
    const of = async (level: number) => await sharesOf(games, gamesOf(games, level, 1), 9);
    const [weak, strong] = [await of(1), await of(17)];
    expect(lower(weak)).toBeGreaterThan(lower(strong));
    for (const { best, good, slip, mistake, missed } of [weak, strong]) {
      expect(best + good + slip + mistake + missed).toBeCloseTo(1);
    }
  });
});
