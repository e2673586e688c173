import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuse } from '#shared/kernel/index.ts';
import { temporarySuffix, writeDurably } from '#electron/services/files/durable-file.ts';
import { steppedCalls, systemError, type Step } from '../../support/stepped-calls.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';

const before = 'the old text, shorter\n';
const after = `the new text, ${'longer '.repeat(3_001)}\n`;

/** Kills a real process before its n-th system call; tells whether it got that far. */
function writeAndDie(path: string, call: number): Promise<'killed' | 'finished'> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'killed-writer.ts'), path, after, `${call}`],
      {
        stdio: 'inherit',
      },
    );
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') done('killed');
      else if (code === 0) done('finished');
      else fail(new Error(`The writer ended with ${code}`));
    });
  });
}

describe('L1: a file is old or new, never between', () => {
  test('killed before each of its system calls', { timeout: longTest }, async () => {
    const folder = temporaryFolder();
    const runs = Number(process.env.CUBEWRIGHT_KILL_RUNS ?? 20);
    const outcomes = new Set<string>();
    let killed = 0;
    for (let run = 0, call = 1; run < runs; run += 1) {
      const path = join(folder, `game-${run}.json`);
      writeFileSync(path, before);
      const ended = await writeAndDie(path, call);
      const text = readFileSync(path, 'utf8');
      expect([before, after]).toContain(text);
      if (ended === 'finished') expect(text).toBe(after);
      outcomes.add(`${call} ${text === before ? 'old' : 'new'}`);
      killed += ended === 'killed' ? 1 : 0;
      call = ended === 'finished' ? 1 : call + 1;
    }
    // Calls 1 to 6 come before the rename, 7 to 9 after it: the folder is opened, synced and closed.
    for (const call of [1, 2, 3, 4, 5, 6]) expect(outcomes).toContain(`${call} old`);
    for (const call of [7, 8, 9]) expect(outcomes).toContain(`${call} new`);
    expect(killed).toBeGreaterThanOrEqual(Math.floor(runs * 0.85));
    tellFigures({ runs, killed });
  });

  test.each(['open', 'write', 'half', 'sync', 'rename'] as const)(
    'a full disk at "%s" leaves the old file and nothing beside it',
    async (failing) => {
      const folder = temporaryFolder();
      const path = join(folder, 'game.json');
      writeFileSync(path, before);
      const calls = steppedCalls((step) => {
        if (step === failing) throw systemError('ENOSPC');
      });
      expect(await writeDurably(path, after, calls)).toEqual({
        ok: false,
        problem: { code: 'file/disk-full', path },
      });
      expect(readFileSync(path, 'utf8')).toBe(before);
      expect(readdirSync(folder)).toEqual(['game.json']);
    },
  );

  test('the content is on the disk before the rename, and the folder after it', async () => {
    const steps: Step[] = [];
    await writeDurably(
      join(temporaryFolder(), 'game.json'),
      after,
      steppedCalls((step) => void steps.push(step)),
    );
    expect(steps).toEqual(['open', 'write', 'half', 'sync', 'close', 'rename', 'open', 'sync', 'close']);
  });

  test.each(['EPERM', 'EBUSY', 'EACCES'])('a file held for a moment (%s) is tried again', async (code) => {
    const path = join(temporaryFolder(), 'game.json');
    let refusals = 3;
    const calls = steppedCalls((step) => {
      if (step === 'rename' && refusals-- > 0) throw systemError(code);
    });
    expect((await writeDurably(path, after, calls)).ok).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(after);
  });

  test('a file held for good is given up after about a second, the old one whole', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'game.json');
    writeFileSync(path, before);
    const calls = steppedCalls((step) => {
      if (step === 'rename') throw systemError('EBUSY');
    });
    expect(await writeDurably(path, after, calls)).toMatchObject({ problem: { code: 'file/busy' } });
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  test('writes at once never mix', async () => {
    const path = join(temporaryFolder(), 'game.json');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 500 }), { minLength: 1, maxLength: 8 }),
        async (texts) => {
          await Promise.all(texts.map((text) => writeDurably(path, text)));
          expect(texts).toContain(readFileSync(path, 'utf8'));
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('permissions', () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o7777;

  test.each([0o600, 0o640, 0o666, 0o755])(
    'a file that is written again keeps its own (7.9): %o',
    async (mode) => {
      const path = join(temporaryFolder(), 'sheet.pdf');
      writeFileSync(path, before);
      chmodSync(path, mode);
      for (const how of [{}, { mode: 0o600 }]) await writeDurably(path, after, undefined, how);
      expect(modeOf(path)).toBe(mode);
      expect(readFileSync(path, 'utf8')).toBe(after);
    },
  );

  test('a new file has what the umask leaves, or the mode it is given (7.9)', async () => {
    const folder = temporaryFolder();
    await writeDurably(join(folder, 'sheet.pdf'), after);
    expect(modeOf(join(folder, 'sheet.pdf'))).toBe(0o666 & ~process.umask());
    await writeDurably(join(folder, 'game.json'), after, undefined, { mode: 0o604 });
    expect(modeOf(join(folder, 'game.json'))).toBe(0o604);
  });

  test('while it is written, a private file is private too (7.9)', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'game.json');
    writeFileSync(path, before);
    chmodSync(path, 0o600);
    const seen = new Set<number>();
    const calls = steppedCalls(() => {
      for (const name of readdirSync(folder)) seen.add(modeOf(join(folder, name)));
    });
    await writeDurably(path, after, calls);
    expect([...seen]).toEqual([0o600]);
  });

  test.skipIf(process.getuid?.() !== 0)('the owner stays the owner (7.9)', async () => {
    const path = join(temporaryFolder(), 'game.json');
    writeFileSync(path, before);
    chownSync(path, 1234, 5678);
    await writeDurably(path, after);
    expect(statSync(path)).toMatchObject({ uid: 1234, gid: 5678 });
  });

  test('a group that cannot be kept does not hand its rights to another (7.9)', async () => {
    const path = join(temporaryFolder(), 'game.json');
    writeFileSync(path, before);
    chmodSync(path, 0o664);
    const calls = steppedCalls(() => undefined);
    const open: typeof calls.open = async (...given) => {
      const file = await calls.open(...given);
      // As for a file of another group, on a system that does not let it be given away.
      const stat = async (): Promise<unknown> => ({ uid: 4321, gid: 8765 });
      return Object.assign(file, { stat, chown: () => Promise.reject(systemError('EPERM')) });
    };
    await writeDurably(path, after, { ...calls, open });
    expect(modeOf(path)).toBe(0o644);
  });
});

describe('a write that may be called off', () => {
  test('is asked for last, and then leaves the old file and nothing beside it', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'game.json');
    writeFileSync(path, before);
    const steps: Step[] = [];
    const calls = steppedCalls((step) => void steps.push(step));
    const refusal = refuse({ code: 'file/busy', path } as const);
    const mayReplace = (): typeof refusal => {
      expect(steps).toEqual(['open', 'write', 'half', 'sync', 'close']);
      return refusal;
    };
    expect(await writeDurably(path, after, calls, { mayReplace })).toEqual(refusal);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });
});

describe('where a file cannot be', () => {
  test('a device that is full', async () => {
    expect(await writeDurably('/dev/full', 'a set')).toEqual({
      ok: false,
      problem: { code: 'file/disk-full', path: '/dev/full' },
    });
  });

  test('is not where its name is as long as names may be, in letters of one byte or more', async () => {
    const folder = temporaryFolder();
    for (const name of ['n'.repeat(255), '立'.repeat(85), `n${'🎲'.repeat(63)}`]) {
      expect(await writeDurably(join(folder, name), after)).toEqual({ ok: true, value: undefined });
      expect(readFileSync(join(folder, name), 'utf8')).toBe(after);
    }
  });

  test('a folder that is not there, a file in the place of a folder, a folder in the place of the file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plain'), '');
    mkdirSync(join(folder, 'taken'));
    const codeOf = async (...path: string[]): Promise<unknown> => {
      const written = await writeDurably(join(folder, ...path), 'x');
      return written.ok ? undefined : written.problem.code;
    };
    expect(await codeOf('absent', 'a.pdf')).toBe('file/missing');
    expect(await codeOf('plain', 'a.pdf')).toBe('file/not-a-folder');
    expect(await codeOf('taken')).toBe('file/not-a-file');
    expect(await codeOf('n'.repeat(300))).toBe('file/name-too-long');
    expect(readdirSync(folder).filter((name) => name.endsWith(temporarySuffix))).toEqual([]);
  });

  test.each([
    ['EROFS', 'file/read-only'],
    ['EACCES', 'file/not-allowed'],
    ['EDQUOT', 'file/disk-full'],
    ['EIO', 'file/failed'],
  ])('%s is told as %s', async (code, told) => {
    const folder = temporaryFolder();
    const calls = steppedCalls((step) => {
      if (step === 'open') throw systemError(code);
    });
    expect(await writeDurably(join(folder, 'a.pdf'), 'x', calls)).toMatchObject({ problem: { code: told } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('an error that is no system call is a bug and is thrown', async () => {
    const calls = steppedCalls(() => {
      throw new TypeError('a mistake of ours');
    });
    await expect(writeDurably(join(temporaryFolder(), 'a.pdf'), 'x', calls)).rejects.toThrow(TypeError);
  });

  test.skipIf(process.getuid?.() === 0)('a folder that may not be written', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    expect(await writeDurably(join(folder, 'a.pdf'), 'x')).toMatchObject({
      problem: { code: 'file/not-allowed' },
    });
    chmodSync(folder, 0o700);
  });

  test('a link keeps pointing where it did', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'real.json'), before);
    symlinkSync(join(folder, 'real.json'), join(folder, 'link.json'));
    await writeDurably(join(folder, 'link.json'), after);
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe(after);
    expect(existsSync(join(folder, 'link.json'))).toBe(true);
  });

  test('a link to a file that is yet to be made stays a link (7.3)', async () => {
    const folder = temporaryFolder();
    symlinkSync('real.json', join(folder, 'link.json'));
    await writeDurably(join(folder, 'link.json'), after);
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe(after);
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
  });
});
