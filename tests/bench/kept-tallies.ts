import { gameIds } from '#shared/games/index.ts';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import type { Tally } from './soak-tally.ts';

const file = new URL('tallies.json', import.meta.url);

/** What was kept of many games, game by game, those at random first. */
export const keptTallies = (): readonly Tally[] => readKept<readonly Tally[]>(file) ?? [];

/** In the place of an older one of the same game and players. */
export async function keepTally(tally: Tally): Promise<void> {
  console.log(JSON.stringify(tally));
  const all = [tally, ...keptTallies()];
  const tallies = gameIds.flatMap((game) =>
    (['random', 'computers'] as const).flatMap((players) =>
      all.filter((one) => one.game === game && one.players === players).slice(0, 1),
    ),
  );
  await writeKept(file, tallies);
}
