import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leaked } from '../stand-in/network.ts';
import { defaultSession } from '../stand-in/session.ts';
import { BrowserWindow } from '../stand-in/window.ts';
import { has } from '#tests/support/capabilities.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

let desktop: Desktop | undefined;
let opened: BrowserWindow;
let page: Page;

beforeAll(async () => {
  if (!has('chromium')) return;
  desktop = await openTestDesktop();
  ({ window: opened, page } = desktop);
});

afterAll(() => desktop?.close());

describe.skipIf(!has('chromium'))('D3: no way out', () => {
  test('a page cannot navigate away', async () => {
    for (const address of [
      'https://example.org/',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
      'data:text/html,x',
    ]) {
      // Refused by the app before it is asked for, or by Chromium itself, which says so on the console.
      const refused = Promise.race([
        page.waitForEvent('requestfailed', (request) => request.url() === address),
        page.waitForEvent('console', (line) => line.text().includes(address)),
      ]);
      const asked = page.evaluate((to) => {
        location.href = to;
      }, address);
      await Promise.all([refused, asked]);
    }
    // Looked at once, at the end: a page that had left would not have come back by itself.
    expect(page.url()).toBe('http://app.cubewright.localhost/');
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

  test.each([
    'media',
    'geolocation',
    'notifications',
    'serial',
    'hid',
    'usb',
    'openExternal',
    'fileSystem',
    'clipboard-read',
  ])('the permission %s is denied, asked for or looked up', (permission) => {
    const answers: boolean[] = [];
    defaultSession.permissionHandler?.({}, permission, (granted) => answers.push(granted));
    expect(answers).toEqual([false]);
    expect(defaultSession.permissionCheck?.({}, permission)).toBe(false);
    expect(defaultSession.deviceHandler?.({ deviceType: permission })).toBe(false);
  });

  test('texts may be put on the clipboard', () => {
    const answers: boolean[] = [];
    defaultSession.permissionHandler?.({}, 'clipboard-sanitized-write', (granted) => answers.push(granted));
    expect(answers).toEqual([true]);
    expect(defaultSession.permissionCheck?.({}, 'clipboard-sanitized-write')).toBe(true);
  });

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
