import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import { createKeys } from '#electron/loopback/keys.ts';
import { removeOtherOpeningPages, writeOpeningPage } from '#electron/loopback/opening-page.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { enter, keyOf } from '#tests/electron/support/test-door.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { screensCanBeSeen } from '#tests/support/screens.ts';

const root = join(import.meta.dirname, '../..');
const isLinux = process.platform === 'linux';
const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe.skipIf(!isLinux)('opening the browser', () => {
  /** The real command, with a stand-in for the system's opener that stays until it is told to go. */
  function startWithOpener(home: string) {
    const folder = temporaryFolder();
    const opened = join(folder, 'opened');
    writeFileSync(
      join(folder, 'xdg-open'),
      `#!/bin/sh\nprintf '%s' "$*" > '${opened}.part'\nmv '${opened}.part' '${opened}'\nwhile [ -e '${folder}' ]; do sleep 0.05; done\n`,
    );
    chmodSync(join(folder, 'xdg-open'), 0o755);
    const child = spawn(process.execPath, [join(root, 'electron/cli/main.ts'), 'start', '--browser'], {
      cwd: root,
      env: {
        ...process.env,
        CUBEWRIGHT_HOME: home,
        HOME: folder,
        PATH: `${folder}:${process.env['PATH']}`,
        DISPLAY: ':0',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (said += part.toString()));
    }
    const address = (): string => /http:\S+#key=[\w-]{32}/.exec(said)?.[0] ?? '';
    return { child, opened, address };
  }

  const argumentsOfAll = (): string =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        } catch {
          return '';
        }
      })
      .join('\n');

  test('no process has the key among its arguments; a private file leads there and goes (7.6)', async () => {
    const home = temporaryFolder();
    const { child, opened, address } = startWithOpener(home);
    await expect.poll(() => existsSync(opened)).toBe(true);
    await expect.poll(address).not.toBe('');
    const key = keyOf(address());
    const file = fileURLToPath(readFileSync(opened, 'utf8'));
    const everything = argumentsOfAll();
    // The opener is still there, and what it was given is seen.
    expect(everything).toContain(readFileSync(opened, 'utf8'));
    expect(everything).not.toContain(key);
    expect(file).not.toContain(key);

    expect(readFileSync(file, 'utf8')).toContain(`content="0;url=${address()}"`);
    expect(modeOf(file)).toBe(0o600);
    expect(modeOf(join(file, '..'))).toBe(0o700);

    if (screensCanBeSeen) {
      const browser = await launchChromium();
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      await page.goto(readFileSync(opened, 'utf8'));
      await page.getByRole('heading', { level: 1, name: 'Cubewright' }).waitFor();
      expect(page.url()).not.toContain('key=');
    } else {
      await enter(Number(new URL(address()).port), key);
    }
    await expect.poll(() => existsSync(join(file, '..'))).toBe(false);
    child.kill('SIGINT');
  });

  test('a page that nobody has used is gone with the door (7.6)', async () => {
    const home = temporaryFolder();
    const { child, opened } = startWithOpener(home);
    await expect.poll(() => existsSync(opened)).toBe(true);
    const over = new Promise((done) => child.on('close', done));
    const file = fileURLToPath(readFileSync(opened, 'utf8'));
    expect(existsSync(file)).toBe(true);
    child.kill('SIGINT');
    await expect.poll(() => existsSync(join(file, '..'))).toBe(false);
    child.kill('SIGKILL');
    await over;
  });
});

describe.skipIf(!isLinux)('the page that leads a browser in', () => {
  const address = 'http://127.0.0.1:41235/#key=abcdefghijklmnopqrstuvwxyz012345';

  /** A home as most have it, below a hidden folder. */
  function place(hasSnaps = false) {
    const userFolder = temporaryFolder();
    const home = homeOf({ CUBEWRIGHT_HOME: join(userFolder, '.local/share/cubewright') });
    mkdirSync(home.folder, { recursive: true });
    const how = { userFolder, hasSnaps };
    return {
      home,
      userFolder,
      write: () => writeOpeningPage(home, address, how),
      keep: (names: readonly string[]) => {
        removeOtherOpeningPages(home, names, how);
      },
    };
  }

  test('is private whatever the umask, and in a folder that was open to all (7.6)', () => {
    const { home, write } = place();
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    mkdirSync(join(home.folder, 'opening'), { recursive: true, mode: 0o777 });
    const file = fileURLToPath(write() ?? '');
    expect([modeOf(file), modeOf(join(file, '..'))]).toEqual([0o600, 0o700]);
  });

  test('is never written through a link or over another file (7.6)', () => {
    const { home, userFolder, write } = place();
    const file = fileURLToPath(write() ?? '');
    const elsewhere = join(userFolder, 'elsewhere');
    rmSync(file);
    symlinkSync(elsewhere, file);
    expect(write()).toBeUndefined();
    rmSync(join(home.folder, 'opening'), { recursive: true });
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(home.folder, 'opening'));
    expect(write()).toBeUndefined();
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('lies where a browser from a snap can read it, and goes from there too (7.6)', () => {
    const { userFolder, write, keep } = place(true);
    const file = fileURLToPath(write() ?? '');
    expect(file.startsWith(join(userFolder, 'Cubewright-opening/open-'))).toBe(true);
    expect([modeOf(file), modeOf(join(file, '..'))]).toEqual([0o600, 0o700]);
    keep(['another']);
    expect(readdirSync(userFolder)).not.toContain('Cubewright-opening');
  });

  test('of another home is left alone (7.6)', () => {
    const { home, userFolder, write } = place(true);
    const file = fileURLToPath(write() ?? '');
    removeOtherOpeningPages({ ...home, folder: `${home.folder}-2` }, [], { userFolder, hasSnaps: true });
    expect(existsSync(file)).toBe(true);
  });

  test('of a door that crashed goes when the next one issues a key (7.6)', async () => {
    const { home, write, userFolder } = place();
    const left = fileURLToPath(write() ?? '');
    const door = expectOk(await openBrowserDoor({ home, port: 0, log: () => undefined }));
    onTestFinished(() => door.close());
    // A door that has issued no key may be stepping back for the one that owns these pages.
    expect(existsSync(left)).toBe(true);
    const mine = writeOpeningPage(home, door.freshAddress(), { userFolder, hasSnaps: false });
    expect(existsSync(left)).toBe(false);
    expect(existsSync(fileURLToPath(mine ?? ''))).toBe(true);
  });
});

test('a key does not live longer because the clock was set back (7.6)', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const keys = createKeys();
  const key = keys.issue();
  vi.advanceTimersByTime(10 * 60 * 1000 + 1);
  vi.setSystemTime(0);
  expect(keys.exchange(key)).toBeUndefined();
});
