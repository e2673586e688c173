import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { said, start } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isBuilt = existsSync(join(root, 'build', 'stamps', 'screens.json'));
const home = mkdtempSync(join(tmpdir(), 'cubewright-home-'));
let app: ChildProcess | undefined;

afterEach(() => {
  app?.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

it.skipIf(!isBuilt)(
  'npm start sets up, opens a door, serves the screens, and ends in good order',
  async () => {
    const starter = join(root, 'electron', 'starter', 'start.mjs');
    const env = { ...process.env, CUBEWRIGHT_HOME: home };
    const child = spawn(process.execPath, [starter, '--browser', '--no-open'], { env, stdio: 'pipe' });
    app = child;
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then((code) => reject(new Error(`Ended with ${code}: ${said}`)));
    });
    const page = await fetch(address);
    expect(page.status).toBe(200);
    // The starter hands the signal on and waits for the door to close.
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  },
);

it.skipIf(!existsSync(join(root, 'build', 'electron', 'main.js')) || process.platform === 'win32')(
  'a window opens in the Electron that its own variable names',
  async () => {
    const folder = temporaryFolder();
    const electron = join(folder, 'electron');
    writeFileSync(electron, '#!/bin/sh\necho "Electron ran $1"\n');
    chmodSync(electron, 0o755);
    const child = start(['start', '--no-open'], home, { DISPLAY: ':0', ELECTRON_OVERRIDE_DIST_PATH: folder });
    app = child;
    // Without Electron there is an address for the browser instead.
    const [ran] = await said(child, /Electron ran .*|127\.0\.0\.1/);
    expect(ran).toBe(`Electron ran ${join(root, 'build', 'electron', 'main.js')}`);
  },
);
