import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { currentState, type GameTypes, type Onlooker } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { cornersOf, kubo, layersOf, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { expectOk, randomFrom, seat, type Seat } from '#shared/kernel/index.ts';
import { parseRecord, replayRecord, type GameRecord } from '#shared/records/index.ts';
import { Dice } from '#tests/support/alphacubes/random-game.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shuffleHidden as shuffleKubagram } from '#tests/support/kubagram/shuffle-hidden.ts';
import { kuboRecord, untimed } from '#tests/support/kubo/records.ts';
import { shuffleHidden as shuffleKubo } from '#tests/support/kubo/shuffle-hidden.ts';
import { longTest } from '#tests/support/patience.ts';
import { answered, countCalls } from '#tests/support/screens.ts';
import { createGame, openTable, tableCanBeSeen, theDoor } from './at-the-table.ts';

const asked = process.env.CUBEWRIGHT_HANDS_SEEDS?.split(',').map(Number);
const seeds = asked ?? [11];
const presses = asked === undefined ? 8 : 60;

/** Two games that whoever begins cannot tell apart, and a third that the table cannot tell from them before anybody came forward. */
interface Alike {
  readonly first: Seat;
  readonly one: GameRecord;
  readonly other: GameRecord;
  readonly third: GameRecord;
}

const players = [ann, ben];

function kuboAlike(dice: Dice): Alike {
  const [lowest = [], second = []] = layersOf('standard');
  const corners = cornersOf('standard');
  const laid = [...lowest, ...(dice.chance(50) ? second : [])].filter((card) => !corners.includes(card));
  const start = { options: untimed, seats: 2, seed: dice.below(2 ** 31) };
  const state = expectOk(kubo.rules.setup({ ...start, setUp: { dealer: 1, laid } }));
  const first = seat(0);
  const record = ({ seats, deck }: KuboState): GameRecord => {
    // The card that the first turn draws lies on the deck again.
    const [drawn = [], ...others] = seats.map(({ hand }) => hand);
    const top: readonly CardName[] = drawn.slice(-1);
    const setUp = { dealer: 1, laid, hands: [drawn.slice(0, -1), ...others], deck: [...top, ...deck] };
    return { ...kuboRecord(players, start.seed), setUp };
  };
  const mixed = (known: readonly Onlooker[]) =>
    record(shuffleKubo(state, known, randomFrom(dice.below(2 ** 31))));
  return { first, one: record(state), other: mixed([first]), third: mixed(['table']) };
}

function kubagramAlike(dice: Dice): Alike {
  const { options, seed } = kubagramRecord(players, { seed: dice.below(2 ** 31) });
  const state = expectOk(kubagram.rules.setup({ options, seats: 2, seed, setUp: { first: 0, corner: 0 } }));
  const record = (): GameRecord => {
    const { box } = shuffleKubagram(state, ['table'], randomFrom(dice.below(2 ** 31)));
    return kubagramRecord(players, { setUp: { first: 0, corner: 0, box } });
  };
  return { first: seat(0), one: record(), other: record(), third: record() };
}

const games: Readonly<Partial<Record<GameId, (dice: Dice) => Alike>>> = {
  kubagram: kubagramAlike,
  kubo: kuboAlike,
};

/** What leads away from the table, or changes how both pages look. */
const passedOver =
  /Home|Game$|Rules|Print|Export|New game|theme|Menu|Begin again|All keys|All commands|Edit this position|Look words up/;
const keysPressed = [
  'Enter',
  'Space',
  'Escape',
  'Tab',
  'ArrowRight',
  'ArrowDown',
  '!',
  'd',
  'e',
  'l',
  'a',
  's',
];

/** The whole page as it is, but for which scripts came first: every element, attribute, text and entry, its title, and what a screen reader is told. */
async function wholeOf(page: Page, id: string): Promise<string> {
  const { html, title, entries } = await page.evaluate(() => ({
    html: document.body.outerHTML,
    title: document.title,
    entries: [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value),
  }));
  const spoken = await page.locator('body').ariaSnapshot();
  const whole = [title, ...entries, html, spoken].join('\n').replaceAll(id, 'ID').replaceAll('><', '>\n<');
  // React counts its names by what was drawn first: they are counted by what stands first.
  const names = [...new Set(whole.match(/\b_r_\w+?_/g))];
  return whole.replaceAll(/\b_r_\w+?_/g, (name) => `name-${names.indexOf(name)}`);
}

/**
 * Expects two pages to be alike once nothing changes any more: each says what it announces, and the steps of a hint,
 * after a pause of its own.
 */
async function expectAlike(read: () => Promise<readonly [string, string]>, when: string): Promise<void> {
  const differing = async () => {
    const [one, other] = await read();
    const [lines, others] = [one.split('\n'), other.split('\n')];
    const all = lines.length > others.length ? lines : others;
    return all.flatMap((_, at) => (lines[at] === others[at] ? [] : [[lines[at], others[at]]]));
  };
  await expect.poll(differing, { message: when }).toEqual([]);
}

/** Presses a key once what is shown may have been read: the program passes over one that comes within half a second. */
async function press(page: Page, key: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 550)));
  await page.keyboard.press(key);
}

async function controlsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=option], [role=gridcell], [role=radio]')]
      .filter((one) => !one.matches(':disabled, [aria-disabled=true]') && one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
}

async function click(page: Page, at: number): Promise<void> {
  await page.evaluate((place) => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('button, [role=option], [role=gridcell], [role=radio]'),
    ].filter((one) => !one.matches(':disabled, [aria-disabled=true]') && one.checkVisibility());
    found[place]?.focus();
    found[place]?.click();
  }, at);
}

/** Nothing is on its way any more: no call, no move being saved, no hint being looked for. */
async function settle(page: Page): Promise<void> {
  await answered(page);
  await page
    .locator('.hint-steps--late, .waiting, [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' });
  await answered(page);
}

describe.skipIf(!tableCanBeSeen)(
  'P3: the whole page tells no more than the view of who sits before it',
  () => {
    const door = theDoor();
    const stateOf = (game: GameId, id: string): GameTypes['state'] => {
      const text = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
      const replayed = replayRecord(expectOk(parseRecord(text)));
      if (!replayed.ok) throw new Error(`${game} is not replayed`);
      return currentState<GameTypes>(replayed.timeline);
    };

    const each = Object.keys(games).flatMap((game) => seeds.map((seed) => [game as GameId, seed] as const));
    it.each(each)('of %s, whatever is pressed: seed %i', { timeout: longTest }, async (game, seed) => {
      const dice = new Dice(seed);
      const alike = games[game]?.(dice);
      if (alike === undefined) throw new Error(`${game} has no two games alike`);
      const { rules } = gameOf(game);
      const open = async (record: GameRecord) => {
        const page = await door.page().context().newPage();
        await page.goto(door.page().url());
        await page.locator('h1').first().waitFor();
        await countCalls(page);
        const id = await createGame(page, record);
        await openTable(page, id);
        await settle(page);
        return { page, id };
      };
      const one = await open(alike.one);
      const other = await open(alike.other);
      const third = await open(alike.third);
      const whole = ({ page, id }: typeof one) => wholeOf(page, id);
      const alikeOf = (page: typeof one) => () => Promise.all([whole(one), whole(page)]);
      await expectAlike(alikeOf(third), 'before anybody has come forward');
      await third.page.close();

      const pressed: string[] = [];
      for (let step = 0; step <= presses; step += 1) {
        const [state, twin] = [stateOf(game, one.id), stateOf(game, other.id)];
        const views = (at: GameTypes['state']) =>
          (['table', alike.first] as const).map((who) => rules.viewFor(at, who));
        // From here on whoever sits there may see what differs: a card drawn, a die taken.
        if (!isDeepStrictEqual(views(state), views(twin))) break;
        await expectAlike(alikeOf(other), `seed ${seed}, after ${pressed.join(', ')}`);
        // Somebody else who comes forward sees another hand.
        if (rules.turn(state).seat !== alike.first || step === presses) break;
        const controls = await controlsOf(one.page);
        const offered = [...controls.keys()].filter((at) => !passedOver.test(controls[at] ?? ''));
        if (dice.chance(25) || offered.length === 0) {
          const key = dice.pick(keysPressed);
          pressed.push(`key ${key}`);
          for (const { page } of [one, other]) await press(page, key);
        } else {
          const at = dice.pick(offered);
          pressed.push(controls[at] ?? '');
          for (const { page } of [one, other]) await click(page, at);
        }
        for (const { page } of [one, other]) await settle(page);
      }
      expect(pressed.length).toBeGreaterThan(0);
      for (const { page } of [one, other]) await page.close();
    });
  },
);
