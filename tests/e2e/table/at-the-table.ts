import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { formatRecord, type GameRecord } from '#shared/records/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { underChallenge, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { lendDoor } from '#tests/support/lent-door.ts';
import {
  callDoor,
  openBrowserDoor,
  type BrowserDoor,
  type DoorOptions,
} from '#tests/support/browser-door.ts';

export { screensCanBeSeen as tableCanBeSeen } from '#tests/support/screens.ts';

/** The published game, stopped before its `turn`th turn, on the standard board. */
export function publishedBefore(
  turn: number,
  options: Partial<AlphacubesRecord['options']> = {},
): AlphacubesRecord {
  const record = options.judge === 'challenge' ? underChallenge(published.record) : published.record;
  return {
    ...record,
    options: { ...record.options, board: 'standard', ...options },
    moves: record.moves.slice(0, turn - 1),
  };
}

const annHolds = [64, 59, 48, 36, 90, 79, 89];
const benHolds = [82, 21, 35, 70, 61, 72, 39];

/** Two people, Ann to begin: her hand can lay VALIDLY, Ben's RELAX down through its L. */
export function annAndBen(options: Partial<AlphacubesRecord['options']> = {}): AlphacubesRecord {
  const { record } = published;
  const held = [...annHolds, ...benHolds];
  const rest = (record.setUp?.drawOrder ?? []).filter((cube) => !held.includes(cube));
  return {
    ...record,
    options: { ...record.options, board: 'standard', ...options },
    players: [
      { name: 'Ann', kind: 'person' },
      { name: 'Ben', kind: 'person' },
    ],
    setUp: { drawOrder: [...held, ...rest].map(cubeId), first: 0 },
    moves: [],
  };
}

export interface TheDoorOptions extends Pick<DoorOptions, 'motion'> {
  /** A door that no other file uses, for one that ends it, wants its home empty or connects a box. */
  readonly own?: boolean;
}

/** The door and a page on it, there before the tests of a file and given back or closed after them. */
export function theDoor({ own = false, ...options }: TheDoorOptions = {}) {
  let door: BrowserDoor;
  let page: Page;
  let close: () => Promise<void>;
  const heard: string[] = [];
  beforeAll(async () => {
    if (own || options.motion !== undefined) {
      door = await openBrowserDoor(options);
      close = () => door.close();
    } else {
      const lent = await lendDoor();
      door = lent.door;
      close = () => lent.giveBack(page);
    }
    page = await door.open();
    page.on('console', (message) => {
      // Graphics in software report how slow they are.
      if (!message.text().includes('GL Driver Message')) heard.push(message.text());
    });
    page.on('pageerror', (error) => heard.push(error.message));
  });
  afterAll(() => close());
  return {
    page: () => page,
    home: () => door.home,
    process: () => door.process,
    /** Everything the page has written to its console. */
    heard: () => heard,
    /** Puts a game on the table and opens it. */
    async lay(record: GameRecord): Promise<string> {
      const id = await createGame(page, record);
      await openTable(page, id);
      return id;
    },
  };
}

export async function createGame(page: Page, record: GameRecord): Promise<string> {
  const answer = (await callDoor(page, 'games:create', { text: formatRecord(record) })) as {
    readonly ok: boolean;
    readonly value: { readonly id: string };
  };
  if (!answer.ok) throw new Error(`The game was not made: ${JSON.stringify(answer)}`);
  return answer.value.id;
}

export async function openTable(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    // The table that is left stands a moment longer, and looks much the same.
    document.querySelector('.table')?.setAttribute('data-left', '');
    location.hash = hash;
  }, `#/table/${id}`);
  await page.locator('.table:not([data-left])').waitFor();
}

const showButton = (page: Page, name: string) => page.getByRole('button', { name: `Show ${name}’s hand` });

/** The hand lies open, and the keys go to the board. */
async function handIsOpen(page: Page): Promise<void> {
  await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
  await page.locator('[data-square]:focus').waitFor();
}

/** The player on turn comes forward. */
export async function lift(page: Page, name: string): Promise<void> {
  await showButton(page, name).click();
  await handIsOpen(page);
}

/** The player on turn comes forward by keyboard: the focus rests on the heading, and one Tab leads to the button. */
export async function comeForward(page: Page, name: string): Promise<void> {
  await page.locator('#curtain-title:focus').waitFor();
  await page.keyboard.press('Tab');
  await showButton(page, name).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await handIsOpen(page);
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

/** Whose turn it is, as the top line says it. */
export const turnLine = (page: Page) => page.locator('.top-line-game .soft');

/** What lies on the board: `E9V` for each square with a cube. */
export function onBoard(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-square]:has(.cube-letter)')
    .evaluateAll((squares) =>
      squares.map(
        (one) => `${one.getAttribute('data-square')}${one.querySelector('.cube-letter')?.textContent}`,
      ),
    );
}

/** How long a computer lets its turn be seen: by this its pause is told from every other wait of the page. */
const pauseMs = 800;

/**
 * The pauses that computers make before they move end when the test says so, not by the clock: in this page and after it
 * is loaded again. Other waits of the page go on as ever. Released at the end of the test, if not before.
 */
export async function holdPauses(page: Page): Promise<HeldPauses> {
  const atEachLoad = await page.addInitScript(holdTimers, pauseMs);
  await page.evaluate(holdTimers, pauseMs);
  let released = false;
  const release = async () => {
    if (released) return;
    released = true;
    await atEachLoad.dispose();
    await page.evaluate(() => {
      (window as unknown as PausedWindow).pauses.release();
    });
  };
  onTestFinished(release);
  return {
    async end() {
      await page.waitForFunction(() => (window as unknown as PausedWindow).pauses.held.size > 0);
      await page.evaluate(() => {
        (window as unknown as PausedWindow).pauses.end();
      });
    },
    release,
  };
}

/** Runs in the page: timers of that length are held until they are ended or cleared. */
function holdTimers(heldMs: number): void {
  const { setTimeout: wait, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  const end = () => {
    const ending = [...held];
    held.clear();
    for (const [id, go] of ending) {
      clear(id);
      go();
    }
  };
  const hold = (go: () => void, ms = 0) => {
    if (ms !== heldMs) return wait(go, ms);
    // A timer of the browser's own, weeks away: its number is nobody else's.
    const id = wait(() => undefined, 2_000_000_000);
    held.set(id, go);
    return id;
  };
  const forget = (id?: number) => {
    if (id !== undefined) held.delete(id);
    clear(id);
  };
  const release = () => {
    Object.assign(window, { setTimeout: wait, clearTimeout: clear });
    end();
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: forget, pauses: { held, end, release } });
}

interface HeldPauses {
  /** Waits until a computer pauses, and ends that pause. */
  end(): Promise<void>;
  /** From now on pauses are as long as ever. */
  release(): Promise<void>;
}

interface PausedWindow {
  readonly pauses: { readonly held: ReadonlyMap<number, unknown>; end(): void; release(): void };
}
