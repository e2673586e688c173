import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { longTest, longWait } from '#tests/support/patience.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { pressAnew, visit } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { mainAction, savedMoves } from './at-kubagram.ts';

const eva = { name: 'Eva', kind: 'computer', level: 1 } as const;
const field = (page: Page) => page.getByRole('group', { name: 'Central field' });
const die = (page: Page, name: string) => field(page).getByRole('button', { name, exact: true }).first();
const lying = (page: Page) =>
  field(page)
    .locator('[data-die]')
    .evaluateAll((all) => all.map((one) => one.querySelector('.cube-letter')?.textContent).join(''));

describe.skipIf(!tableCanBeSeen)('the table of Kubagram', () => {
  const door = theDoor();

  it('is first offered with the dice and the words of the language of the screens', async () => {
    const page = door.page();
    const speak = async (language: string) => {
      await page.evaluate(() => {
        location.hash = '/settings';
      });
      await page.locator(`.setting input[value="${language}"]`).check();
      await page.locator(`html[lang="${language}"]`).waitFor();
    };
    await speak('sv');
    await page.evaluate(() => {
      location.hash = '/new';
    });
    await page.getByRole('radio', { name: 'Kubagram' }).check();
    const chosen = (label: string) =>
      page
        .getByRole('combobox', { name: label, exact: true })
        .evaluate((one: HTMLSelectElement) => one.value);
    await expect.poll(() => chosen('Ordlista')).toBe('swedish');
    expect(await chosen('Tärningar')).toBe('sv');
    await speak('en');
  });

  it('is dealt with a word list in the language of its dice, unless somebody chooses another', async () => {
    const page = door.page();
    await visit(page, '/new', 'New game');
    await page.getByRole('radio', { name: 'Kubagram' }).check();
    const list = page.getByLabel('Word list');
    const dice = page.getByRole('combobox', { name: 'Dice', exact: true });
    const language = (label: string) => dice.selectOption({ label });
    for (const [name, own] of [
      ['Dutch', 'dutch'],
      ['Afrikaans', 'afrikaans'],
      ['Swedish', 'swedish'],
      ['English', 'english'],
    ] as const) {
      await language(name);
      await expect.poll(() => list.inputValue()).toBe(own);
    }
    await language('Dutch');
    await list.selectOption('english-large');
    await page.getByText('The dice are Dutch, and the words of this list English.').waitFor();
    // A choice holds for these dice alone, and is still there when they come back.
    await language('English');
    await expect.poll(() => list.inputValue()).toBe('english');
    await language('Dutch');
    await expect.poll(() => list.inputValue()).toBe('english-large');
    await list.selectOption('dutch');
    await page.getByText('The dice are Dutch').waitFor({ state: 'detached' });
  });

  it('is played by clicks against a computer, to the end', { timeout: longTest }, async () => {
    const page = door.page();
    const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'], jokers: [['DOKTER'], []] });
    const id = await door.lay(kubagramRecord([ann, eva], { setUp }));
    for (const letter of ['C, 1', 'A, 3', 'T, 2', 'T, 2', 'L, 4']) await die(page, letter).click();
    await page.getByRole('button', { name: 'Joker DOKTER, set aside by Ann' }).click();
    await page.getByRole('group', { name: 'Letter of joker DOKTER' }).getByText('E', { exact: true }).click();
    await mainAction(page, 'Claim CATTLE for 42').click();
    await mainAction(page, 'Take C from K1').click();
    await page.getByRole('button', { name: 'H, 4' }).click();
    await page.getByRole('radio', { name: 'At the left' }).check({ force: true });
    await mainAction(page, 'Lay H at the left').click();
    await expect.poll(() => lying(page)).toBe('HEX');
    await mainAction(page, 'End turn').click();
    await expect.poll(() => turnLine(page).textContent(), { timeout: longWait }).toBe('The game is over');
    const moves = savedMoves(door.home(), id);
    expect(moves.slice(0, 4).map(({ kind }) => kind)).toEqual(['claim', 'take', 'lay', 'end']);
    expect(moves.some(({ by }) => by === 1)).toBe(true);
  });

  it('K15 alone shows the best game so far, keeps it and compares it at the end', async () => {
    const page = door.page();
    const { start, steps, last } = randomGame(7);
    const { options, seed } = start;
    const moves = steps.slice(0, -1).map(({ move }) => move);
    const lay = () => door.lay(kubagramRecord([ann], { options, seed, moves }));
    const [score = 0] = kubagram.rules.scores(last);
    const fields = page.locator('.kubagram-fields');
    const end = page.locator('.end');

    const endGame = async () => {
      await mainAction(page, 'End turn').click();
      await page.locator('.end-question').getByRole('button', { name: 'End the game' }).click();
    };

    await lay();
    await fields.getByText('Nobody has finished a game alone with this set').waitFor();
    await endGame();
    await end.getByText(`The first game alone with this set and these switches: ${score}`).waitFor();

    await lay();
    await fields.getByText(`Best game alone with this set and these switches: ${score}, by Ann.`).waitFor();
    await endGame();
    await end.getByText('As good as the best game alone with this set and these switches').waitFor();
    const settings = () => readFileSync(path.join(door.home(), 'settings.json'), 'utf8');
    await expect.poll(settings).toMatch(/"kubagram\.alone\.[0-9a-f]{16}"/);
  });

  it('keeps what is tried, and the order of the field, when the page is loaded again (P32)', async () => {
    const page = door.page();
    const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'] });
    const id = await door.lay(kubagramRecord([ann, ben], { setUp }));
    await field(page).locator('[data-die]', { hasText: 'X' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => lying(page)).toBe('CATTLXE');
    await page.keyboard.type('TALE', { delay: 5 });
    await page.locator('.word-title', { hasText: 'TALE' }).waitFor();
    const draft = () => readFileSync(path.join(door.home(), 'drafts', `${id}.json`), 'utf8');
    await expect.poll(() => (draft().match(/"[TALE]"\]/g) ?? []).length).toBeGreaterThan(9);
    await page.reload();
    await page.locator('.word-title', { hasText: 'TALE' }).waitFor();
    expect(await lying(page)).toBe('CTXTALE');
    await page.keyboard.press('Control+z');
    await page.locator('.word-title', { hasText: /^TAL$/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => lying(page)).toBe('CATTLXE');
    // What others see is what lies: the new order goes with the next die.
    await mainAction(page, 'Take C from K1').click();
    await expect.poll(() => savedMoves(door.home(), id).map(({ kind }) => kind)).toEqual(['arrange', 'take']);
  });

  it('has claims looked up by the others, who answer under their own names (K14)', async () => {
    const page = door.page();
    const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'] });
    const id = await door.lay(kubagramRecord([ann, ben], { setUp, options: { judge: 'challenge' } }));
    await field(page).locator('[tabindex="0"]').focus();
    await page.keyboard.type('LATTCE', { delay: 5 });
    await page.getByText('It stands unless somebody has it looked up').waitFor();
    await mainAction(page, 'Claim LATTCE for 21').click();
    await mainAction(page, 'Let the others look').click();
    await page.locator('#kubagram-challenge-title:focus').waitFor();
    // Answers are typed as well as pressed.
    await page.keyboard.press('/');
    const answer = page.getByRole('textbox', { name: 'Type an answer' });
    await answer.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('1 accept');
    await page.keyboard.press('Enter');
    await page.locator('.kubagram-typed', { hasText: 'Say who answers by a number in front' }).waitFor();
    await answer.fill('2 challenge lattce');
    await page.keyboard.press('Enter');
    await expect.poll(() => lying(page)).toHaveLength(7);
    expect(savedMoves(door.home(), id).at(-1)).toMatchObject({ kind: 'challenge', by: 1, good: false });
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.getByText('look-up').waitFor();
    await page.getByRole('tab', { name: 'Fields' }).click();
  });

  it('takes typed moves, and says beside the field what is wrong', async () => {
    const page = door.page();
    await page.keyboard.press('/');
    const line = page.getByRole('textbox', { name: 'Type a move' });
    await line.and(page.locator(':focus')).waitFor();
    await line.fill('join TABLE SPOON');
    await page.keyboard.press('Enter');
    await page.locator('.kubagram-typed', { hasText: 'There is no word TABLE here' }).waitFor();
    await line.fill('cattle');
    await page.keyboard.press('Enter');
    await mainAction(page, 'Claim CATTLE for 21').waitFor();
    await pressAnew(page);
    await page.getByRole('button', { name: 'CATTLE, 21' }).waitFor();
    expect(await line.inputValue()).toBe('');
  });

  it('has IJ as one letter on Dutch dice, however it is typed (K12)', async () => {
    const page = door.page();
    const central = [...'ĲSBEERBĲTEN'].map((letter) => ({ letter }));
    const options = { set: 'nl', minLength: 5 } as const;
    const id = await door.lay(
      kubagramRecord([ann, ben], { setUp: { corner: 0, central }, options, list: 'dutch' }),
    );
    await expect.poll(() => lying(page)).toBe('IJSBEERBIJTEN');
    await field(page).locator('[tabindex="0"]').focus();
    await page.keyboard.type('ijsbeer', { delay: 5 });
    await page.locator('.word-title', { hasText: 'IJSBEER' }).waitFor();
    await page.getByText('IJSBEER is in the word list').waitFor();
    await mainAction(page, 'Claim IJSBEER for 21').click();
    await page.locator('[data-live="polite"]', { hasText: 'Ann claims IJSBEER for 21 points.' }).waitFor();
    await page.getByRole('button', { name: 'IJSBEER, 21' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('bĳten');
    await page.keyboard.press('Enter');
    await mainAction(page, 'Claim BIJTEN for 14').waitFor();
    await pressAnew(page);
    await page.getByRole('button', { name: 'BIJTEN, 14' }).waitFor();
    await expect
      .poll(() => savedMoves(door.home(), id))
      .toMatchObject([
        { kind: 'claim', accepted: 'ĲSBEER' },
        { kind: 'claim', accepted: 'BĲTEN' },
      ]);
    expect(await lying(page)).toBe('');
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.locator('.score-pad', { hasText: 'IJSBEER' }).waitFor();
    await page.getByRole('tab', { name: 'Fields' }).click();
  });

  it(
    'fits windows of every size, keeps the actions in view, and gives axe nothing to find',
    { timeout: longTest },
    async () => {
      const page = door.page();
      const setUp = shortGame({
        central: 'YYROCHAD',
        box: ['ACH:C', 'ANT:T'],
        words: [['TABLE', 'SPOON']],
        jokers: [['DOKTER'], []],
      });
      await door.lay(kubagramRecord([ann, ben], { setUp }));
      await field(page).locator('[tabindex="0"]').focus();
      await page.keyboard.type('ORCHARD', { delay: 5 });
      const sideways = () =>
        page.locator('.table--kubagram').evaluate((one) => one.scrollWidth - one.clientWidth);
      for (const [width, height] of [
        [640, 400],
        [900, 700],
        [2560, 1440],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const size = `${width} x ${height}`;
        await expect.poll(async () => [size, await sideways()]).toEqual([size, 0]);
        const inView = async () => {
          const box = await mainAction(page, 'Claim ORCHARD for 72').boundingBox();
          return (box?.y ?? height) + (box?.height ?? 0) <= height;
        };
        await expect.poll(async () => [size, await inView()]).toEqual([size, true]);
        if (width === 640) expect([size, (await axeOn(page)).findings]).toEqual([size, []]);
      }
      for (const [theme, media] of [
        ['light', { colorScheme: 'light', contrast: 'no-preference' }],
        ['dark', { colorScheme: 'dark', contrast: 'no-preference' }],
        ['high-contrast', { colorScheme: 'light', contrast: 'more' }],
      ] as const) {
        await page.emulateMedia(media);
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
        const { findings } = await axeOn(page, {
          only: theme === 'light' ? undefined : 'color-contrast',
        });
        expect([theme, findings]).toEqual([theme, []]);
      }
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 640, height: 400 });
      await mainAction(page, 'Take C from K1').click();
      const face = page.locator('.kubagram-faces :focus');
      await face.waitFor();
      // What the turn goes on with is brought into view.
      await expect
        .poll(async () => {
          const { y = 0 } = (await face.boundingBox()) ?? {};
          return y >= 52 && y < 300;
        })
        .toBe(true);
      const box = page.locator('.kubagram-box');
      await box.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await box.boundingBox())?.y).toBeGreaterThanOrEqual(52);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect((await axeOn(page)).findings).toEqual([]);
    },
  );
});
