import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { ask } from '#tests/electron/support/raw-http.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { keptFolder, removeFolder, temporaryFolder } from '#tests/electron/support/temporary.ts';
import { enter, keyOf, openTestDoor, type TestDoor } from '#tests/electron/support/test-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { screensCanBeSeen } from '#tests/support/screens.ts';
import { attackEveryDoor } from './every-door.ts';

let browser: Browser;

beforeAll(async () => {
  if (has('chromium')) browser = await launchChromium();
});

afterAll(async () => {
  if (has('chromium')) await browser.close();
});

describe('what another port of 127.0.0.1 learns', () => {
  let opened: TestDoor;
  let stranger: Server;
  let strangerAt: string;
  const heard: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    opened = await openTestDoor();
    mkdirSync(join(opened.home, 'lexica'), { recursive: true });
    writeFileSync(join(opened.home, 'lexica', 'family.cwlex'), 'names of the children');
    stranger = createServer((request, response) => {
      heard.push(request.headers);
      response.setHeader('content-type', 'text/html').end('<title>Stranger</title>');
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => stranger.once('listening', ready));
    strangerAt = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    stranger.closeAllConnections();
    stranger.close();
    await opened.close();
  });

  /** A file that waits to be downloaded, and a list of one's own. */
  async function secrets(): Promise<readonly string[]> {
    const created = await opened.post('games:create', JSON.stringify({ text: newRecordText('Ann') }));
    const { id } = (JSON.parse(created.body) as { value: { id: string } }).value;
    const { body } = await opened.post('games:export', JSON.stringify({ id }));
    const { href } = (JSON.parse(body) as { value: { href: string } }).value;
    return [href, '/lexica/own/family.cwlex'];
  }

  /** What the door answers to somebody who comes with these headers: to calls, to its socket, for files. */
  async function knock(headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
    const { door, host, origin } = opened;
    const call = await ask(door.port, {
      method: 'POST',
      path: '/call/games:list',
      headers: { host, origin, 'content-type': 'application/json', ...headers },
      body: 'null',
    });
    const socket = await new Promise<number>((done) => {
      const asked = new WebSocket(`ws://${host}/events`, ['cubewright'], { headers: { origin, ...headers } });
      asked.on('open', () => {
        asked.terminate();
        done(101);
      });
      asked.on('unexpected-response', (_request, { statusCode = 0 }) => done(statusCode));
      asked.on('error', () => done(0));
    });
    const files = await Promise.all(
      (await secrets()).map((path) => ask(door.port, { path, headers: { host, ...headers } })),
    );
    return [call.status, socket, ...files.map(({ status }) => status)];
  }

  const nothing = [401, 403, 401, 401];

  test('any cookie opens nothing: no call, no socket, no download, no list of one’s own (7.7)', async () => {
    const { door, token } = opened;
    for (const cookie of ['', `cubewright-${door.port}=${token}`, `cubewright.token=${token}`]) {
      expect(await knock({ cookie })).toEqual(nothing);
    }
  });

  test('whoever is in gets what was refused to the others (7.7)', async () => {
    for (const path of await secrets()) expect((await opened.get(path)).status).toBe(200);
  });

  test.skipIf(!has('chromium'))(
    'a browser that is in tells a page on another port nothing that opens the door (7.7)',
    async () => {
      const { door, token, origin } = opened;
      const context = await browser.newContext();
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(door.freshAddress());
      const own = await enter(door.port, keyOf(door.freshAddress()));
      expect(own.headers['set-cookie']).toBeUndefined();
      await page.evaluate((held) => {
        localStorage.setItem('cubewright.token', held);
      }, token);
      expect(await context.cookies()).toEqual([]);

      await page.goto(strangerAt);
      expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
      const answers = await page.evaluate(async (at) => {
        const tries = [
          fetch(`${at}/call/games:list`, { method: 'POST', credentials: 'include', body: 'null' }),
          fetch(`${at}/lexica/own/family.cwlex`, { credentials: 'include' }),
          fetch(`${at}/lexica/lexica.json`, { credentials: 'include' }),
        ];
        return Promise.all(
          tries.map((one) =>
            one.then(
              () => 'read',
              () => 'blocked',
            ),
          ),
        );
      }, origin);
      expect(answers).toEqual(['blocked', 'blocked', 'blocked']);
      for (const headers of heard) {
        expect(JSON.stringify(headers)).not.toContain(token);
        // Replayed just as the browser sent it, but for what names the place.
        const { cookie = '', authorization = '' } = headers;
        expect(await knock({ cookie, authorization })).toEqual(nothing);
      }
      expect(heard.length).toBeGreaterThan(0);
    },
  );
});

describe.skipIf(!screensCanBeSeen)('a browser that is in', () => {
  let home: string;
  let page: Page;
  let port: number;
  let close: () => Promise<void>;

  const open = async (at = 0): Promise<string> => {
    const door = expectOk(
      await openBrowserDoor({ home: homeOf({ CUBEWRIGHT_HOME: home }), port: at, log: () => undefined }),
    );
    ({ port, close } = door);
    return door.freshAddress();
  };
  const atHome = (of: Page): Promise<void> =>
    of.getByRole('heading', { level: 1, name: 'Cubewright' }).waitFor();

  beforeAll(async () => {
    home = keptFolder();
    const address = await open();
    page = await (await browser.newContext()).newPage();
    await page.goto(address);
    await atHome(page);
  });

  afterAll(async () => {
    await page.context().close();
    await close();
    removeFolder(home);
  });

  test('stays in: reload, second tab, plain address, a spent address, back (7.7)', async () => {
    const plain = `http://127.0.0.1:${port}/`;
    expect(page.url()).toBe(plain);
    await page.reload();
    await atHome(page);
    await page.goto(`${plain}#/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.goto('about:blank');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const second = await page.context().newPage();
    await second.goto(`${plain}#/library`);
    await second.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    await second.goto(`${plain}#key=${'x'.repeat(32)}`);
    await atHome(second);
    expect(second.url()).toBe(plain);
    await second.goto(`http://localhost:${port}/#/library`);
    await second.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    expect(second.url()).toBe(`${plain}#/library`);
    await second.close();
  });

  test('of another person is asked for the address from the terminal, and shown nothing (7.7)', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const other = await context.newPage();
    await other.goto(`http://127.0.0.1:${port}/#/library`);
    await other.getByRole('heading', { level: 1, name: 'Let this browser in' }).waitFor();
    const field = other.getByRole('textbox', { name: 'Address from the terminal' });
    await field.and(other.locator(':focus')).waitFor();
    await field.fill('http://127.0.0.1:1/#key=guess');
    await other.keyboard.press('Enter');
    await other.getByText('This key does not open Cubewright').waitFor();
    const fresh = expectOk(
      await openBrowserDoor({
        home: homeOf({ CUBEWRIGHT_HOME: temporaryFolder() }),
        port: 0,
        log: () => undefined,
      }),
    );
    onTestFinished(() => fresh.close());
    // A key of another door does not fit.
    await field.fill(fresh.freshAddress());
    await other.keyboard.press('Enter');
    await other.getByText('This key does not open Cubewright').waitFor();
  });

  test('has nothing left once the door is closed: a later program on its port learns no use (7.7)', async () => {
    await close();
    const stranger = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Stranger</title>');
    }).listen(port, '127.0.0.1');
    await new Promise((ready) => stranger.once('listening', ready));
    await page.goto(`http://127.0.0.1:${port}/`);
    const [stolen = ''] = await page.evaluate(() => Object.values(localStorage) as string[]);
    expect(stolen).toMatch(/^[\w-]{32}$/);
    stranger.closeAllConnections();
    await new Promise((done) => stranger.close(done));

    const address = await open(port);
    const host = `127.0.0.1:${port}`;
    const answer = await ask(port, {
      method: 'POST',
      path: '/call/app:info',
      headers: {
        host,
        origin: `http://${host}`,
        authorization: `Bearer ${stolen}`,
        'content-type': 'application/json',
      },
      body: 'null',
    });
    expect(answer.status).toBe(401);
    // The person is let in again by what the terminal shows, typed into the page; and so are the other tabs.
    const tabs = [page, await page.context().newPage()];
    for (const tab of tabs) {
      await tab.goto('about:blank');
      await tab.goto(`http://${host}/#/settings`);
    }
    await page.getByRole('textbox', { name: 'Address from the terminal' }).fill(address);
    await page.getByRole('button', { name: 'Open Cubewright' }).click();
    for (const tab of tabs) await tab.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});

attackEveryDoor('browser', async () => {
  const opened = await openTestDoor();
  const ask = async (channel: string, json: string): Promise<unknown> =>
    JSON.parse((await opened.post(channel, json)).body);
  return { home: opened.home, ask, close: opened.close };
});
