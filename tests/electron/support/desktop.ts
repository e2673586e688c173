import type { Page } from 'playwright-core';
import { homeOf } from '#electron/services/home/home.ts';
import { BrowserWindow, closeStandIn } from '../stand-in/window.ts';
import { testProgram } from './program.ts';
import { keptFolder, removeFolder } from './temporary.ts';

/** The real desktop door over the stand-in, on a program folder and a home of the test's own. */
export interface Desktop {
  readonly program: string;
  readonly home: string;
  readonly window: BrowserWindow;
  readonly page: Page;
  /** Calls through the page, as the gateway does. */
  call(channel: string, ask?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** The test that calls this has put the stand-in in the place of `electron`. */
export async function openTestDesktop(): Promise<Desktop> {
  const { registerScheme } = await import('#electron/main/scheme.ts');
  const { openDesktop } = await import('#electron/main/desktop.ts');
  const program = testProgram();
  const home = keptFolder();
  registerScheme();
  await openDesktop(homeOf({ CUBEWRIGHT_HOME: home }), program);
  const window = BrowserWindow.getAllWindows()[0];
  if (window === undefined) throw new Error('No window was opened');
  const page = await window.webContents.page;
  return {
    program,
    home,
    window,
    page,
    call: (channel, ask = null) => page.evaluate(callBridge, [channel, ask] as const),
    async close() {
      await closeStandIn();
      removeFolder(program);
      removeFolder(home);
    },
  };
}

/** Runs in the page. */
function callBridge([channel, ask]: readonly [string, unknown]): Promise<unknown> {
  const { cubewright } = window as unknown as {
    cubewright: { call(channel: string, ask: unknown): Promise<unknown> };
  };
  return cubewright.call(channel, ask);
}
