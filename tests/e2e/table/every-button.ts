import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTest } from '#tests/support/patience.ts';
import { answered, countCalls, pressAnew } from '#tests/support/screens.ts';
import type { theDoor } from './at-the-table.ts';

const wide = { width: 1280, height: 800 };
const small = { width: 640, height: 400 };

/** How far a game is and what is asked for now, on any table. */
export interface Situation {
  readonly turn: string;
  /** What has the focus, by its text. */
  readonly focus: string;
  readonly inTable: boolean;
  readonly onBoard: boolean;
  readonly menu: boolean;
  readonly unsaved: boolean;
  readonly review: boolean;
  readonly over: boolean;
  readonly curtain: boolean;
  /** Others may speak up. */
  readonly claims: boolean;
}

/** What every button of a table is tried with. */
export interface ButtonTour {
  readonly door: ReturnType<typeof theDoor>;
  /** A place on the board that can have the focus. */
  readonly place: string;
  /** What is shown while others may speak up. */
  readonly claims: string;
  /** Of many buttons that do the same, all but one or two. */
  readonly alike?: string;
  /** Buttons that show something and change nothing: one table is enough for all of them. */
  readonly showing: string;
  /** States that the table can be in, each laid out anew. */
  readonly wide: Readonly<Record<string, () => Promise<void>>>;
  readonly small: Readonly<Record<string, () => Promise<void>>>;
  /** By keyboard alone, from wherever the focus is, until the turn is another than `before`. */
  playOn(before: string): Promise<void>;
}

/** Read at once, so that it belongs together. */
export function situationAt(
  page: Page,
  { place, claims }: Pick<ButtonTour, 'place' | 'claims'>,
): Promise<Situation> {
  return page.evaluate(
    ([onPlace, inClaims]) => {
      const has = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
      const at = document.activeElement;
      return {
        turn: document.querySelector('.top-line-game .soft')?.textContent ?? '',
        focus: at === null || at === document.body ? 'nothing' : (at.textContent ?? '').slice(0, 40),
        inTable: at?.closest('.table-screen, .review') !== null && at !== document.body,
        onBoard: at?.matches(onPlace) === true,
        menu: has('.game-menu-sheet'),
        unsaved: has('.unsaved'),
        review: has('.review'),
        over: has('.end-sheet'),
        curtain: has('.curtain'),
        claims: has(inClaims),
      };
    },
    [place, claims] as const,
  );
}

/** Leads to another screen, which a test of its own follows. */
const leading = 'Edit this position';

/** Opens a dialog over the table, whose code comes when it is first asked for. */
const overTable = 'All commands';

const anyButton = ':is(.table-screen, .review) :is(button, [role=tab], summary)';

interface TableButton {
  readonly name: string;
  /** Among those of that name, from 0. */
  readonly nth: number;
  readonly shows: boolean;
}

/** Every button of the table that can be pressed now. */
function enabled(page: Page, { alike = ':disabled', showing }: ButtonTour): Promise<readonly TableButton[]> {
  return page.evaluate(
    ([any, same, shows, leads]) => {
      const seen = new Map<string, number>();
      return [...document.querySelectorAll<HTMLElement>(any)].flatMap((one) => {
        const name = (one.textContent ?? '').trim();
        const nth = seen.get(name) ?? 0;
        seen.set(name, nth + 1);
        return name === leads || one.matches(`:disabled, ${same}`) || !one.checkVisibility()
          ? []
          : [{ name, nth, shows: one.matches(shows) }];
      });
    },
    [anyButton, alike, showing, leading] as const,
  );
}

/** What is open, the kinds of buttons that can be pressed, and what kind of thing has the focus. */
async function screenOf(page: Page, tour: ButtonTour) {
  const { turn, onBoard, ...now } = await situationAt(page, tour);
  const open = { ...now, focus: '', inTable: true };
  const [buttons, focus] = await page.evaluate((any) => {
    const pressable = [...document.querySelectorAll(`${any}:not(:disabled)`)];
    const kinds = new Set(pressable.filter((one) => one.checkVisibility()).map((one) => one.className));
    return [[...kinds].sort(), `${document.activeElement?.tagName}`] as const;
  }, anyButton);
  return {
    /** Of two that are equal a press has changed nothing but the focus. */
    laid: JSON.stringify([turn, open, buttons]),
    /** The keys play on from one as from another that is equal. */
    kind: JSON.stringify([open, buttons, onBoard, focus]),
  };
}

/** The focus goes to a button, as Tab would take it there, and the button is pressed. */
async function press(page: Page, { name, nth }: TableButton): Promise<void> {
  await page.evaluate(
    ([any, text, place]) => {
      const alike = [...document.querySelectorAll<HTMLElement>(any)].filter(
        (one) => (one.textContent ?? '').trim() === text,
      );
      alike[place]?.focus();
    },
    [anyButton, name, nth] as const,
  );
  await pressAnew(page);
  await answered(page);
}

/** Escape gives the focus back to where it was before. */
async function closePalette(page: Page): Promise<void> {
  await page.locator('.palette input:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.palette').waitFor({ state: 'detached' });
}

/**
 * Most buttons stand in many states: CUBEWRIGHT_EVERY_BUTTON=1 presses each in all of them, on a table laid for it alone,
 * and plays on after each, which takes minutes. Else each is pressed once, and what is known already is passed over.
 */
const inAllStates = process.env.CUBEWRIGHT_EVERY_BUTTON === '1';

/** Presses every button of a table by keyboard: the focus stays in the table, and the keys play on. */
export function pressEveryButton(tour: ButtonTour): void {
  const { door, playOn } = tour;
  const isNewIn = (seen: Set<string>, one: string) => {
    const before = seen.has(one);
    seen.add(one);
    return inAllStates || !before;
  };
  const pressed = new Set<string>();
  const playedOnFrom = new Set<string>();
  const states = [
    ...Object.entries(tour.wide).map(([name, arrange]) => ({ name, arrange, size: wide })),
    ...Object.entries(tour.small).map(([name, arrange]) => ({ name, arrange, size: small })),
  ];
  beforeAll(() => countCalls(door.page()));

  describe.each(states)('$name', ({ arrange, size }) => {
    beforeAll(() => door.page().setViewportSize(size));
    afterAll(() => door.page().setViewportSize(wide));

    it('each button leaves it in the table, and the keys play on', { timeout: longTest }, async () => {
      const page = door.page();
      const screen = () => screenOf(page, tour);
      const layOut = async () => {
        await arrange();
        await answered(page);
        return (await screen()).laid;
      };
      /** Whether a press has left the table as it was laid, and the next button on it. */
      const isStillLaid = async ({ name, nth }: TableButton) =>
        !inAllStates &&
        (await screen()).laid === laid &&
        (await enabled(page, tour)).some((one) => one.name === name && one.nth === nth);
      let laid = await layOut();
      const all = await enabled(page, tour);
      expect(all.length).toBeGreaterThan(0);
      const some = all.filter(({ name }) => isNewIn(pressed, name));
      const showing = some.filter(({ shows }) => shows);
      const others = some.filter(({ shows }) => !shows);
      for (const [index, one] of [...showing, ...others].entries()) {
        if (index > 0 && !one.shows && !(await isStillLaid(one))) laid = await layOut();
        const { turn: before } = await situationAt(page, tour);
        await press(page, one);
        if (one.name.startsWith(overTable)) await closePalette(page);
        await expect
          .poll(async () => ({ pressed: one.name, inTable: (await situationAt(page, tour)).inTable }))
          .toEqual({ pressed: one.name, inTable: true });
        if (one.shows && one !== showing.at(-1)) continue;
        if (isNewIn(playedOnFrom, (await screen()).kind)) await playOn(before);
      }
    });
  });
}
