import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';
import { begin, main } from './command-process.ts';

interface LockLibrary {
  tryLock(file: number): boolean;
}

describe('the lock of a home (7.2)', () => {
  test('is given up where somebody removes its file again and again', () => {
    const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    const library = createRequire(import.meta.url)('fs-native-extensions') as LockLibrary;
    const tryLock = library.tryLock.bind(library);
    let removed = 0;
    const spy = vi.spyOn(library, 'tryLock').mockImplementation((file) => {
      removed += 1;
      if (removed > 1_000) throw new Error('tried without end');
      rmSync(home.lock);
      return tryLock(file);
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
    expect(lockHome(home, 'browser')).toEqual({
      ok: false,
      problem: { code: 'file/busy', path: home.lock },
    });
    expect(removed).toBeGreaterThan(1);
  });

  test.skipIf(process.platform === 'win32')('is no link to a file elsewhere, which is said as it is', () => {
    const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    const elsewhere = join(temporaryFolder(), 'other.lock');
    writeFileSync(elsewhere, '');
    symlinkSync(elsewhere, home.lock);
    const locked = lockHome(home, 'browser');
    expect(locked).toEqual({ ok: false, problem: { code: 'home/lock-is-a-link', path: home.lock } });
    rmSync(home.lock);
    expect(lockHome(home, 'browser')).toMatchObject({ ok: true });
  });

  test('on a system that it was not built for is a problem, and what only reads works', async () => {
    // The library looks for what was built for this processor, and finds nothing.
    const asArm = "Object.defineProperty(process, 'arch', { value: 'arm' })";
    const home = temporaryFolder();
    const run = (...given: readonly string[]) =>
      begin('env', [
        `CUBEWRIGHT_HOME=${home}`,
        process.execPath,
        '--import',
        `data:text/javascript,${encodeURIComponent(asArm)}`,
        main,
        ...given,
      ]).over;
    const [start, check] = await Promise.all([
      run('start', '--browser', '--no-open', '--port', '0'),
      run('words', 'check', 'cat'),
    ]);
    expect(start).toMatchObject({ code: 1, out: '' });
    expect(start.err).toMatch(
      /^Cubewright cannot lock its folder .* on this system \(\w+, arm\), .* needs Windows, macOS or a Linux with glibc/,
    );
    expect(start.err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(home)).not.toContain('running.json');
    expect(check).toMatchObject({ code: 0, err: '' });
  });
});
