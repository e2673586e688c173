import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardName } from '#shared/games/kubo/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, pressByKeys, still, tabTo, visit, visitNewGameOfPeople } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { itFitsEverybody } from '../table/fits-everybody.ts';
import { comeForward, pickCell } from './at-kubo.ts';

/** More cards than a narrow sheet has room for: the hand scrolls by itself. */
const cardsHeld: readonly CardName[] = [
  'yellow S1',
  'blue L1',
  'red L2',
  'red L3',
  'red L4',
  'red M3',
  'red M4',
  'green L4',
];

const longName = 'Maximilian-Bartholomäus von Hohenberg';

describe.skipIf(!tableCanBeSeen)('a game of Kubo begun with printed cards', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visitNewGameOfPeople(door.page()));

  const tapped = () => door.page().getByRole('radiogroup', { name: 'Where the cards are that you tap' });
  const click = async (...cards: readonly CardName[]) => {
    for (const card of cards) await door.page().locator(`[data-cell="${card}"]`).click();
  };
  const begin = () => door.page().getByRole('button', { name: 'Begin from here' }).click();
  /** Whether a card is named as held anywhere on the page: on a felt, on the rail, in what was just said. */
  const tracesOf = (card: CardName) =>
    door.page().evaluate((name) => {
      const cell = document.querySelector(`[data-cell="${name}"]`);
      const said = document.querySelector('[data-live="polite"]')?.textContent ?? '';
      return {
        picked: cell?.getAttribute('aria-selected'),
        cursor: cell?.getAttribute('tabindex'),
        rail: document.querySelectorAll('[data-hand]').length,
        said: said.toLowerCase().includes(name.toLowerCase()),
      };
    }, card);

  it('is offered for Kubo', async () => {
    const page = door.page();
    await page.getByRole('radio', { name: 'Alphacubes', exact: true }).check();
    await page.getByRole('radio', { name: 'Enter a game begun on a table' }).waitFor();
    await page.getByRole('radio', { name: 'Kubo', exact: true }).check();
    await page.getByRole('radio', { name: 'Enter a game begun with printed cards' }).check();
    await page.locator('.kubo-felts').waitFor();
    await page.getByText('60 cards are left.').waitFor();
  });

  it('has its cards tapped by keys and by clicks, counted, and taken back by tapping again', async () => {
    const page = door.page();
    await pickCell(page, 'blue M1');
    await page
      .locator('[data-live="polite"]', { hasText: 'Blue M1 lies on the table. Cards there: 5.' })
      .waitFor();
    await pickCell(page, 'green S1');
    await click('yellow M3', 'green M1', 'green M1');
    await tapped().getByRole('radio', { name: 'On the table: 7' }).waitFor();
    await page.getByText('57 cards are left.').waitFor();
    expect(await page.locator('.kubo-position').innerText()).toContain(
      'Not joined to the others yet: yellow M3.',
    );
    await click('blue XL4');
    await page.getByText('blue XL4 is a corner: it lies from the start.').waitFor();
  });

  it('covers a hand once it has been entered, and leaves no trace of it', async () => {
    const page = door.page();
    await tapped().getByRole('radio', { name: 'Orange: 0' }).check();
    await pickCell(page, 'yellow S1');
    await click('red S4', 'blue L1', 'red S4');
    await click('red L3');
    await expect.poll(() => tracesOf('red L3')).toEqual({ picked: 'true', cursor: '0', rail: 3, said: true });
    await page.getByRole('button', { name: 'Hide Orange’s cards' }).click();
    await page.getByRole('img', { name: 'Orange holds 3 cards, covered' }).waitFor();
    await expect
      .poll(() => tracesOf('red L3'))
      .toEqual({ picked: 'false', cursor: '-1', rail: 0, said: false });
    await click('red M2');
    await page.getByText('This hand is covered.').waitFor();
    // Shown again it is changed: a card is taken back by keyboard, and the focus goes on to the next.
    await page.getByRole('button', { name: 'Show Orange’s cards' }).click();
    await tabTo(page, page.locator('[data-hand="yellow S1"]'));
    await page.keyboard.press('End');
    await page.locator('[data-hand="red L3"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-hand]:focus').waitFor();
    await tapped().getByRole('radio', { name: 'Orange: 2' }).waitFor();
  });

  it('puts the cards left in order, the top one first, once somebody wants that', async () => {
    const page = door.page();
    const inDeck = (count: number) => tapped().getByRole('radio', { name: `Deck: ${count} of 55` });
    const shuffled = page.getByRole('radio', { name: 'Shuffled here' });
    const ordered = page.getByRole('radio', { name: 'In this order' });
    await tabTo(page, shuffled);
    await page.keyboard.press('ArrowRight');
    await ordered.and(page.locator(':checked:focus')).waitFor();
    expect(await page.locator('.kubo-position').innerText()).toContain('Whoever does so sees their order');
    await inDeck(0).and(page.locator(':checked')).waitFor();
    await pickCell(page, 'red L4');
    await page.locator('[data-live="polite"]', { hasText: 'Red L4 is number 1 of the deck.' }).waitFor();
    await click('green M4', 'blue M1');
    await page.getByText('blue M1 lies on the table.').waitFor();
    const list = page.getByRole('list', { name: 'The deck, its top card first' });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(['red L4', 'green M4']);
    await begin();
    await page.getByRole('alert').filter({ hasText: 'The order of the deck has 2 of 55 cards.' }).waitFor();
    await inDeck(2).and(page.locator(':checked:focus')).waitFor();
    // The last is taken back by keyboard until none is left, and the focus stays there.
    await pressByKeys(page, page.getByRole('button', { name: 'Take back the last card' }));
    await inDeck(1).waitFor();
    await pressAnew(page);
    await inDeck(0).waitFor();
    await page.locator('.kubo-position-deck [data-rest]:focus').waitFor();
    await click('red L4');
    await shuffled.check();
    await tapped()
      .getByRole('radio', { name: /^On the table/ })
      .and(page.locator(':checked'))
      .waitFor();
    await ordered.check();
    await inDeck(1).waitFor();
    await shuffled.check();
  });

  it('refuses what cannot be where it stands, and turns to it', async () => {
    const page = door.page();
    await begin();
    await page.getByRole('alert').filter({ hasText: 'Yellow has no card yet.' }).waitFor();
    await tapped().getByRole('radio', { name: 'Yellow: 0' }).and(page.locator(':checked:focus')).waitFor();
    await click('yellow S1');
    const taken = page.getByText('yellow S1 has been entered in a hand already.');
    await taken.waitFor();
    // However far down the card is, the reason is in sight, with the place that is chosen.
    await page.locator('.kubo-felts').evaluate((felts) => {
      felts.scrollIntoView({ block: 'end' });
    });
    await expect.poll(() => taken.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    await click('red S1', 'blue M2', 'green XL4');
    await begin();
    await page.getByRole('alert').filter({ hasText: 'yellow M3 cannot lie there' }).waitFor();
    await tapped()
      .getByRole('radio', { name: 'On the table: 7' })
      .and(page.locator(':checked:focus'))
      .waitFor();
    await pickCell(page, 'yellow M3');
    await page.getByRole('alert').filter({ hasText: 'cannot lie' }).waitFor({ state: 'detached' });
  });

  it('keeps the focus in the form whatever button is pressed by keyboard', async () => {
    const page = door.page();
    const buttons = page.locator('.kubo-position').getByRole('button').and(page.locator(':enabled'));
    const names = () =>
      buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
    const pressed: string[] = [];
    await page.getByRole('radio', { name: 'In this order' }).check();
    // The last first: what adds one before what takes one away, which is then as it was.
    const next = async () => (await names()).findLast((name) => !pressed.includes(name));
    for (const place of [/^Deck/, /^Yellow/]) {
      await tapped().getByRole('radio', { name: place }).check();
      for (let name = await next(); name !== undefined; name = await next()) {
        pressed.push(name);
        await page.locator('.kubo-position').getByRole('button', { name, exact: true }).focus();
        await pressAnew(page);
        await still(page);
        const inForm = await page.evaluate(
          () => document.activeElement?.closest('.kubo-position') instanceof HTMLElement,
        );
        expect({ name, inForm }).toEqual({ name, inForm: true });
      }
    }
    expect(pressed).toEqual(expect.arrayContaining(['Take back the last card', 'Hide Yellow’s cards']));
    await page.getByRole('radio', { name: 'Shuffled here' }).check();
  });

  it('takes points and turn, goes along with its players, and outlives a reload', async () => {
    const page = door.page();
    await page
      .getByRole('radiogroup', { name: 'Next to play' })
      .getByRole('radio', { name: 'Yellow' })
      .check();
    const points = page.getByRole('textbox', { name: 'Points of Yellow so far' });
    await points.fill('12000');
    await begin();
    await points.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
    await points.fill('1200');
    await points.press('Tab');
    const steal = page.getByRole('textbox', { name: /^Steal window/ });
    await steal.fill('999');
    await begin();
    await steal.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
    await steal.press('Escape');
    const laid = page.getByRole('textbox', { name: 'Cards that Yellow laid in the last turn' });
    await laid.focus();
    for (let card = 0; card < 2; card += 1) await laid.press('ArrowUp');
    await page.getByRole('button', { name: 'Add a player' }).click();
    // A hand that lies open is not another's once its player is gone.
    await tapped().getByRole('radio', { name: 'Orange: 2' }).check();
    await page.getByRole('button', { name: 'Show Orange’s cards' }).click();
    await page.locator('[data-hand="yellow S1"]').waitFor();
    await page.getByRole('button', { name: 'Remove Orange' }).click();
    await tapped()
      .getByRole('radio', { name: /^On the table/ })
      .and(page.locator(':checked'))
      .waitFor();
    expect(await tracesOf('blue M2')).toEqual({ picked: 'false', cursor: '-1', rail: 0, said: false });
    await page.getByRole('textbox', { name: 'Name at place 2' }).fill(longName);
    await tapped().getByRole('radio', { name: 'Yellow: 3' }).waitFor();
    await page.reload();
    await tapped().getByRole('radio', { name: 'Yellow: 3' }).waitFor();
    await tapped().getByRole('radio', { name: 'On the table: 6' }).and(page.locator(':checked')).waitFor();
    await expect.poll(() => points.inputValue()).toBe('1200');
    await tapped()
      .getByRole('radio', { name: `${longName}: 0` })
      .check();
    await click(...cardsHeld);
  });

  itFitsEverybody({
    form: () => door.page().locator('.kubo-position'),
    // Away from the button that begins, which stays at the foot of the window over whatever is there.
    show: () =>
      door
        .page()
        .locator('.kubo-position-hand')
        .evaluate((hand) => {
          hand.scrollIntoView({ block: 'start' });
        }),
  });

  it('says in sight why a tap did nothing, however low the window', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 640, height: 400 });
    await tapped()
      .getByRole('radio', { name: /^On the table/ })
      .check();
    await page.getByRole('tab', { name: /^Red/ }).click();
    const cell = page.locator('[data-cell="red S1"]');
    await cell.evaluate((one) => {
      one.scrollIntoView({ block: 'center' });
    });
    await cell.click();
    const why = page.locator('.notice-words', { hasText: 'red S1 has been entered in a hand already.' });
    await expect
      .poll(() =>
        why.evaluate((one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          const shown = document.elementFromPoint(left + 4, (top + bottom) / 2);
          return shown !== null && one.contains(shown);
        }),
      )
      .toBe(true);
  });

  it(
    'goes on from there with the next move, and its record carries the set-up',
    { timeout: longTest },
    async () => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await begin();
      await comeForward(page);
      await page.locator('.score-pad', { hasText: 'before' }).waitFor();
      await page.locator('[data-hand="red S1"]').waitFor();
      // Blue M2 lies beside blue M1.
      await page.locator('[data-hand="blue M2"]').click();
      await page.keyboard.press('l');
      const folder = path.join(door.home(), 'games');
      const record = () => {
        const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cubewright.json'));
        return expectOk(parseRecord(readFileSync(path.join(folder, file), 'utf8')));
      };
      await expect.poll(() => record().moves).toEqual([{ kind: 'lay', by: 0, card: 'blue M2' }]);
      expect(record()).toMatchObject({
        players: [{ name: 'Yellow' }, { name: longName }],
        setUp: {
          turn: 0,
          laid: ['blue M1', 'green S1'],
          hands: [['red S1', 'blue M2', 'green XL4'], cardsHeld],
          scores: [1200, 0],
          laidBefore: [2, 0],
        },
      });
      // What was dealt is forgotten: the next form begins with a new deal.
      await visit(page, '/new', 'New game');
      await page.getByRole('button', { name: 'Deal and begin' }).waitFor();
    },
  );
});
