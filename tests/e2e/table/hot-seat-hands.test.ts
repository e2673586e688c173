import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { currentState } from '#shared/engine/index.ts';
import { alphacubes } from '#shared/games/alphacubes/texts/screen.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { common } from '#shared/i18n/en/common.ts';
import { help } from '#shared/i18n/en/help.ts';
import { speech } from '#shared/i18n/en/speech.ts';
import { table as texts } from '#shared/i18n/en/table.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { Dice } from '#tests/support/alphacubes/random-game.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { cubesNamedIn } from '#tests/support/cube-traces.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { annAndBen, createGame, openTable, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';
import { longTest } from '#tests/support/patience.ts';

const { t } = createTranslator();
const seeds = process.env.CUBEWRIGHT_HANDS_SEEDS?.split(',').map(Number) ?? [11];
const presses = 40;

/** Keys that mean something somewhere at the table. */
const keys = [
  ...'aeiorstnl1234567/+?!h'.split(''),
  ...['Enter', 'Enter', 'Escape', 'Space', 'Backspace', 'ArrowRight', 'ArrowDown', 'Tab', 'Shift+Tab'],
];

/** What may be pressed while nobody's hand lies open, by the sentences of the catalogue; names stand for themselves. */
const whileCovered = [
  ...[texts.home, texts.undo, texts.rules, texts.menu, texts.curtain.lift],
  ...[
    texts.gameMenu.redo,
    texts.gameMenu.export,
    texts.gameMenu.report,
    texts.gameMenu.again,
    texts.gameMenu.newGame,
    texts.gameMenu.pieces,
    texts.gameMenu.words,
  ],
  ...[texts.gameMenu.on, texts.gameMenu.off, ...Object.values(texts.gameMenu.themes)],
  ...[
    alphacubes.challenge.stand,
    alphacubes.challenge.by,
    'Scores',
    'Moves',
    'Unseen',
    'Print the score sheet',
  ],
  ...[
    texts.computer.hurry,
    texts.computer.stop,
    texts.computer.goOn,
    help.allKeys,
    help.closeKeys,
    common.palette.open,
  ],
  ...[speech.on, speech.off, texts.scores.folded.open],
].map((text) => new RegExp(`^${text.replace(/\{\{name[^}]*\}\}/, '[\\w’]+')}$`));

/** One thing that can be pressed, as a person finds it. */
interface Control {
  readonly at: number;
  readonly role: string;
  readonly name: string;
}

/** Everything a page could betray. */
interface Seen {
  readonly texts: readonly string[];
  /** The numbers of cubes that elements carry. */
  readonly cubes: readonly number[];
  /** `G4C` for each square with a cube. */
  readonly board: readonly string[];
  readonly controls: readonly Control[];
}

/** Runs in the page. The rows and the edge of the board are left out: a row of squares reads like letters of a cube. */
function look(): Seen {
  const elements = [...document.body.querySelectorAll('*')];
  const seen = new Set<string>([document.title]);
  for (const element of elements) {
    for (const { name, value } of element.attributes) if (name !== 'd' && name !== 'class') seen.add(value);
    if (element.closest('.board-names') !== null || element.querySelector('[role=row]') !== null) continue;
    if (element.matches('[role=row], script, style')) continue;
    const { textContent } = element;
    if (textContent.length < 200) seen.add(textContent);
  }
  const found = document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, [role=radio], [role=tab], [role=option], [role=gridcell]',
  );
  const controls = [...found].flatMap((element, at) => {
    element.dataset['control'] = String(at);
    if (element.matches(':disabled, [aria-disabled=true]') || !element.checkVisibility()) return [];
    const words = element.querySelector('.button-words')?.textContent;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? words ?? label ?? element.textContent;
    // What a command of the palette does is seen once it is given.
    const isCommand = element.closest('.palette') !== null;
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return [{ at, role: isCommand ? 'command' : role, name: name.trim() }];
  });
  return {
    texts: [...seen],
    cubes: [...document.querySelectorAll('[data-cube]')].map((one) => Number(one.getAttribute('data-cube'))),
    board: [...document.querySelectorAll('[data-square]:has(.cube-letter)')].map(
      (one) => `${one.getAttribute('data-square')}${one.querySelector('.cube-letter')?.textContent}`,
    ),
    controls,
  };
}

/** A game by chance: two or three people, in some games a computer among them. */
function randomRecord(dice: Dice): AlphacubesRecord {
  const record = annAndBen({
    judge: dice.pick(['assisted', 'challenge']),
    challengeKind: dice.pick(['double', 'single', 'triple', 'void']),
  });
  const people = ['Anna', 'Bram', 'Cleo'].slice(0, 2 + dice.below(2)).map((name) => {
    return { name, kind: 'person' as const };
  });
  const computer = { name: 'Dora', kind: 'computer' as const, level: 1 };
  const players = dice.chance(30) ? [...people, computer] : people;
  return { ...record, setUp: undefined, seed: dice.below(2 ** 31), players };
}

/** Whose hand may lie open, by what was pressed and by what the saved game says: it knows nothing of the screens. */
class Witness {
  private lifted: Seat | undefined;
  private known: Seat | undefined;

  /** Whether a curtain falls between turns. */
  private curtain: boolean;

  constructor(curtain: boolean) {
    this.curtain = curtain;
  }

  /** The game as it is saved now, and whose hand may be seen on it. */
  look(record: AlphacubesRecord, curtain: boolean, pressed: string | undefined) {
    const state = currentState(timelineOf(record));
    const onTurn = state.phase.kind === 'turn' ? state.phase.seat : undefined;
    if (onTurn !== this.known) this.turnTo(onTurn);
    if (curtain && !this.curtain) this.lifted = undefined;
    this.curtain = curtain;
    const name = onTurn === undefined ? '' : record.players[onTurn]?.name;
    if (pressed === t('table:curtain.lift', { name })) this.lifted = onTurn;
    const over = state.phase.kind === 'over';
    return { state, onTurn, over, open: over ? undefined : this.lifted };
  }

  private turnTo(seat: Seat | undefined): void {
    this.known = seat;
    this.lifted = this.curtain ? undefined : seat;
  }

  /** The page was left or loaded again: whoever sits before it now has not come forward. */
  leave(): void {
    this.turnTo(this.known);
  }
}

describe.skipIf(!tableCanBeSeen)('hands at a hot seat (P3)', () => {
  const door = theDoor();
  const recordOf = (id: string) => {
    const text = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    return readRecord(text);
  };
  /** As it is remembered, whichever key or button chose it. */
  const curtainIsOn = () => {
    const { remembered } = { remembered: {}, ...(keptSettings(door.home()) as object) };
    return !('table.curtain' in remembered && remembered['table.curtain'] === false);
  };
  const gameOn = (page: Page) => /#\/table\/([\w-]+)$/.exec(page.url())?.[1];

  it.each(seeds)(
    'are seen by their owners alone, whatever is pressed (7.15): seed %i',
    { timeout: longTest },
    async (seed) => {
      const page = door.page();
      const dice = new Dice(seed % 2 ** 31);
      const witness = new Witness(curtainIsOn());
      const asked = new Set<unknown>();
      page.on('request', (request) => void (request.url().includes('/call/') && asked.add(request)));
      page.on('requestfinished', (request) => void asked.delete(request));
      page.on('requestfailed', (request) => void asked.delete(request));
      const pressed: string[] = [];

      /** Nothing is on its way any more: no call, no computer, no hint and no look back. */
      const settle = async () => {
        for (let quiet = 0; quiet < 2;) {
          const busy = await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            return document.querySelector('.hint-steps--late, .waiting') !== null;
          });
          const turn = (await turnLine(page).count()) === 0 ? '' : await turnLine(page).textContent();
          quiet = busy || asked.size > 0 || turn?.includes('is thinking') === true ? 0 : quiet + 1;
        }
      };

      const check = async (last: string | undefined) => {
        const id = gameOn(page);
        if (id === undefined) return;
        const record = recordOf(id);
        const { state, onTurn, over, open } = witness.look(record, curtainIsOn(), last);
        if (over) return;
        const seen = await page.evaluate(look);
        const spoken = (await page.locator('body').ariaSnapshot()).split('\n');
        const hidden = state.seats.flatMap(({ hand }, seat) => (seat === open ? [] : hand));
        const told = [...seen.texts, ...spoken].filter((text) => cubesNamedIn(text, hidden).length > 0);
        const where = `seed ${seed}, ${record.players[open ?? -1]?.name ?? 'nobody'} may look, after ${pressed.join(', ')}`;
        expect(told, `cubes named: ${where}`).toEqual([]);
        expect(
          seen.cubes.filter((cube) => hidden.includes(cube as never)),
          `cubes drawn: ${where}`,
        ).toEqual([]);
        const others = record.players.filter((_, seat) => seat !== open).map(({ name }) => name);
        const looks = seen.texts.filter((text) =>
          others.some((name) => text.includes(`could ${name} have played`)),
        );
        expect(looks, `looks back at others: ${where}`).toEqual([]);
        if (open !== undefined) return;
        const lying = Object.entries(state.squares).map(([name, { letter }]) => `${name}${letter}`);
        expect(seen.board.toSorted(), `board: ${where}`).toEqual(lying.toSorted());
        const offered = seen.controls.filter(
          ({ role, name }) =>
            role !== 'gridcell' && role !== 'command' && !whileCovered.some((text) => text.test(name)),
        );
        expect(offered, `offered: ${where}, seat ${String(onTurn)} to come forward`).toEqual([]);
        expect(
          seen.texts.filter((text) => /best play|could have/.test(text)),
          `told: ${where}`,
        ).toEqual([]);
      };

      /** Presses a thing on the screen or a key, as likely as not; gives its name. */
      const press = async (): Promise<string> => {
        const { controls } = await page.evaluate(look);
        const kind = dice.below(100);
        if (kind < 4) {
          await page.reload();
          witness.leave();
          return 'reload';
        }
        if (kind < 25 || controls.length === 0) {
          const key = dice.pick(keys);
          const isOnButton = (await page.locator('button:focus').count()) > 0;
          const focused = await page.evaluate(() => {
            // Enter comes forward from wherever the focus presses nothing else.
            const curtain = document.querySelector('.curtain button');
            const button = document.activeElement?.closest('button, a, input, select') ?? curtain;
            return (button?.querySelector('.button-words') ?? button)?.textContent;
          });
          await page.keyboard.press(key);
          // The keys that press what has the focus.
          return (key === 'Enter' || (key === 'Space' && isOnButton)) && focused ? focused : `key ${key}`;
        }
        const squares = controls.filter(({ role }) => role === 'gridcell');
        const others = controls.filter(({ role }) => role !== 'gridcell');
        const likely = others.flatMap((control) =>
          Array.from({ length: weight(control.name) }, () => control),
        );
        const control = kind < 32 ? dice.pick(squares) : dice.pick(likely);
        if (control.role === 'input' && control.name === alphacubes.typed.label) {
          await page
            .locator('.typed-line input')
            .fill(`${dice.pick(['G9', 'I7'])} down ${dice.pick(['AT', 'SEA', 'TO'])}`);
          await page.keyboard.press('Enter');
          return 'typed line';
        }
        await page.evaluate((at) => {
          const element = document.querySelector<HTMLElement>(`[data-control="${at}"]`);
          element?.focus();
          element?.click();
        }, control.at);
        return control.name;
      };

      await openTable(page, await createGame(page, randomRecord(dice)));
      await settle();
      await check(undefined);
      for (let step = 0; step < presses; step += 1) {
        const before = gameOn(page);
        const last = await press();
        pressed.push(last);
        await settle();
        if (gameOn(page) !== before) {
          // Away from the table, or on to another one; Back leads here again.
          witness.leave();
          if (gameOn(page) === undefined) await page.goBack();
          await page.locator('.table').waitFor();
          await settle();
        }
        await check(last);
      }
      expect(door.heard()).toEqual([]);
    },
  );
});

/** What leads into the depths of a turn is pressed more often than what leads out of it. */
function weight(name: string): number {
  if (name === texts.gameMenu.redo) return 15;
  if (/^(Lay it|Play |Show |Pass|Undo|What could)/.test(name)) return 5;
  if (/^(Which|Where|Exchange|Let it stand|Game$)/.test(name)) return 3;
  return /^(New game|Home|Rules|Look words up|Begin again|Export|Print)/.test(name) ? 1 : 2;
}
