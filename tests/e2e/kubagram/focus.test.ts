import { describe, expect, it } from 'vitest';
import type { KubagramMove, KubagramOptions, KubagramSetUp } from '#shared/games/kubagram/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { begun } from '#tests/support/kubagram/table.ts';
import { answered, pressAnew, pressByKeys, tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { pressEveryButton, situationAt } from '../table/every-button.ts';

const by = seat(0);
const letters = (word: string) => [...word].map((letter) => ({ letter }));
const [dokter, pollet] = [cubeId(105), cubeId(107)];

/** Ann may claim, join, and spell with a joker; the next die shows an E on a square I. */
const halfway: KubagramSetUp = {
  corner: 0,
  central: letters('CATTLEX'),
  words: [[{ dice: letters('TABLE') }], [{ dice: letters('SPOON') }]],
  jokers: [[dokter], []],
  box: Array.from({ length: 108 }, (_, square) => {
    const row = Math.floor(square / 12);
    if (row === 8 || (row === 7 && square % 12 < 6)) return null;
    return row === 7 && square % 12 === 6 ? { top: 'E' } : 'any';
  }),
};
const laid: readonly KubagramMove[] = [
  { kind: 'take', by },
  { kind: 'lay', by, letter: 'E', side: 'right' },
];
const challenged: Partial<KubagramOptions> = { judge: 'challenge' };
const claimed: readonly KubagramMove[] = [
  { kind: 'claim', by, dice: begun({ setUp: halfway, options: challenged }).central.slice(0, 6) },
  { kind: 'end', by },
];
/** The die that Ann lays is the last. */
const lastDie: readonly KubagramMove[] = [
  { kind: 'take', by },
  { kind: 'lay', by, letter: 'T', side: 'right' },
];

const places = { place: '[data-dice] [data-item]', claims: '.kubagram-challenge' };

describe.skipIf(!tableCanBeSeen)('the focus after every action at the table of Kubagram', () => {
  const door = theDoor();
  const button = (name: string) => door.page().getByRole('button', { name, exact: true });
  const situation = () => situationAt(door.page(), places);
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await door.page().keyboard.press(key);
  };
  const open = async (
    setUp: KubagramSetUp,
    moves: readonly KubagramMove[] = [],
    options: Partial<KubagramOptions> = {},
  ) => {
    await door.lay(kubagramRecord([ann, ben], { setUp, moves, options }));
  };
  const hint = async () => {
    await open(halfway);
    await button('Hint').click();
    await button('For how much?').waitFor();
  };
  const asked = () => door.page().locator('dialog[open]').count();

  /** By keyboard alone, from wherever the focus is, until the turn goes to another or is looked at. */
  const playOn = async (before: string): Promise<void> => {
    const page = door.page();
    for (let step = 0; step < 12; step += 1) {
      const now = await situation();
      if (!now.review && (now.turn !== before || now.over)) return;
      if ((await asked()) > 0) await pressByKeys(page, page.locator('dialog[open] button').first());
      else if (now.menu || now.review) {
        await keys('Escape');
        await expect.poll(situation).toMatchObject({ menu: false, review: false });
      } else if (now.claims) {
        await pressByKeys(page, page.locator('.challenge-answers .button').first());
        await expect.poll(async () => (await situation()).claims).toBe(false);
      } else if ((await page.locator('.kubagram-corner').count()) > 0) {
        const markers = page.locator('.kubagram-markers :checked');
        await tabTo(
          page,
          (await markers.count()) > 0 ? markers : page.locator('.kubagram-box [tabindex="0"]'),
        );
        await pressAnew(page);
      } else if ((await page.locator('.kubagram-faces').count()) > 0) {
        await tabTo(page, page.locator('.kubagram-faces [tabindex="0"]'));
        await pressAnew(page, 'Space');
        await pressAnew(page);
      } else {
        const dice = page.locator('.kubagram-central-dice [tabindex="0"]');
        await tabTo(page, (await dice.count()) > 0 ? dice : page.locator('.kubagram-box [tabindex="0"]'));
        await keys('Escape', 'Escape');
        await pressAnew(page);
      }
      await answered(page);
    }
    throw new Error(`The keys lead to no move: ${JSON.stringify(await situation())}`);
  };

  // Menu, end and what is not saved are the shell's: they are pressed at the table of Alphacubes.
  pressEveryButton({
    door,
    ...places,
    alike:
      '.kubagram-central-dice > [data-item]:nth-of-type(n + 2), .kubagram-joker-letters button:nth-child(n + 2),' +
      ' .kubagram-faces button:nth-child(n + 2)',
    showing: '.tab-list [role=tab]',
    wide: {
      'before the first turn': () => open({}),
      'with a word spelled': async () => {
        await open(halfway);
        await door.page().locator('.kubagram-central-dice :focus').waitFor();
        await door.page().keyboard.type('CATTLE', { delay: 5 });
        await door.page().locator('.actions-main', { hasText: 'Claim CATTLE' }).waitFor();
      },
      'with a joker in the word': async () => {
        await open(halfway);
        await button('Joker DOKTER, set aside by Ann').click();
      },
      'with a joker in hand': () =>
        open({ ...halfway, box: undefined, handed: { die: pollet, letter: 'E' } }),
      'with the die laid': () => open(halfway, laid),
      'in the last turn': () => open(shortGame({ central: 'CATTLEX', box: ['ANT:T'] }), lastDie),
      'with a hint open': hint,
      'with a whole hint': async () => {
        await hint();
        for (const step of ['For how much?', 'Which word?']) await button(step).click();
        await button('Prepare it').waitFor();
      },
      'looking back': async () => {
        await open(halfway, [...laid, { kind: 'end', by }]);
        await button('What could I have played?').click();
        await door.page().locator('#review-title:focus').waitFor();
      },
      'while claims are looked at': () => open(halfway, claimed, challenged),
    },
    small: { 'with two rows of the box': () => open(halfway) },
    playOn,
  });

  it('complains of nothing', () => {
    expect(door.heard().filter((line) => !line.includes('500'))).toEqual([]);
  });
});
