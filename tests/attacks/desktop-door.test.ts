import { vi } from 'vitest';
import { openTestDesktop } from '#tests/electron/support/desktop.ts';
import { ipcHandlers } from '#tests/electron/stand-in/ipc.ts';
import { has } from '#tests/support/capabilities.ts';
import { attackEveryDoor } from './every-door.ts';

vi.mock('electron', () => import('#tests/electron/stand-in/electron.ts'));

if (has('chromium')) {
  attackEveryDoor('desktop', async () => {
    const { home, window, close } = await openTestDesktop();
    const { mainFrame } = window.webContents;
    const ours = { sender: { mainFrame }, senderFrame: mainFrame };
    return {
      home,
      // What Electron hands over when a page of ours asks; the page of the stand-in cannot carry every value.
      ask: async (channel, json) => ipcHandlers.get(channel)?.(ours, JSON.parse(json) as unknown),
      close,
    };
  });
}
