import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { app } from '../stand-in/app.ts';
import { privileged } from '../stand-in/network.ts';
import { BrowserWindow, closeStandIn } from '../stand-in/window.ts';
import { newRecordText } from '../support/records.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

const home = keptFolder();
const games = join(home, 'games');

afterAll(async () => {
  await closeStandIn();
  removeFolder(home);
});

/** Lists the games on the disk, without files that are still being written. */
const saved = (): readonly string[] => readdirSync(games).filter((name) => !name.startsWith('.'));

/** As macOS does at a double click. */
function openFile(name: string): void {
  const path = join(home, `${name}.cubewright.json`);
  writeFileSync(path, newRecordText('Ann', name));
  app.emit('open-file', { preventDefault: () => undefined }, path);
}

const addresses = async (): Promise<readonly string[]> => {
  const pages = await Promise.all(BrowserWindow.getAllWindows().map(({ webContents }) => webContents.page));
  return pages.map((page) => page.url());
};

/** The end of the address at which the table of a game that was opened is shown. */
function tableOf(name: string): string {
  const file = saved().find((one) => readFileSync(join(games, one), 'utf8').includes(`"${name}"`));
  return `#/table/${basename(file ?? 'nothing', '.cubewright.json')}`;
}

describe.skipIf(!has('chromium'))('the first copy', () => {
  test('is sandboxed, has its scheme, and opens one window with the file that started it', async () => {
    vi.stubEnv('CUBEWRIGHT_HOME', home);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    app.ready = promise;
    await import('#electron/main/main.ts');
    expect(app.sandboxed).toBe(true);
    expect(privileged.at(-1)).toMatchObject({ scheme: 'cubewright' });
    openFile('Ben');
    resolve(undefined);
    await expect.poll(addresses).toEqual([expect.stringContaining('#/table/')]);
    expect(BrowserWindow.getAllWindows()[0]?.shown).toBe(1);
    expect(saved()).toHaveLength(1);
  });

  test('opens files in a new window where the last one is closed, as macOS lets it stay', async () => {
    const quit = app.listeners('window-all-closed') as (() => void)[];
    app.removeAllListeners('window-all-closed');
    await BrowserWindow.getAllWindows()[0]?.close();
    openFile('Cleo');
    openFile('Dan');
    await expect.poll(saved).toHaveLength(3);
    await expect.poll(addresses).toEqual([expect.stringContaining(tableOf('Dan'))]);
    for (const listener of quit) app.on('window-all-closed', listener);
  });

  test('ends with its last window, but on macOS, and only when its home is free for the next', async () => {
    const left = new Promise<readonly string[]>((done) => {
      app.once('quit', () => {
        done(readdirSync(home));
      });
    });
    await BrowserWindow.getAllWindows()[0]?.close();
    if (process.platform === 'darwin') app.quit();
    // Who quits twice waits as well, and who starts again meanwhile is not forgotten.
    app.quit();
    openFile('Eva');
    app.emit('second-instance', {}, ['cubewright']);
    expect(app.relaunched.map((words) => words.at(-1))).toEqual([
      expect.stringContaining('Eva.cubewright.json'),
      process.argv.at(-1),
    ]);
    expect(BrowserWindow.getAllWindows()).toEqual([]);
    expect(await left).not.toContain('running.json');
    expectOk(lockHome(homeOf({ CUBEWRIGHT_HOME: home }), 'browser')).release();
  });
});
