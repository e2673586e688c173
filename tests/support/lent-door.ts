import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { settings } from '#shared/contract/index.ts';
import { callDoor, openBrowserDoor, tokenName, type BrowserDoor } from './browser-door.ts';
import { lentDoors } from './lent-doors.ts';
import { addRequests } from './requests.ts';

/** The door of this worker for files that leave it as they found it. */
let lent: Promise<BrowserDoor> | undefined;

/** A door, and how to give it back. */
export interface LentDoor {
  readonly door: BrowserDoor;
  giveBack(page: Page): Promise<void>;
}

/**
 * One door and one context of the browser for many files of tests: each has pages of its own and finds settings and the
 * storage of the page as new. Games stay in its home, as they do for whoever plays several. A file that ends the
 * door, wants its home empty or connects a box opens one of its own. A door that cannot be tidied is not lent again.
 */
export async function lendDoor(): Promise<LentDoor> {
  const folder = process.env[lentDoors];
  if (folder === undefined) {
    const own = await openBrowserDoor();
    return { door: own, giveBack: () => own.close() };
  }
  lent ??= openBrowserDoor().then((door) => {
    writeFileSync(path.join(folder, String(door.process.pid)), door.home);
    return door;
  });
  const door = await lent;
  const before = door.requests();
  return {
    door,
    async giveBack(page) {
      const { asked, left } = door.requests();
      addRequests({ asked: asked - before.asked, left: left.slice(before.left.length) });
      if (left.length > 0) throw new Error(`Requests left this machine: ${left.join(', ')}`);
      try {
        await tidy(page);
        await Promise.all(door.context.pages().map((one) => one.close()));
      } catch {
        lent = undefined;
        await door.close();
      }
    },
  };
}

/** Settings and the page's storage as they are at first; the token stays. What is remembered cannot be forgotten again. */
async function tidy(page: Page): Promise<void> {
  const atFirst = settings.parse({});
  const written = await callDoor(page, 'settings:write', atFirst);
  if (!isDeepStrictEqual(written, { ok: true, value: atFirst })) throw new Error('Settings stay changed');
  await page.evaluate((kept) => {
    for (const name of Object.keys(localStorage)) if (name !== kept) localStorage.removeItem(name);
  }, tokenName);
}
