import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { app } from '../stand-in/app.ts';
import { errorsShown } from '../stand-in/dialog.ts';
import { BrowserWindow } from '../stand-in/window.ts';
import { temporaryFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

afterEach(() => {
  app.hasQuit = false;
  errorsShown.length = 0;
});

const hasEnded = () => app.hasQuit && BrowserWindow.getAllWindows().length === 0;

test('a home that a browser door has is named in a dialog, and no window opens (7.2)', async () => {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const lock = expectOk(lockHome(home, 'browser'));
  onTestFinished(lock.release);
  const { openDesktop } = await import('#electron/main/desktop.ts');
  await openDesktop(home);
  expect(errorsShown).toEqual([expect.stringContaining(`for your browser (process ${process.pid})`)]);
  expect(hasEnded()).toBe(true);
});

test('a file in the place of the home is named in a dialog (7.14)', async () => {
  const home = join(temporaryFolder(), 'home');
  writeFileSync(home, '');
  vi.stubEnv('CUBEWRIGHT_HOME', home);
  await import('#electron/main/main.ts');
  expect(errorsShown).toEqual([expect.stringContaining(`${home} is a file`)]);
  expect(hasEnded()).toBe(true);
});
