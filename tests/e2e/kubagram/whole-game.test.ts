import { describe, expect, it } from 'vitest';
import { longTest } from '#tests/support/patience.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { enter, mainAction, savedMoves } from './at-kubagram.ts';

describe.skipIf(!tableCanBeSeen)('a game of Kubagram by keyboard alone', () => {
  const door = theDoor();
  const pointed = () => door.page().locator('body[data-pointed]').count();
  const withoutPointer = () =>
    door.page().evaluate(() => {
      document.addEventListener(
        'pointerdown',
        () => {
          document.body.setAttribute('data-pointed', '');
        },
        true,
      );
    });

  it(
    'begins with the corner, which is seen in the box before it is chosen',
    { timeout: longTest },
    async () => {
      const page = door.page();
      const id = await door.lay(kubagramRecord([ann, ben], { seed: 11 }));
      await withoutPointer();
      await tabTo(page, page.getByRole('radio', { name: 'Corner A9' }));
      await page.keyboard.press('ArrowRight');
      await page.locator('.kubagram-box-row').nth(11).waitFor();
      await page.locator('.kubagram-square').nth(107).waitFor();
      await tabTo(page, mainAction(page, 'Turn the box so'));
      await page.keyboard.press('Enter');
      await expect.poll(() => savedMoves(door.home(), id)).toMatchObject([{ kind: 'corner', corner: 90 }]);
      await tabTo(page, page.locator('.kubagram-box [tabindex="0"]'));
      await enter(page, door.home(), id, 'from L9');
      expect(await pointed()).toBe(0);
    },
  );

  it(
    'goes on to its end: claims, a compound, the last turn with a short word',
    { timeout: longTest },
    async () => {
      const page = door.page();
      const home = door.home();
      const setUp = shortGame({ central: 'TABLESPOONXA', box: ['ACH:C', 'ANT:T'] });
      const id = await door.lay(kubagramRecord([ann, ben], { setUp }));
      await withoutPointer();
      await page.locator('.kubagram-central-dice :focus').waitFor();
      await page.keyboard.type('TABLE', { delay: 5 });
      await enter(page, home, id, 'Claim TABLE for 15');
      await page.keyboard.type('SPOON', { delay: 5 });
      await enter(page, home, id, 'Claim SPOON for 15');
      await tabTo(page, page.getByRole('button', { name: 'TABLE, 15' }));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'SPOON, 15' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Space');
      await enter(page, home, id, 'Join TABLESPOON for 210');
      await tabTo(page, page.locator('.kubagram-central-dice [tabindex="0"]'));
      await enter(page, home, id, 'Take C from K1');
      await page.locator('.kubagram-faces :focus').waitFor();
      await page.keyboard.press('a');
      await page.keyboard.press('<');
      await enter(page, home, id, 'Lay A at the left');
      await enter(page, home, id, 'End turn');
      await enter(page, home, id, 'Take T from L1');
      await enter(page, home, id, 'Lay T at the right');
      await tabTo(page, page.getByRole('button', { name: 'No word of 5 is left' }));
      await page.keyboard.press('Enter');
      await page.getByText('The last turn. Now words of 2 letters count').waitFor();
      await tabTo(page, page.locator('.kubagram-central-dice [tabindex="0"]'));
      await page.keyboard.type('AT', { delay: 5 });
      await enter(page, home, id, 'Claim AT');
      await mainAction(page, 'End turn').waitFor();
      await page.getByText('The dice still lying would cost').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
      await page.locator('#end-title:focus').waitFor();
      expect(await pointed()).toBe(0);
      expect(savedMoves(home, id).map(({ kind }) => kind)).toEqual(
        'claim claim join take lay end take lay declare claim end'.split(' '),
      );
    },
  );
});
