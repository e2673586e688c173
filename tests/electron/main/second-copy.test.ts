import { mkdirSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { app } from '../stand-in/app.ts';
import { BrowserWindow } from '../stand-in/window.ts';
import { temporaryFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

test('D9: a second copy on the same home hands over and ends, without a window', async () => {
  const home = temporaryFolder();
  vi.stubEnv('CUBEWRIGHT_HOME', home);
  mkdirSync(`${home}/desktop`, { mode: 0o755 });
  app.first = false;
  await import('#electron/main/main.ts');
  expect(app.hasQuit).toBe(true);
  expect(BrowserWindow.getAllWindows()).toEqual([]);
  // The lock is one for each home, since it goes by this folder.
  expect(app.getPath('userData')).toBe(`${home}/desktop`);
  // What Chromium keeps there is its owner's alone, however the folder came to be (7.9).
  expect(statSync(`${home}/desktop`).mode & 0o777).toBe(0o700);
});
