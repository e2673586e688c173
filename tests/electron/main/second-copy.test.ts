import { expect, test, vi } from 'vitest';
import { app } from '../stand-in/app.ts';
import { BrowserWindow } from '../stand-in/window.ts';
import { temporaryFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

test('D9: a second copy on the same home hands over and ends, without a window', async () => {
  const home = temporaryFolder();
  vi.stubEnv('CUBEWRIGHT_HOME', home);
  app.first = false;
  await import('#electron/main/main.ts');
  expect(app.hasQuit).toBe(true);
  expect(BrowserWindow.getAllWindows()).toEqual([]);
  // The lock is one for each home, since it goes by this folder.
  expect(app.getPath('userData')).toBe(`${home}/desktop`);
});
