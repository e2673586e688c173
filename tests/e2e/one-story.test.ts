import { beforeAll, describe, expect, it } from 'vitest';
import { gameIds, type GameId } from '#shared/games/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { said, saidWhole, storyLanguage } from '#tests/support/said.ts';
import { tabTo } from '#tests/support/screens.ts';
import { unnamed } from '#tests/support/unnamed.ts';
import {
  button,
  choose,
  comeForward,
  keys,
  press,
  replayedScores,
  savedRecord,
  turnText,
  write,
} from './story/at-any-table.ts';
import { storyOf, type StoryOf } from './story/story.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('one story that every game passes, by keyboard alone (P11)', () => {
  const door = theDoor();
  beforeAll(async () => {
    const page = door.page();
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.locator(`.setting input[value="${storyLanguage}"]`).check();
    await page.locator(`html[lang="${storyLanguage}"]`).waitFor();
  });
  const home = (name = 'Cubewright') =>
    door.page().getByRole('heading', { level: 1, name: name === 'Cubewright' ? name : said(name) });
  const turnIs = (turn: number) =>
    expect.poll(() => turnText(door.page())).toMatch(said(`Turn ${turn}, * to play`));

  /** From Home by its key: the game by the arrows, who plays, the house rules, and the seed of the deal. */
  async function deal(game: GameId, { seed, houseRules }: StoryOf): Promise<string> {
    const page = door.page();
    const focused = page.locator(':focus');
    await page.evaluate(() => (location.hash = '#/'));
    await home().waitFor();
    await keys(page, 'n');
    await home('New game').and(focused).waitFor();
    const name = await page.locator(`.game-index-row:has([value="${game}"]) strong`).textContent();
    await choose(page, 'Which game', name ?? '');
    await write(page, 'Name at place 1', 'Ann');
    await write(page, 'Name at place 2', 'Ben');
    await choose(page, 'Who plays for Ben', 'Person');
    // The story's words are English, whatever the screens speak; without words there is no list.
    const lists = page.locator('select:has(option[value="english"])');
    if ((await lists.count()) > 0) await lists.selectOption('english');
    await houseRules?.(page);
    await press(page, button(page, 'Repeat a deal'));
    await page.getByLabel(saidWhole('Seed')).and(focused).waitFor();
    await page.keyboard.type(String(seed));
    await keys(page, 'Enter');
    await page.locator('.table').waitFor();
    return page.url().split('/').at(-1) ?? '';
  }

  it.each(gameIds)(
    '%s: new, turns, hint, undo, close, resume, end, replay',
    { timeout: longTest },
    async (game) => {
      const page = door.page();
      const story = await storyOf(game);
      await page.addInitScript(() => {
        addEventListener('pointerdown', () => sessionStorage.setItem('pointed', ''), true);
      });
      await page.reload();
      const id = await deal(game, story);
      for (const [at, turn] of story.turns.entries()) {
        await turnIs(at + 1);
        await comeForward(page);
        await turn(page, { home: door.home(), id });
      }

      // Undo and redo, whoever has the turn then.
      await turnIs(4);
      const { moves } = savedRecord(door.home(), id);
      await keys(page, 'Control+z');
      await expect.poll(() => turnText(page)).not.toMatch(said('Turn 4, * to play'));
      await keys(page, 'Control+y');
      await turnIs(4);
      expect(savedRecord(door.home(), id).moves).toEqual(moves);

      // Close in the middle of a turn, and resume in another window: what was begun still lies there.
      await comeForward(page);
      const isThere = await story.begin(page);
      await press(page, page.getByRole('link', { name: said('Home') }));
      await home().and(page.locator(':focus')).waitFor();
      await page.reload();
      await button(page, 'Continue').waitFor();
      await keys(page, 'Enter');
      await turnIs(4);
      await comeForward(page);
      await isThere();

      const last = story.last?.();
      const ended = last === undefined ? id : await door.lay(last);
      if (last !== undefined) await comeForward(page);
      await story.end(page, { home: door.home(), id: ended });
      await page.locator('#end-title:focus').waitFor();
      expect(await turnText(page)).toMatch(saidWhole('The game is over'));
      expect(await unnamed(page)).toEqual([]);

      // Replay: the record tells the same without a word list, and every turn can be gone back to.
      const record = savedRecord(door.home(), ended);
      expect(record.moves.map(({ kind }) => kind)).toEqual(story.kinds);
      const shown = await page.locator('.end-score').allTextContents();
      // The players stand in order of rank.
      const scores = replayedScores(record).toSorted((one, other) => other - one);
      expect(shown.map((text) => text.replace('−', '-'))).toEqual(scores.map(String));
      await press(page, button(page, 'Look back'));
      await page.locator('#review-title:focus').waitFor();
      const turns = page.locator('.review-rows [role=option]');
      await turns.first().waitFor();
      await keys(page, 'End');
      await turns.last().and(page.locator('[aria-selected=true]')).waitFor();
      expect(await unnamed(page)).toEqual([]);
      await keys(page, 'Escape');
      await page.locator('#end-title:focus').waitFor();
      await tabTo(page, button(page, 'Next round'));
      expect(await page.evaluate(() => sessionStorage.getItem('pointed'))).toBeNull();
      expect(door.heard()).toEqual([]);
    },
  );
});
