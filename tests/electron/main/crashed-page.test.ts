import type { BrowserWindow as ElectronWindow } from 'electron';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadAfterCrash } from '#electron/main/crashed-page.ts';
import { has } from '#tests/support/capabilities.ts';
import { app } from '../stand-in/app.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

describe.skipIf(!has('chromium'))('D6: a page whose process dies', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await openTestDesktop();
  });
  afterAll(() => desktop.close());

  test('is loaded again where it was, says so, and calls the program as before', async () => {
    const { window, page } = desktop;
    await page.evaluate(() => {
      location.hash = '#/table/last-night';
    });
    const gone = new Promise((done) => window.webContents.once('render-process-gone', done));
    await page.goto('chrome://crash').catch(() => undefined);
    await gone;
    const again = await window.webContents.page;
    await again.waitForURL(/\?again#\/table\/last-night$/);
    const answer = await again.evaluate(() =>
      (
        window as unknown as { cubewright: { call(channel: string, ask: unknown): Promise<unknown> } }
      ).cubewright.call('app:info', null),
    );
    expect(answer).toMatchObject({ ok: true });
  });
});

describe('pages that die again and again', () => {
  class Window {
    readonly webContents = Object.assign(new EventEmitter(), {
      getURL: () => 'cubewright://app/#/print/nets',
    });
    readonly loaded: string[] = [];
    isDestroyed = () => false;
    loadURL = (address: string) => {
      this.loaded.push(address);
      return Promise.resolve();
    };
    dies(reason = 'oom'): void {
      this.webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    }
  }

  test('show Home after two crashes within a minute, and end the program after four', async () => {
    const window = new Window();
    let now = 0;
    const quits = vi.spyOn(app, 'quit').mockReturnValue();
    onTestFinished(() => quits.mockRestore());
    const hopeless = vi.fn(() => Promise.resolve('Cubewright stops again and again'));
    loadAfterCrash(window as unknown as ElectronWindow, hopeless, () => now);
    for (let crash = 0; crash < 4; crash += 1) window.dies();
    expect(window.loaded).toEqual([
      ...['cubewright://app/?again#/print/nets', 'cubewright://app/?again#/print/nets'],
      ...['cubewright://app/?again', 'cubewright://app/?again'],
    ]);
    now = 61_000;
    window.dies();
    expect(window.loaded.at(-1)).toBe('cubewright://app/?again#/print/nets');
    for (let crash = 0; crash < 4; crash += 1) window.dies();
    await expect.poll(() => quits.mock.calls.length).toBe(1);
    expect(hopeless).toHaveBeenCalledTimes(1);
  });

  test('stay closed where they were closed', () => {
    const window = new Window();
    loadAfterCrash(window as unknown as ElectronWindow, () => Promise.resolve(''));
    window.dies('clean-exit');
    expect(window.loaded).toEqual([]);
  });
});
