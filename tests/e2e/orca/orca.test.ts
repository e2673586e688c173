import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import type { AnyRecord, GameRecord } from '#shared/records/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { kubagramRecord } from '#tests/support/kubagram/records.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { openOrcaDesktop, orcaCanBeHeard, type OrcaDesktop } from '#tests/support/orca.ts';
import { longTest } from '#tests/support/patience.ts';
import { ask, screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { annAndBen, createGame, openTable } from '../table/at-the-table.ts';
import { listening, type Ear } from './by-ear.ts';
import { earStories, lookBack, printKit } from './games.ts';

/** Minutes, on a desktop of its own: at length alone (tests/bench/lengths.ts). */
const isAsked = process.env.CUBEWRIGHT_ORCA === '1';

const ann = [{ name: 'Ann', kind: 'person' as const }];
const annAndBo = [...ann, { name: 'Bo', kind: 'person' as const }];
const tables: readonly (readonly [string, AnyRecord, readonly string[]])[] = [
  ['alphacubes', annAndBen(), ['Tab', 'Enter']],
  ['cubeword', cubewordRecord(ann), []],
  ['kubagram', kubagramRecord(ann), []],
  ['kubo', kuboRecord(annAndBo, 7), ['Tab', 'Enter']],
  ['scruble', scrubleRecord(ann), []],
];
const questions = ['n', 'h', 'p', 'r', 'c', 'w', 'b', 's', 't', 'l', ','];

describe.runIf(isAsked && screensCanBeSeen && orcaCanBeHeard)('L17: what Orca says', () => {
  let desktop: OrcaDesktop;
  let door: BrowserDoor;
  let page: Page;
  beforeAll(async () => {
    desktop = await openOrcaDesktop();
    door = await openBrowserDoor({ browser: desktop.browser });
    page = await door.open();
    await page.bringToFront();
  }, longTest);
  afterAll(async () => {
    await door.close();
    await desktop.close();
  });

  /** Presses the keys, and waits until Orca has said what the live region has. */
  async function hear(...keys: readonly string[]): Promise<string> {
    const told = await desktop.hears(() => ask(page, ...keys));
    return `${keys.join(' ')}: ${told}`;
  }

  it.each(tables)(
    'at the table of %s is each answer, word for word',
    { timeout: 4 * longTest },
    async (id, record, open) => {
      await openTable(page, await createGame(page, record as GameRecord));
      await page.locator('.table-side').waitFor();
      for (const key of open) await page.keyboard.press(key);
      await page.locator('#curtain-title').waitFor({ state: 'detached' });
      const lines: string[] = [];
      for (const question of questions) lines.push(await hear(',', question));
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`kept/${id}.txt`);
    },
  );

  it('on the screens is where one is', { timeout: 4 * longTest }, async () => {
    const lines: string[] = [];
    for (const [path, heading] of [
      ['/library', 'Library'],
      ['/print/alphacubes-board', 'Board, 17 by 17'],
      ['/settings', 'Settings'],
    ] as const) {
      await visit(page, path, heading);
      const line = await hear(',', 'n');
      expect(line).toContain(heading);
      lines.push(`${path} ${line.slice(0, line.indexOf(heading) + heading.length)}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('kept/screens.txt');
  });

  /** In a home of its own, where nothing is remembered from another game. */
  async function byEar(title: string, play: (ear: Ear, at: Page) => Promise<void>): Promise<void> {
    const own = await openBrowserDoor({ browser: desktop.browser });
    try {
      const at = await own.open();
      await at.bringToFront();
      const listen = () => listening(at, (asked) => desktop.hears(asked));
      await visit(at, '/', 'Cubewright');
      // With Speech on, the program keeps where the focus goes, and says it again when asked.
      const first = listen();
      await first.goTo(/^Speech off, button/);
      await first.press('Enter');
      await first.hear('p', /^Speech, button, pressed/);
      const ear = listen();
      await play(ear, at);
      await expect(`${ear.heard.join('\n')}\n`).toMatchFileSnapshot(`kept/${title}.txt`);
    } finally {
      await own.close();
      await page.bringToFront();
    }
  }

  it.each(gameIds)(
    'a game of %s is begun, played to its end and looked back at by ear',
    { timeout: 8 * longTest },
    (id) =>
      byEar(`${id}-played`, async (ear, at) => {
        const story = earStories[id];
        await story.begin(ear);
        if (story.last !== undefined) {
          await openTable(at, await createGame(at, story.last()));
          ear.part('Another, near its end');
        }
        await story.end(ear);
        await ear.hear('n', /^The game is over/);
        await ear.hear('s');
        await lookBack(ear, story.asks);
      }),
  );

  it('a kit is printed by ear', { timeout: 4 * longTest }, () => byEar('kit', printKit));
});
