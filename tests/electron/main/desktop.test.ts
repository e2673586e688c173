import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { homeOf } from '#electron/services/home.ts';
import { channels } from '#shared/contract/index.ts';
import { app } from '../stand-in/app.ts';
import { errorsShown, saveAnswers } from '../stand-in/dialog.ts';
import { ipcHandlers } from '../stand-in/ipc.ts';
import { leaked, privileged } from '../stand-in/network.ts';
import { defaultSession } from '../stand-in/session.ts';
import { BrowserWindow, closeStandIn } from '../stand-in/window.ts';
import { newRecordText } from '../support/records.ts';
import { testProgram } from '../support/program.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

/** The real desktop door over the stand-in, on a program folder of the test's own. */
const program = testProgram();
const home = keptFolder();
let opened: BrowserWindow;
let page: Page;

beforeAll(async () => {
  const { registerScheme } = await import('#electron/main/scheme.ts');
  const { openDesktop } = await import('#electron/main/desktop.ts');
  registerScheme();
  await openDesktop(homeOf({ CUBEWRIGHT_HOME: home }), program);
  const first = BrowserWindow.getAllWindows()[0];
  if (first === undefined) throw new Error('No window was opened');
  opened = first;
  page = await opened.webContents.page;
}, 60_000);

afterAll(async () => {
  await closeStandIn();
  removeFolder(program);
  removeFolder(home);
});

/** Calls through the page, as the gateway does. */
function call(channel: string, ask: unknown = null): Promise<unknown> {
  return page.evaluate(
    ([name, asked]) =>
      (
        window as unknown as { cubewright: { call(c: string, a: unknown): Promise<unknown> } }
      ).cubewright.call(name as string, asked),
    [channel, ask] as const,
  );
}

describe('D1: a locked window', () => {
  test('the one window factory shuts everything a page does not need', () => {
    expect(opened.options.webPreferences).toEqual({
      preload: join(program, 'build', 'electron', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      enableWebSQL: false,
    });
  });

  test('no other file of the desktop door makes a window', () => {
    const makers = [
      'calls',
      'desktop',
      'lockdown',
      'main',
      'menu',
      'open-file',
      'save-dialog',
      'scheme',
      'window',
    ].filter((name) =>
      readFileSync(join(import.meta.dirname, `../../../electron/main/${name}.ts`), 'utf8').includes(
        'new BrowserWindow(',
      ),
    );
    expect(makers).toEqual(['window']);
  });

  test('the page comes by the own scheme, with a policy that has no unsafe- in it', async () => {
    expect(privileged).toEqual([
      {
        scheme: 'cubewright',
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
      },
    ]);
    const response = await page.reload();
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(await page.title()).toBe('Test');
  });

  test('the policy holds: no inline script, no eval', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlined = true;';
      document.head.append(script);
      return 'inlined' in window;
    });
    expect(ran).toBe(false);
    expect(await page.evaluate(() => document.querySelector('meta[property="csp-nonce"]') !== null)).toBe(
      true,
    );
  });

  test('the bridge has two functions and nothing else', async () => {
    const bridge = await page.evaluate(() => {
      const { cubewright } = window as unknown as { cubewright: object };
      return { names: Object.keys(cubewright), frozen: Object.isFrozen(cubewright) };
    });
    expect(bridge).toEqual({ names: ['call', 'on'], frozen: true });
    expect(await page.evaluate(() => 'require' in window || 'process' in window)).toBe(false);
  });
});

describe('calls and events', () => {
  test('every channel of the contract has its handler, and nothing else has', () => {
    expect([...ipcHandlers.keys()].sort()).toEqual(Object.values(channels).sort());
  });

  test('a game is created, read, saved, listed and deleted, and the window is told', async () => {
    const text = newRecordText('Ann', 'Ben');
    const created = (await call('games:create', { text })) as { value: { id: string; revision: number } };
    const { id, revision } = created.value;
    expect(await call('games:read', { id })).toEqual({ ok: true, value: { id, text, revision } });

    const told = page.evaluate(
      () =>
        new Promise((heard) => {
          (
            window as unknown as { cubewright: { on(c: string, l: (p: unknown) => void): void } }
          ).cubewright.on('games:changed', heard);
        }),
    );
    const other = newRecordText('Ann', 'Cleo');
    expect(await call('games:save', { id, text: other, revision })).toMatchObject({ ok: true });
    expect(await told).toMatchObject({ id });
    expect(await call('games:save', { id, text, revision })).toEqual({
      ok: false,
      problem: { code: 'file/changed-elsewhere', id },
    });
    expect(await call('games:list')).toMatchObject({
      value: { games: [{ id, players: [{ name: 'Ann', points: 0 }, { name: 'Cleo' }], ended: false }] },
    });
    expect(await call('games:delete', { id })).toEqual({ ok: true, value: undefined });
    expect(await call('games:list')).toEqual({ ok: true, value: { games: [], unreadable: [] } });
  });

  test('an export goes where the dialog says, whole, or nowhere when it is closed', async () => {
    const { id } = (
      (await call('games:create', { text: newRecordText('Ann', 'Ben') })) as { value: { id: string } }
    ).value;
    const path = join(home, 'kept.cubewright.json');
    saveAnswers.push(path, undefined, join(home, 'no', 'such', 'folder.json'));
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'saved', path } });
    expect(readFileSync(path, 'utf8')).toBe(newRecordText('Ann', 'Ben'));
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'cancelled' } });
    expect(await call('games:export', { id })).toMatchObject({ problem: { code: 'file/missing' } });
  });

  test('a channel that is not in the contract does not leave the window', async () => {
    expect(await call('fs:read', { path: '/etc/passwd' })).toEqual({
      ok: false,
      problem: { code: 'app/unknown-channel', channel: 'fs:read' },
    });
  });

  test('D2: only the main frame of a page of ours is answered', async () => {
    const foreign = { ok: false, problem: { code: 'app/foreign-page' } };
    const frame = await page.evaluateHandle(async () => {
      const inner = document.createElement('iframe');
      inner.src = '/inner';
      document.body.append(inner);
      await new Promise((loaded) => (inner.onload = loaded));
      return inner;
    });
    // The policy keeps the frame's page out. The stand-in runs the preload script even there, so it can ask.
    const inner = await frame.asElement()?.contentFrame();
    const answer = await inner?.evaluate(() =>
      (window as unknown as { cubewright: { call(c: string): Promise<unknown> } }).cubewright.call(
        'app:info',
      ),
    );
    expect(answer).toEqual(foreign);
    const handler = ipcHandlers.get('app:info');
    const { mainFrame } = opened.webContents;
    for (const senderFrame of [null, { url: 'cubewright://app/' }, { url: 'https://example.org/' }]) {
      expect(await handler?.({ sender: { mainFrame }, senderFrame }, null)).toEqual(foreign);
    }
    const gone = { url: 'https://example.org/cubewright://app/' };
    expect(await handler?.({ sender: { mainFrame: gone }, senderFrame: gone }, null)).toEqual(foreign);
  });
});

describe('D3: no way out', () => {
  test('a page cannot navigate away', async () => {
    for (const address of [
      'https://example.org/',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
      'data:text/html,x',
    ]) {
      await page.evaluate((to) => {
        location.href = to;
      }, address);
      await page.waitForTimeout(60);
      expect(page.url()).toBe('http://app.cubewright.localhost/');
    }
  });

  test('no new window opens, by script or by link', async () => {
    await page.evaluate(() => {
      window.open('https://example.org/');
      window.open('/');
      const link = document.createElement('a');
      link.href = '/';
      link.target = '_blank';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => opened.webContents.windowsAsked).toBe(3);
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(opened.webContents.opened).toEqual([]);
    expect(BrowserWindow.getAllWindows()).toHaveLength(1);
  });

  test('nothing is downloaded', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['x']));
      link.download = 'x.txt';
      link.click();
    });
    await expect.poll(() => opened.webContents.downloads.length).toBe(1);
    expect(opened.webContents.downloads[0]?.prevented).toBe(true);
  });

  test.each(['media', 'geolocation', 'notifications', 'serial', 'hid', 'usb', 'openExternal', 'fileSystem'])(
    'the permission %s is denied, asked for or looked up',
    (permission) => {
      const answers: boolean[] = [];
      defaultSession.permissionHandler?.({}, permission, (granted) => answers.push(granted));
      expect(answers).toEqual([false]);
      expect(defaultSession.permissionCheck?.({}, permission)).toBe(false);
      expect(defaultSession.deviceHandler?.({ deviceType: permission })).toBe(false);
    },
  );

  test('D4: no request leaves, whatever the page asks for', async () => {
    const outcomes = await page.evaluate(async () => {
      const ask = (address: string): Promise<string> =>
        fetch(address).then(
          () => 'answered',
          () => 'refused',
        );
      const image = new Image();
      image.src = 'https://example.org/pixel.png';
      return Promise.all(['https://example.org/', 'http://localhost:9/', '/lexica/lexica.json'].map(ask));
    });
    expect(outcomes).toEqual(['refused', 'refused', 'answered']);
    expect(leaked).toEqual([]);
    // The policy of the page stands in front; behind it the session refuses as well.
    for (const url of [
      'https://example.org/',
      'ws://127.0.0.1:80/',
      'file:///etc/passwd',
      'cubewright://other/',
    ]) {
      expect(defaultSession.mayRequest(url)).toBe(false);
    }
    expect(defaultSession.mayRequest('cubewright://app/assets/app-1a2b.js')).toBe(true);
    expect(defaultSession.spellChecker).toBe(false);
  });

  test('a webview is not attached', () => {
    let prevented = false;
    opened.webContents.emit('will-attach-webview', { preventDefault: () => (prevented = true) });
    expect(prevented).toBe(true);
  });
});

describe('one copy', () => {
  test('a second one brings the first to the front', () => {
    opened.minimised = true;
    const before = opened.focused;
    app.emit('second-instance', {}, ['electron', 'main.js']);
    expect(opened.minimised).toBe(false);
    expect(opened.focused).toBe(before + 1);
  });

  test('D9: a game file that is opened is taken in once and shown; a damaged one is told', async () => {
    const path = join(home, 'from-a-friend.cubewright.json');
    writeFileSync(path, newRecordText('Friend', 'Ann'));
    const list = async (): Promise<
      readonly { readonly id: string; readonly players: readonly { readonly name: string }[] }[]
    > => ((await call('games:list')) as { value: { games: Awaited<ReturnType<typeof list>> } }).value.games;
    app.emit('second-instance', {}, ['electron', 'main.js', path]);
    await expect.poll(() => page.url()).toContain('#/table/alphacubes-');
    app.emit('open-file', { preventDefault: () => undefined }, path);
    await expect.poll(() => page.url()).toContain('#/table/alphacubes-');
    const taken = (await list()).filter(({ players }) => players[0]?.name === 'Friend');
    expect(taken).toHaveLength(1);
    expect(page.url()).toContain(taken[0]?.id);

    writeFileSync(path, '{"format": ');
    app.emit('second-instance', {}, ['electron', 'main.js', path]);
    await expect.poll(() => errorsShown.length).toBe(1);
    expect(errorsShown[0]).toContain('line 1, column 12');
  });
});
