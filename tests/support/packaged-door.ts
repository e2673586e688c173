import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron } from 'playwright-core';
import type { BrowserDoor, DoorOptions } from './browser-door.ts';
import { patience } from './patience.ts';
import { addRequests, watchRequests } from './requests.ts';

/** The packaged program, where tests of the screens run in its window instead of a browser. */
export const packagedProgram = process.env.CUBEWRIGHT_PROGRAM;

/** Starts the packaged program on a home of its own, as a double click does. It has one window. */
export async function openPackagedDoor(program: string, options: DoorOptions): Promise<BrowserDoor> {
  const home = options.home ?? mkdtempSync(path.join(tmpdir(), 'cubewright-home-'));
  const app = await _electron.launch({
    executablePath: program,
    env: { ...process.env, CUBEWRIGHT_HOME: home } as Record<string, string>,
  });
  const context = app.context();
  context.setDefaultTimeout(patience);
  const requests = watchRequests(context);
  const page = await app.firstWindow();
  await page.emulateMedia({ reducedMotion: options.motion === 'full' ? 'no-preference' : 'reduce' });
  return {
    address: page.url(),
    home,
    process: app.process(),
    context,
    async open(size = { width: 1280, height: 800 }) {
      await page.setViewportSize(size);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return page;
    },
    requests,
    async close() {
      const made = requests();
      addRequests(made);
      await app.close();
      if (options.home === undefined) rmSync(home, { recursive: true, force: true });
      if (made.left.length > 0) throw new Error(`Requests left this machine: ${made.left.join(', ')}`);
    },
  };
}
