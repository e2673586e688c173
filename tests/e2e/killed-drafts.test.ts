import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { defaults } from '#shared/options/index.ts';
import { recordFormat, recordVersion, type GameRecord } from '#shared/records/index.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { answered, countCalls } from '#tests/support/screens.ts';
import { comeForward } from './story/at-any-table.ts';
import { storyOf } from './story/story.ts';
import { createGame, openTable, tableCanBeSeen } from './table/at-the-table.ts';

const people: GameRecord['players'] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Ben', kind: 'person' },
];

function newGame(game: GameId, seed: number): GameRecord {
  const { options, lexicon } = gameOf(game);
  return {
    format: recordFormat,
    version: recordVersion,
    game,
    options: defaults(options),
    seed,
    players: people,
    ...(lexicon === 'none' ? {} : { lexicon: { name: 'english', sha256: '0'.repeat(64) } }),
    takenBack: 0,
    moves: [],
  };
}

describe.skipIf(!tableCanBeSeen)('what is done and not yet played (P32)', () => {
  it(
    'is there in every game after Cubewright was killed and started anew',
    { timeout: longTest },
    async () => {
      const home = mkdtempSync(join(tmpdir(), 'cubewright-home-'));
      onTestFinished(() => {
        rmSync(home, { recursive: true, force: true });
      });
      const killed = await openBrowserDoor({ home });
      onTestFinished(() => killed.close());
      const page = await killed.open();
      await countCalls(page);
      const begun: { readonly id: string; readonly isThere: () => Promise<void> }[] = [];
      for (const game of gameIds) {
        const { seed, kept, begin } = await storyOf(game);
        const id = await createGame(page, kept?.record?.() ?? newGame(game, seed));
        await openTable(page, id);
        await comeForward(page);
        begun.push({ id, isThere: await (kept?.begin ?? begin)(page) });
        await answered(page);
        await expect.poll(() => existsSync(join(home, 'drafts', `${id}.json`)), { message: game }).toBe(true);
      }
      const gone = once(killed.process, 'exit');
      killed.process.kill('SIGKILL');
      await gone;

      const again = await openBrowserDoor({ home });
      onTestFinished(() => again.close());
      await page.goto(again.address);
      for (const { id, isThere } of begun) {
        await openTable(page, id);
        await comeForward(page);
        await isThere();
      }
    },
  );
});
