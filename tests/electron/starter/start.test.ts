import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

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
