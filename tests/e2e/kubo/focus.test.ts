import { describe, expect, it } from 'vitest';
import type { CardName, KuboMove } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { answered, pressAnew, pressByKeys, tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { pressEveryButton, situationAt } from '../table/every-button.ts';
import { comeForward } from './at-kubo.ts';

const [ann, ben, cleo] = [seat(0), seat(1), seat(2)];
const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person' as const }));
const lastFour: readonly CardName[] = ['blue M1', 'blue L1', 'blue S2', 'blue S3'];
const others: readonly (readonly CardName[])[] = [
  ['red M4', 'red L4', 'red L3'],
  ['red S1', 'red S2'],
];

/** Two lines are complete. */
const fourLaid = lastFour.map((card): KuboMove => ({ kind: 'lay', by: ann, card }));
const ended: readonly KuboMove[] = [...fourLaid, { kind: 'end', by: ann }];
const passed: readonly KuboMove[] = [...ended, { kind: 'wave', by: ben }, { kind: 'wave', by: cleo }];
const nextRound: readonly KuboMove[] = [...passed, { kind: 'end', by: ben }, { kind: 'end', by: cleo }];

const places = { place: '[data-cell]', claims: '.kubo-window' };

describe.skipIf(!tableCanBeSeen)('the focus after every action at the table of Kubo (7.17)', () => {
  const door = theDoor();
  const button = (name: string) => door.page().getByRole('button', { name, exact: true });
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await door.page().keyboard.press(key);
  };
  const point = async (...cards: readonly CardName[]) => {
    for (const card of cards) await door.page().locator(`[data-cell="${card}"]`).click();
  };
  const situation = () => situationAt(door.page(), places);
  const settled = () => answered(door.page());

  const lay = (moves: readonly KuboMove[], annHolds: readonly CardName[] = [...lastFour, 'red M3']) =>
    door.lay({
      ...kuboRecord(people, 5),
      setUp: { dealer: 2, hands: [annHolds, ...others], laidBefore: [2, 0, 0] },
      moves,
    });
  const open = async (...table: Parameters<typeof lay>) => {
    await lay(...table);
    await comeForward(door.page());
    await door.page().locator('[data-hand]:focus').waitFor();
  };
  const claimable = () => door.page().locator('.actions-main', { hasText: 'Claim' }).waitFor();
  const hint = async () => {
    await open([]);
    await button('Hint').click();
    await button('Which card?').waitFor();
  };

  /** By keyboard alone, from wherever the focus is, until the turn is ended or everybody has let it pass. */
  const playOn = async (before: string): Promise<void> => {
    const page = door.page();
    for (let step = 0; step < 8; step += 1) {
      const now = await situation();
      if (!now.review && (now.turn !== before || now.over)) return;
      if (now.menu) await keys('Escape');
      else if (now.review) {
        await keys('Escape');
        await page.locator('.review').waitFor({ state: 'detached' });
      } else if (now.claims) {
        // Out of a line that is being pointed out.
        await keys('Escape', 'Escape', 'Escape');
        await pressByKeys(page, page.locator('.kubo-steal-row .button--link').first());
      } else if (now.curtain) {
        await comeForward(page);
        await page.locator('[data-hand]:focus, [data-cell]:focus').waitFor();
      } else {
        if (!now.onBoard) await tabTo(page, page.locator('[data-cell][tabindex="0"]').first());
        await keys('Escape', 'Escape', 'Escape', 'e');
        await expect.poll(async () => (await situation()).turn).not.toBe(before);
      }
      await settled();
    }
    throw new Error(`The keys lead to no move: ${JSON.stringify(await situation())}`);
  };

  // Menu, end and what is not saved are the shell's: they are pressed at the table of Alphacubes.
  pressEveryButton({
    door,
    ...places,
    showing: '.tab-list [role=tab], .kubo-tabs [role=tab], .kubo-cube-turn button',
    wide: {
      'with a further card to draw': () => open([], ['blue M1', 'red M3']),
      'with a card chosen': () => open([]).then(() => point('blue L1')),
      'with lines found': async () => {
        await open(fourLaid);
        await point('blue S1', 'blue XL1', 'blue S1', 'blue S4');
        await claimable();
      },
      'pointing out a line': () => open(fourLaid).then(() => point('blue S1')),
      'with a hint open': hint,
      'with a whole hint': async () => {
        await hint();
        for (const step of ['Which card?', 'Where?', 'Why?']) await button(step).click();
        await button('Prepare it').waitFor();
      },
      'with the unseen cards shown': () =>
        open([]).then(() => door.page().getByRole('tab', { name: 'Unseen' }).click()),
      'looking back': async () => {
        await open(nextRound);
        await button('What could I have played?').click();
        await door.page().locator('#review-title:focus').waitFor();
      },
      'in the steal window': async () => {
        await lay(ended);
      },
      'while somebody points out a line': async () => {
        await lay(ended);
        await keys('3');
      },
      'with a line found in the steal window': async () => {
        await lay(ended);
        await keys('2');
        await point('blue S1', 'blue S4');
        await claimable();
      },
    },
    small: { 'with one layer': () => open(fourLaid) },
    playOn,
  });

  it('lays card after card by Enter, and begins on the first that can lie', async () => {
    const page = door.page();
    await open([]);
    await page.locator('[data-hand="blue M1"]:focus[aria-selected="true"]').waitFor();
    const why = (text: string) => page.locator('.kubo-why', { hasText: text }).waitFor();
    await why('Blue M1 lies beside blue S1.');
    await pressAnew(page);
    await page.locator('[data-card="blue M1"].kubo-card--laid').waitFor();
    await page.locator('[data-hand="blue L1"]:focus[aria-selected="true"]').waitFor();
    await page.locator('.kubo-end:enabled').waitFor();
    // What waits is chosen to see why; Enter on it is refused by the rules.
    await page.locator('[data-hand="red M3"]').focus();
    await pressAnew(page);
    await why('Red M3 waits for yellow M3, red S3, red L3, red M2 or red M4.');
    await pressAnew(page);
    await page.locator('.notice', { hasText: 'Nothing holds red M3 yet.' }).waitFor();
  });

  it('leads to the hand by arrow keys in the turn, and to the felts while a line may be pointed out', async () => {
    const page = door.page();
    await open([]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await keys('ArrowRight');
    await page.locator('[data-hand="blue L1"]:focus').waitFor();
    await keys('p');
    await page.locator('[data-cell]:focus').waitFor();
    await lay(ended);
    await page.locator('#kubo-window-title:focus').waitFor();
    await keys('3', 'ArrowUp');
    await page.locator('[data-cell="blue S2"]:focus').waitFor();
    await keys('ArrowDown', 'Enter');
    await page.locator('[data-cell="blue S1"][aria-selected="true"]').waitFor();
  });

  it('complains of nothing', () => {
    expect(door.heard().filter((line) => !line.includes('500'))).toEqual([]);
  });
});
