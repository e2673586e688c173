import type { Page } from 'playwright-core';
import { gameIds, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { puzzlesOfDay } from '#shared/puzzles/index.ts';
import { createGame, openTable, publishedBefore } from '#tests/e2e/table/at-the-table.ts';
import { midGame } from './mid-games/mid-games.ts';
import { screens } from './screens.ts';

export interface Place {
  readonly name: string;
  /** Goes there in whatever language the page speaks, and calls `look` for each picture there is to see. */
  readonly visit: (page: Page, look: () => Promise<void>) => Promise<void>;
}

/** The same puzzles whenever the tests are run; on this day a Kubo hand has a single card that can lie. */
const dayOfPuzzles = '2026-11-29';

/** Who sits at the tables of `everyPlace`. */
export const playersOfPlaces = ['Ann', 'Ben', 'Eva', 'Ida'];

async function go(page: Page, to: string, last: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, to);
  await page.locator(last).first().waitFor();
}

const at = (name: string, to: string, last: string): Place => ({
  name,
  async visit(page, look) {
    await go(page, to, last);
    await look();
  },
});

const screensOf: readonly Place[] = screens.map(({ path, last }) => ({
  name: path,
  async visit(page, look) {
    if (last.startsWith('.preview')) {
      // The fonts of sheets have no signs for pseudo texts. Choices with long names are a list.
      await go(page, path, '.studio, .print');
      const choice = page.locator('input[value="en"]');
      const list = page.locator('select:has(option[value="en"])');
      await choice.or(list).first().waitFor();
      await ((await choice.count()) > 0 ? choice.first().check() : list.first().selectOption('en'));
    }
    // Sheets, and so the pictures of them, are in English; after a first game the library has other ways.
    await go(page, path, ['/library', '/print/set/kubo'].includes(path) ? 'h1' : last);
    await look();
  },
}));

const dialogs: Place = {
  name: 'all commands and all keys',
  async visit(page, look) {
    await go(page, '/puzzles', '.five-row');
    for (const key of ['Control+k', '?']) {
      await page.keyboard.press(key);
      await page.locator('dialog').waitFor();
      await look();
      await page.keyboard.press('Escape');
    }
  },
};

const placesOf = (game: GameId): readonly Place[] => [
  at(`${game}: its rules`, `/help/${game}`, 'article'),
  at(`${game}: its position`, `/position/${game}`, `.${game}-position`),
  at(`${game}: its lesson`, `/learn/${game}`, '.lesson-slip'),
  {
    name: `${game}: its puzzle`,
    async visit(page, look) {
      const [puzzle] = expectOk(await puzzlesOfDay(dayOfPuzzles, [game]));
      await go(page, `/puzzle/${game}/${puzzle?.id}`, '#puzzle-title');
      await look();
    },
  },
  {
    name: `${game}: its options`,
    async visit(page, look) {
      await go(page, '/new', '.new-game-deal [type=submit]:enabled');
      await page.locator(`input[type=radio][value="${game}"]`).check();
      await page.locator('.new-game-deal [type=submit]:enabled').waitFor();
      await look();
    },
  },
  {
    name: `${game}: its curtain, table, menu and look back`,
    async visit(page, look) {
      const record = game === 'alphacubes' ? publishedBefore(11) : midGame(game);
      const players = record.players.map((player, seat) => ({
        ...player,
        name: playersOfPlaces[seat] ?? '',
      }));
      const id = await createGame(page, { ...record, players });
      await openTable(page, id);
      await page.locator('.curtain, [data-hand], .actions').first().waitFor();
      const curtain = page.locator('.curtain button').first();
      if ((await curtain.count()) > 0) {
        await look();
        await curtain.click();
        await page.locator('.curtain').waitFor({ state: 'detached' });
      }
      await look();
      await page.locator('.game-menu > button').click();
      await look();
      await page.keyboard.press('Escape');
      await go(page, `/table/${id}/review`, '.review');
      await look();
    },
  },
];

/** Every screen, dialog and page of Help, and of each game what it shows in its middle; later ones need the earlier. */
export const everyPlace: readonly Place[] = [
  ...screensOf,
  dialogs,
  ...['table', 'making', 'designing', 'box', 'problems', 'about'].map((page) =>
    at(`/help/${page}`, `/help/${page}`, 'article'),
  ),
  ...gameIds.flatMap(placesOf),
];
