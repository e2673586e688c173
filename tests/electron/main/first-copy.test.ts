import { afterAll, expect, test, vi } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { app } from '../stand-in/app.ts';
import { privileged } from '../stand-in/network.ts';
import { BrowserWindow, closeStandIn } from '../stand-in/window.ts';
import { temporaryFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

afterAll(closeStandIn);

test.skipIf(!has('chromium'))(
  'the first copy is sandboxed, has its scheme, and opens one window',
  async () => {
    vi.stubEnv('CUBEWRIGHT_HOME', temporaryFolder());
    await import('#electron/main/main.ts');
    expect(app.sandboxed).toBe(true);
    expect(privileged.at(-1)).toMatchObject({ scheme: 'cubewright' });
    await expect.poll(() => BrowserWindow.getAllWindows()[0]?.shown).toBe(1);
    const windows = BrowserWindow.getAllWindows();
    expect(windows).toHaveLength(1);
    await windows[0]?.close();
    expect(app.hasQuit).toBe(process.platform !== 'darwin');
  },
);
