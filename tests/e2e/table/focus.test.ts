import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { answered, pressByKeys, tabTo } from '#tests/support/screens.ts';
import { annAndBen, lift, onBoard, publishedBefore, tableCanBeSeen, theDoor } from './at-the-table.ts';
import { pressEveryButton, situationAt } from './every-button.ts';

const places = { place: '[data-square]', claims: '.challenge' };

describe.skipIf(!tableCanBeSeen)('the focus after every action at the table (7.17)', () => {
  const door = theDoor();
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await door.page().keyboard.press(key);
  };
  const button = (name: string) => door.page().getByRole('button', { name, exact: true });
  const open = async (record: AlphacubesRecord, name = 'Ann') => {
    await door.lay(record);
    await lift(door.page(), name);
  };
  const anew = () => open(annAndBen());
  const type = async (word: string) => {
    await door.page().keyboard.type(word);
    await expect.poll(async () => (await onBoard(door.page())).length).toBe(word.length);
  };
  /** In the midst of a game there is a turn to look back at. */
  const later = () => open(publishedBefore(11), 'Green');
  const review = async () => {
    await later();
    await button('What could I have played?').click();
    await door.page().locator('#review-title:focus').waitFor();
  };
  const gamesFolder = () => join(door.home(), 'games');
  const unsaved = async () => {
    await anew();
    await type('lid');
    renameSync(gamesFolder(), `${gamesFolder()}-aside`);
    writeFileSync(gamesFolder(), 'a file where the folder was');
    await keys('Enter');
    await door.page().locator('#unsaved-title:focus').waitFor();
    rmSync(gamesFolder());
    renameSync(`${gamesFolder()}-aside`, gamesFolder());
  };

  const settled = () => answered(door.page());
  const situation = () => situationAt(door.page(), places);

  /** From the square that the cursor is on to the centre. */
  const toCentre = async () => {
    const cursor = door.page().locator('[data-square][tabindex="0"]');
    const name = (await cursor.getAttribute('data-square')) ?? '';
    const [right, down] = ['I'.charCodeAt(0) - name.charCodeAt(0), 9 - Number(name.slice(1))];
    await keys(
      ...Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
      ...Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
    );
    await door.page().locator('[data-square="I9"]:focus').waitFor();
  };

  /** By keyboard alone, from wherever the focus is, until a move has been made: Ann's LID in her first turn, or a pass. */
  const playOn = async (before: string): Promise<void> => {
    const page = door.page();
    for (let step = 0; step < 8; step += 1) {
      const now = await situation();
      if (!now.review && (now.turn !== before || now.over)) return;
      if (now.menu) await keys('Escape');
      else if (now.review) {
        await keys('Escape');
        await page.locator('.review').waitFor({ state: 'detached' });
      } else if (now.unsaved) {
        await pressByKeys(page, button('Cancel the move'));
      } else if (now.claims) {
        await pressByKeys(page, page.locator('.challenge-answers button').first());
        await expect.poll(async () => (await situation()).claims).toBe(false);
      } else if (now.curtain) {
        await pressByKeys(page, page.locator('.curtain-words .button--filled'));
        await page.locator('[data-square]:focus').waitFor();
      } else {
        if (!now.onBoard) await tabTo(page, page.locator('[data-square][tabindex="0"]'));
        // Out of an exchange, a hint or a chosen cube; then whatever is laid goes back.
        await keys('Escape', 'Escape');
        const alone = now.turn === 'Turn 1, Ann to play';
        if (alone) {
          // A hint that came late takes one more.
          await expect
            .poll(async () => {
              const laid = await onBoard(page);
              if (laid.length > 0) await keys('Escape');
              return laid;
            })
            .toEqual([]);
          await toCentre();
          await type('lid');
          await keys('Enter');
        } else {
          const passing = button('Pass');
          if ((await passing.count()) === 0) {
            await pressByKeys(page, button('More'));
          }
          await pressByKeys(page, passing);
        }
        await expect.poll(async () => (await situation()).turn).not.toBe(before);
      }
      await settled();
    }
    throw new Error(`The keys lead to no move: ${JSON.stringify(await situation())}`);
  };

  const inWideWindow: Readonly<Record<string, () => Promise<void>>> = {
    idle: anew,
    'with a word laid': () => anew().then(() => type('lid')),
    'with a word that is none': () => anew().then(() => type('vid')),
    'holding a cube': () => anew().then(() => keys('1')),
    exchanging: async () => {
      await anew();
      await button('Exchange').click();
      await keys('1', '2');
    },
    'asked which cubes to keep': async () => {
      await anew();
      await door.page().getByRole('textbox', { name: 'Type a play' }).fill('i9 across lid');
      await keys('Enter');
      await door.page().locator('.ways button').first().waitFor();
    },
    'with a hint open': async () => {
      await anew();
      await button('Hint').click();
      await button('Which cubes?').waitFor();
    },
    'looking back': review,
    'with the menu open': () => later().then(() => button('Game').click()),
    'behind the curtain': async () => {
      await door.lay(annAndBen());
    },
    'while a play may be challenged': async () => {
      await open(annAndBen({ judge: 'challenge' }));
      await type('lid');
      await keys('Enter');
      await door.page().locator('#challenge-title:focus').waitFor();
    },
    'with a move that is not saved': unsaved,
    'at the end': async () => {
      await door.lay(publishedBefore(21));
      await door.page().locator('#end-title:focus').waitFor();
    },
  };
  const inSmallWindow: typeof inWideWindow = {
    'with more choices in a small window': () => anew().then(() => button('More').click()),
    'exchanging in a small window': async () => {
      await anew();
      await button('More').click();
      await button('Exchange').click();
      await door.page().locator('[role=option]:focus').waitFor();
      await keys('1');
    },
  };
  pressEveryButton({
    door,
    ...places,
    alike: '.ways > li:nth-child(n + 3) > button, .net-face:nth-child(n + 3)',
    showing: '.tab-list [role=tab]',
    wide: inWideWindow,
    small: inSmallWindow,
    playOn,
  });

  it('takes letters, digits, arrows, Escape and Enter from the page itself', async () => {
    const page = door.page();
    await anew();
    const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const nothing = () => page.evaluate(() => document.activeElement === document.body);
    await blur();
    expect(await nothing()).toBe(true);
    await type('lid');
    await page.locator('[data-square="L9"]:focus').waitFor();
    await blur();
    await keys('Escape');
    await expect.poll(() => onBoard(page)).toEqual([]);
    await blur();
    await keys('ArrowUp');
    await page.locator('[data-square="L8"]:focus').waitFor();
    await blur();
    await keys('2');
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    await blur();
    await keys('2', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await type('lid');
    await blur();
    await keys('Enter');
    await page.locator('#curtain-title:focus').waitFor();
  });

  it('complains of nothing', () => {
    expect(door.heard().filter((line) => !line.includes('500'))).toEqual([]);
  });
});
