import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gameIds, type GameId } from '#shared/games/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { longTest } from '#tests/support/patience.ts';
import { answered, countCalls } from '#tests/support/screens.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { pickCell, pointOut } from './kubo/at-kubo.ts';
import { comeForward } from './story/at-any-table.ts';
import { alphacubes } from './story/alphacubes.ts';
import { cubeword } from './story/cubeword.ts';
import { kubagram } from './story/kubagram.ts';
import { kubo, lastCard } from './story/kubo.ts';
import { scruble } from './story/scruble.ts';
import type { StoryOf } from './story/story.ts';
import { annAndBen, createGame, openTable, tableCanBeSeen } from './table/at-the-table.ts';

interface Begun {
  readonly record: () => GameRecord;
  /** Does what is not a move yet; gives what finds it again. */
  readonly begin: StoryOf['begin'];
}

/** In Kubo a card that is laid is a move: what waits is a line that is pointed out. */
async function pointOutLine(page: Page): Promise<() => Promise<void>> {
  await pickCell(page, lastCard.card);
  await page.locator(`[data-hand="${lastCard.card}"][aria-selected="true"]`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.kubo-card--laid').waitFor();
  await page.locator('.kubo-end:enabled').waitFor();
  await pointOut(page, lastCard.claim);
  return () => page.locator('.actions-main:not(:disabled)', { hasText: 'Claim' }).waitFor();
}

const drafts: Readonly<Partial<Record<GameId, Begun>>> = {
  alphacubes: { record: annAndBen, begin: alphacubes.begin },
  cubeword: { record: () => cubewordRecord([ann, ben]), begin: cubeword.begin },
  kubagram: {
    record: () =>
      kubagramRecord([ann, ben], { setUp: shortGame({ central: 'TABLESPOONXA', box: ['ACH:C', 'ANT:T'] }) }),
    begin: kubagram.begin,
  },
  kubo: { record: () => kubo.last?.() ?? annAndBen(), begin: pointOutLine },
  scruble: { record: () => scrubleRecord([ann, ben]), begin: scruble.begin },
};

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
        const draft = drafts[game];
        if (draft === undefined) throw new Error(`Nothing is drafted in ${game}`);
        const { record, begin } = draft;
        const id = await createGame(page, record());
        await openTable(page, id);
        await comeForward(page);
        begun.push({ id, isThere: await begin(page) });
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
