import { describe, expect, it } from 'vitest';
import type { CubewordMove } from '#shared/games/cubeword/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { cubeNamed, lying } from '#tests/support/cubeword/table.ts';
import { answered, pressByKeys, tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { pressEveryButton, situationAt } from '../table/every-button.ts';
import { person } from './at-cubeword.ts';

const [ann, ben] = [seat(0), seat(1)];
const felt = lying('CEKLO C 0 0', 'ABDTU A 1 0', 'GINTZ *T 2 0');

/** CAT has become CATS, and Ben has passed. */
const played: readonly CubewordMove[] = [
  {
    kind: 'turn',
    by: ann,
    parts: [{ kind: 'site', cube: cubeNamed('ADIPS'), at: { column: 3, row: 0 }, letter: 'S', blank: false }],
    words: [{ word: 'CATS' }],
  },
  { kind: 'pass', by: ben },
];

/** Five moves that leave three runs which are no words. */
const fiveMoves =
  'site X at 3, 0; site O at 0, 1; site Joker as B at 0, 2; site blank as Q at 1, 1; re-face 1, 0 to U';

const places = { place: '[data-place]', claims: '.no-claims-in-this-game' };

describe.skipIf(!tableCanBeSeen)('the focus after every action at the table of CUBEWORD (7.17)', () => {
  const door = theDoor();
  const button = (name: string | RegExp) => door.page().getByRole('button', { name });
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await door.page().keyboard.press(key);
  };
  const situation = () => situationAt(door.page(), places);

  const open = async (moves: readonly CubewordMove[] = []) => {
    await door.lay(cubewordRecord([person('Ann'), person('Ben')], {}, { seat: 0, felt }, moves));
    await door.page().locator('[data-place]:focus').waitFor();
  };
  const withFaults = async () => {
    await open();
    await keys('/');
    await door.page().keyboard.insertText(fiveMoves);
    await keys('Enter', 'Escape');
    await button('Undo all 5').waitFor();
  };
  const withCube = async () => {
    await open();
    await door.page().getByRole('listbox', { name: 'Pool', exact: true }).getByRole('option').first().click();
    await door.page().getByRole('group', { name: 'Turn this cube' }).waitFor();
  };
  const hint = async () => {
    await open();
    await keys('!');
    await button('Which words?').waitFor();
  };

  /** By keyboard alone, from wherever the focus is: whatever is open is closed, moves are undone, and the turn is passed. */
  const playOn = async (before: string): Promise<void> => {
    const page = door.page();
    for (let step = 0; step < 6; step += 1) {
      const now = await situation();
      if (!now.review && (now.turn !== before || now.over)) return;
      if (now.menu) await keys('Escape');
      else if (now.review) {
        await keys('Escape');
        await page.locator('.review').waitFor({ state: 'detached' });
      } else {
        if (!now.onBoard) await tabTo(page, page.locator('.felt-place[tabindex="0"]'));
        await keys('Escape', 'Escape', ...Array<string>(5).fill('Backspace'));
        await pressByKeys(page, button('Pass'));
        await expect.poll(async () => (await situation()).turn).not.toBe(before);
      }
      await answered(page);
    }
    throw new Error(`The keys lead to no move: ${JSON.stringify(await situation())}`);
  };

  // Menu, end and what is not saved are the shell's: they are pressed at the table of Alphacubes.
  pressEveryButton({
    door,
    ...places,
    alike: '.move-rows > li:nth-child(n + 3) button, .cubeword-net > :nth-child(n + 3):not(:last-child)',
    showing: '.tab-list [role=tab]',
    wide: {
      'with five moves and faults': withFaults,
      'with a cube chosen': withCube,
      'with a hint open': hint,
      'with a whole hint': async () => {
        await hint();
        for (const step of ['Which words?', 'Which cubes?', 'Which moves?']) await button(step).click();
        await button('Make these moves').waitFor();
      },
      'looking back': async () => {
        await open(played);
        await button('What could I have played?').click();
        await door.page().locator('#review-title:focus').waitFor();
      },
    },
    small: { 'with everything in tabs': withFaults },
    playOn,
  });

  it('has room for five moves, and what is wrong with them, at 1280 by 800', async () => {
    const page = door.page();
    await withFaults();
    await button('Everyone agrees: allow CUTX, OQ and UQ').waitFor();
    const hidden = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.cubeword-scroll')].map(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        ),
      );
    await expect.poll(hidden).toEqual([0, 0]);
    await page.getByRole('tab', { name: 'Letters' }).click();
    await expect
      .poll(() => page.locator('.score-scroll').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBe(0);
  });

  it('leaves what can be done in view at 640 by 400', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 640, height: 400 });
    await withFaults();
    for (const name of [/^CUTX is no word/, 'Undo all 5', /^Fit/]) {
      const right = await button(name).evaluate((one) => one.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(640);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('complains of nothing', () => {
    expect(door.heard()).toEqual([]);
  });
});
