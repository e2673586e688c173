import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import type { Loopback } from '#electron/loopback/server.ts';
import { homeOf } from '#electron/services/home/home.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { FileMethod, MethodName } from '#shared/contract/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { fileAsks } from '../support/file-methods.ts';
import { gatewayProgram } from '../support/gateway-page.ts';
import { newRecordText } from '../support/records.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

/** The real gateway, in real Chromium, at the real door. */
interface GatewayWindow {
  readonly gateway: Gateway;
  seen: unknown[];
}

const home = keptFolder();
let program: string;
let browser: Browser;
let page: Page;
let door: Loopback;
const complaints: string[] = [];

function openDoor(port: number): Promise<Loopback> {
  const parts = { home: homeOf({ CUBEWRIGHT_HOME: home }), log: () => undefined, program, port };
  return openBrowserDoor(parts).then(expectOk);
}

beforeAll(async () => {
  if (!has('chromium')) return;
  program = await gatewayProgram();
  door = await openDoor(0);
  browser = await launchChromium();
  page = await browser.newPage({ acceptDownloads: true });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  // The first word of the door: from then on the page hears every event.
  const greeted = new Promise((heard) => {
    page.once('websocket', (socket) => socket.once('framereceived', heard));
  });
  await page.goto(door.freshAddress());
  await page.waitForFunction(() => 'gateway' in window);
  await greeted;
});

afterAll(async () => {
  removeFolder(home);
  if (!has('chromium')) return;
  await browser.close();
  await door.close();
  removeFolder(program);
});

describe.skipIf(!has('chromium'))('the gateway at the browser door', () => {
  test('the key leaves the address, and the policy has nothing to complain of', () => {
    expect(new URL(page.url()).href).toBe(`http://127.0.0.1:${door.port}/`);
    expect(complaints).toEqual([]);
  });

  test('asks and is answered, by the contract', async () => {
    const info = await page.evaluate(() => (window as unknown as GatewayWindow).gateway.call('appInfo'));
    expect(info).toMatchObject({ ok: true, value: { door: 'browser', version: '9.8.7' } });
    const text = newRecordText('Ann', 'Ben');
    const created = await page.evaluate(
      (asked) => (window as unknown as GatewayWindow).gateway.call('createGame', { text: asked }),
      text,
    );
    expect(created).toMatchObject({ ok: true });
    const list = await page.evaluate(() => (window as unknown as GatewayWindow).gateway.call('listGames'));
    expect(list).toMatchObject({ value: { games: [{ turn: 1, ended: false }] } });
    const refused = await page.evaluate(() =>
      (window as unknown as GatewayWindow).gateway.call('readGame', { id: 'no-such-game' }),
    );
    expect(refused).toEqual({ ok: false, problem: { code: 'file/no-such-game', id: 'no-such-game' } });
  });

  test('reads the bytes of an asset, and says which one is missing', async () => {
    const read = (path: string): Promise<unknown> =>
      page.evaluate(async (asked) => {
        const asset = await (window as unknown as GatewayWindow).gateway.asset(asked);
        return asset.ok ? [...asset.value.slice(0, 5)] : asset.problem;
      }, path);
    expect(await read('lexica/english.cwlex')).toEqual([...Buffer.from('CWLEX')]);
    expect(await read('lexica/none.cwlex')).toEqual({ code: 'app/asset-missing', path: 'lexica/none.cwlex' });
  });

  test('hands over the file of every method that ends in one', async () => {
    const call = (method: MethodName, ask?: unknown): Promise<unknown> =>
      page.evaluate(
        ([name, asked]) => {
          const gateway = (window as unknown as GatewayWindow).gateway as unknown as Record<
            'call' | 'takeFile',
            (method: string, ask: unknown) => Promise<unknown>
          >;
          const isFile = name.startsWith('export') || name === 'saveTrace' || name === 'saveSensorReport';
          return gateway[isFile ? 'takeFile' : 'call'](name, asked);
        },
        [method, ask] as const,
      );
    for (const [method, { ask, name, begins }] of Object.entries(await fileAsks(call))) {
      let answer: unknown;
      const file = await download(page, async () => {
        answer = await call(method as FileMethod, ask);
      });
      expect(answer).toMatchObject({ ok: true });
      expect(file.name).toMatch(name);
      expect(file.bytes.toString('latin1').startsWith(begins)).toBe(true);
    }
    await call('disconnectBox');
  });

  test('hears events, parsed, until it stops listening', async () => {
    await page.evaluate(() => {
      const page = window as unknown as GatewayWindow;
      page.seen = [];
      const stop = page.gateway.on('gamesChanged', (changed) => {
        page.seen.push(Object.keys(changed).sort());
        stop();
      });
    });
    for (const name of ['Cleo', 'Dora']) {
      await page.evaluate(
        (text) => (window as unknown as GatewayWindow).gateway.call('createGame', { text }),
        newRecordText(name),
      );
    }
    await expect
      .poll(() => page.evaluate(() => (window as unknown as GatewayWindow).seen))
      .toEqual([['id', 'revision']]);
  });

  test('a door that closes is a problem with a name; one that opens again is found', async () => {
    const { port } = door;
    await page.evaluate(() => {
      const page = window as unknown as GatewayWindow;
      page.seen = [];
      page.gateway.onDoor((state) => page.seen.push(state));
    });
    await door.close();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as GatewayWindow).seen))
      .toEqual(['closed']);
    const call = (): Promise<unknown> =>
      page.evaluate(() => (window as unknown as GatewayWindow).gateway.call('listGames'));
    expect(await call()).toEqual({ ok: false, problem: { code: 'app/door-closed' } });
    // A new Cubewright knows nothing of the old session: the page must be opened anew, and says so.
    door = await openDoor(port);
    expect(await call()).toEqual({ ok: false, problem: { code: 'app/session-ended' } });
    const seen = () => page.evaluate(() => (window as unknown as GatewayWindow).seen);
    await expect.poll(seen).toEqual(['closed', 'locked']);
    // The address with a fresh key in the same tab: no new page is loaded, and the old one is in.
    const fresh = door.freshAddress();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(fresh).hash);
    await expect.poll(seen).toEqual(['closed', 'locked', 'open']);
    expect(await call()).toMatchObject({ ok: true });
    expect(new URL(page.url()).hash).toBe('');
  });

  test('what the terminal shows lets a page in, whole or in part; a dead key is named', async () => {
    const enter = (typed: string): Promise<unknown> =>
      page.evaluate((key) => (window as unknown as GatewayWindow).gateway.enter(key), typed);
    const address = door.freshAddress();
    expect(await enter(` ${address}\n`)).toMatchObject({ ok: true });
    expect(await enter(address)).toEqual({ ok: false, problem: { code: 'app/key-dead' } });
    expect(await enter(new URL(door.freshAddress()).hash.slice('#key='.length))).toMatchObject({ ok: true });
    expect(await enter('')).toEqual({ ok: false, problem: { code: 'app/key-dead' } });
  });
});
