import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { gameIds } from '#shared/games/index.ts';
import type { Tally } from './soak-tally.ts';

const file = new URL('tallies.json', import.meta.url);

/** What was kept of many games, game by game, those at random first. */
export function keptTallies(): readonly Tally[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Tally[]) : [];
}

/** In the place of an older one of the same game and players. */
export async function keepTally(tally: Tally): Promise<void> {
  console.log(JSON.stringify(tally));
  const before = keptTallies();
  const tallies = gameIds.flatMap((game) =>
    (['random', 'computers'] as const).flatMap((players) =>
      [tally, ...before].filter((one) => one.game === game && one.players === players).slice(0, 1),
    ),
  );
  const { code } = await format('tallies.json', JSON.stringify(tallies), { printWidth: 110 });
  writeFileSync(file, code);
}
