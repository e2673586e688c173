import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeFilesDurably, type SetCalls } from '#electron/services/files/durable-files.ts';
import { problemOf } from '../../support/shelf.ts';
import { steppedCalls, systemError, type Step } from '../../support/stepped-calls.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const names = ['one.svg', 'two.svg', 'three.svg'];
const force = { overwrite: true };
const free = { overwrite: false };

/** All that lies in a folder, hidden files too. */
const contents = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const sheets = (folder: string) =>
  names.map((name) => ({ path: join(folder, name), content: `new ${name}` }));
const allNew = Object.fromEntries(names.toSorted().map((name) => [name, `new ${name}`]));

/** System calls of which the n-th fails, counted from 0; `made` counts them. */
function failingAt(failing: number, code: string): { readonly calls: SetCalls; readonly made: Step[] } {
  const made: Step[] = [];
  const calls = steppedCalls((step) => {
    made.push(step);
    if (made.length - 1 === failing) throw systemError(code);
  });
  return { calls, made };
}

describe('several files, all or none (7.3)', () => {
  test('a failure at any system call leaves what was there, old files and absence alike', async () => {
    const { calls, made } = failingAt(-1, 'EIO');
    const fresh = temporaryFolder();
    writeFileSync(join(fresh, 'two.svg'), 'old two');
    expect(await writeFilesDurably(sheets(fresh), force, calls)).toEqual({ ok: true, value: undefined });
    expect(contents(fresh)).toEqual(allNew);
    const removals = made.filter((step) => step === 'rm').length;
    expect(made.filter((step) => step === 'rename')).toHaveLength(3);

    const failed = new Set<Step>();
    for (let at = 0; at < made.length - removals; at += 1) {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'two.svg'), 'old two');
      const failing = failingAt(at, 'EIO');
      const written = await writeFilesDurably(sheets(folder), force, failing.calls);
      // The hard link of the old file has a copy to take its place, and closing comes last.
      if (written.ok) expect(made[at]).toBe('link');
      expect(contents(folder), `${at}, ${made[at]}`).toEqual(written.ok ? allNew : { 'two.svg': 'old two' });
      if (!written.ok) failed.add(made[at] ?? 'rm');
    }
    expect([...failed].sort()).toEqual(['close', 'half', 'open', 'rename', 'sync', 'write']);
  });

  test('a put-back that fails itself says where the old file is', async () => {
    const folder = temporaryFolder();
    for (const name of names) writeFileSync(join(folder, name), `old ${name}`);
    let renames = 0;
    const calls = steppedCalls((step) => {
      if (step === 'rename' && (renames += 1) > 1) throw systemError('EIO');
    });
    const problem = problemOf(await writeFilesDurably(sheets(folder), force, calls)) as { kept: string };
    expect(problem).toMatchObject({ code: 'file/not-put-back', path: join(folder, 'one.svg') });
    expect(readFileSync(problem.kept, 'utf8')).toBe('old one.svg');
    expect(readFileSync(join(folder, 'three.svg'), 'utf8')).toBe('old three.svg');
  });

  test('killed at any moment, every file is whole: old or new, and an old one is never gone', async () => {
    const script = `
      import { writeFilesDurably } from '#electron/services/files/durable-files.ts';
      import { steppedCalls } from './tests/electron/support/stepped-calls.ts';
      const [at, ...files] = process.argv.slice(1);
      let made = 0;
      const calls = steppedCalls(() => { if (made++ === Number(at)) process.kill(process.pid, 'SIGKILL'); });
      await writeFilesDurably(files.map((path) => ({ path, content: 'new' })), { overwrite: true }, calls);`;
    let mixed = 0;
    // Eight calls make each file ready; 16 and 17 are the renames, and then comes the folder.
    for (const at of [0, 12, 15, 16, 17, 18, 20]) {
      const folder = temporaryFolder();
      const paths = ['a', 'b'].map((name) => join(folder, name));
      for (const path of paths) writeFileSync(path, 'old');
      const run = () =>
        execFileSync(process.execPath, ['--input-type=module', '-e', script, `${at}`, ...paths], {
          stdio: 'ignore',
        });
      expect(run).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
      const texts = paths.map((path) => readFileSync(path, 'utf8'));
      for (const text of texts) expect(['old', 'new']).toContain(text);
      if (new Set(texts).size > 1) {
        mixed += 1;
        // Between the renames the old file lies beside, as the docstring says.
        const hidden = readdirSync(folder).filter((name) => name.endsWith('.cubewright-tmp'));
        expect(hidden.map((name) => readFileSync(join(folder, name), 'utf8'))).toContain('old');
      }
    }
    expect(mixed).toBe(1);
  });

  test('any mix of free names, old files and links ends all new, or wholly as it was', async () => {
    const place = fc.constantFrom('free', 'old', 'link', 'dangling');
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(place, place, place),
        fc.boolean(),
        fc.nat(40),
        async (places, overwrite, failing) => {
          const folder = temporaryFolder();
          mkdirSync(join(folder, 'real'));
          places.forEach((kind, at) => {
            const path = join(folder, names[at] ?? '');
            if (kind === 'old') writeFileSync(path, 'old');
            if (kind === 'link' || kind === 'dangling') symlinkSync(`real/${at}`, path);
            if (kind === 'link') writeFileSync(join(folder, 'real', `${at}`), 'old');
          });
          const tree = () => execFileSync('ls', ['-lAnR', '--time-style=+', folder], { encoding: 'utf8' });
          const before = [tree(), ...names.map((name) => textOf(join(folder, name)))];
          const { calls } = failingAt(failing, 'ENOSPC');
          const written = await writeFilesDurably(sheets(folder), { overwrite }, calls);
          const isTaken = places.some((kind) => kind === 'old' || kind === 'link');
          if (isTaken && !overwrite) expect(problemOf(written)).toMatchObject({ code: 'file/there' });
          const texts = names.map((name) => textOf(join(folder, name)));
          if (written.ok) expect(texts).toEqual(names.map((name) => `new ${name}`));
          else expect([tree(), ...texts]).toEqual(before);
          places.forEach((kind, at) => {
            if (kind === 'link' || kind === 'dangling') {
              expect(readlinkSync(join(folder, names[at] ?? ''))).toBe(`real/${at}`);
            }
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

describe('a file that is there already (7.3)', () => {
  const write = (path: string, how: { readonly overwrite: boolean }, calls?: SetCalls) =>
    writeFilesDurably([{ path, content: 'new' }], how, calls);

  test('is left alone unless it may be overwritten, and keeps its permissions when it is', async () => {
    const path = join(temporaryFolder(), 'a.pdf');
    writeFileSync(path, 'old');
    chmodSync(path, 0o640);
    expect(problemOf(await write(path, free))).toEqual({ code: 'file/there', path });
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect((await write(path, force)).ok).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test('is left alone, too, when it appears while ours is being written', async () => {
    const path = join(temporaryFolder(), 'a.pdf');
    const calls = steppedCalls((step) => {
      if (step === 'sync' && textOf(path) === undefined) writeFileSync(path, 'theirs');
    });
    expect(problemOf(await write(path, free, calls))).toEqual({ code: 'file/there', path });
    expect(contents(join(path, '..'))).toEqual({ 'a.pdf': 'theirs' });
  });

  test('is left alone on a disk without hard links, where a free name is taken all the same', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.pdf');
    const appear = (step: Step): void => {
      if (step !== 'link') return;
      if (textOf(path) === undefined) writeFileSync(path, 'theirs');
      throw systemError('EPERM');
    };
    expect(problemOf(await write(path, free, steppedCalls(appear)))).toEqual({ code: 'file/there', path });
    const linkless = steppedCalls((step) => {
      if (step === 'link') throw systemError('EPERM');
    });
    expect((await write(join(folder, 'b.pdf'), free, linkless)).ok).toBe(true);
    const broken = steppedCalls((step) => {
      if (step === 'link' || step === 'rename') throw systemError('EIO');
    });
    expect((await write(join(folder, 'c.pdf'), free, broken)).ok).toBe(false);
    expect(contents(folder)).toEqual({ 'a.pdf': 'theirs', 'b.pdf': 'new' });
  });

  test.each(['444', '400', '555'])('is never replaced while it is write-protected, mode %s', async (mode) => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.pdf');
    writeFileSync(path, 'old');
    chmodSync(path, Number.parseInt(mode, 8));
    symlinkSync('a.pdf', join(folder, 'link.pdf'));
    for (const named of [path, join(folder, 'link.pdf')]) {
      expect(problemOf(await write(named, force))).toEqual({ code: 'file/write-protected', path: named });
    }
    expect(readdirSync(folder)).toEqual(['a.pdf', 'link.pdf']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  test('comes back as the very same file, other names of it included, when a set is taken back', async () => {
    const folder = temporaryFolder();
    const [first = '', second = ''] = names.map((name) => join(folder, name));
    writeFileSync(first, 'old');
    linkSync(first, join(folder, 'other-name'));
    const { ino } = statSync(first);
    let renames = 0;
    const calls = steppedCalls((step) => {
      if (step === 'rename' && (renames += 1) === 2) throw systemError('EIO');
    });
    const pair = [first, second].map((path) => ({ path, content: 'new' }));
    expect((await writeFilesDurably(pair, force, calls)).ok).toBe(false);
    expect(statSync(first).ino).toBe(ino);
    expect(contents(folder)).toEqual({ 'one.svg': 'old', 'other-name': 'old' });
  });
});

describe('links and devices (7.3)', () => {
  test('a link to a file that is yet to be made stays a link', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('second.pdf', join(folder, 'first.pdf'));
    symlinkSync('elsewhere/real.pdf', join(folder, 'second.pdf'));
    expect((await writeFilesDurably([{ path: join(folder, 'first.pdf'), content: 'new' }], free)).ok).toBe(
      true,
    );
    expect(readFileSync(join(folder, 'elsewhere', 'real.pdf'), 'utf8')).toBe('new');
    expect(lstatSync(join(folder, 'first.pdf')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(folder, 'second.pdf')).isSymbolicLink()).toBe(true);
  });

  test('links in a ring lead nowhere, and stay', async () => {
    const folder = temporaryFolder();
    symlinkSync('b', join(folder, 'a'));
    symlinkSync('a', join(folder, 'b'));
    const path = join(folder, 'a');
    const written = await writeFilesDurably([{ path, content: 'new' }], force);
    expect(problemOf(written)).toEqual({ code: 'file/link-loop', path });
    expect(readlinkSync(path)).toBe('b');
  });

  test('two names of one file are refused: one of the two would be lost', async () => {
    const folder = temporaryFolder();
    const [one = '', two = ''] = ['one.svg', 'two.svg'].map((name) => join(folder, name));
    symlinkSync('one.svg', two);
    const both = [one, two].map((path) => ({ path, content: path }));
    expect(problemOf(await writeFilesDurably(both, free))).toEqual({ code: 'file/named-twice', path: two });
    expect(readdirSync(folder)).toEqual(['one.svg', 'two.svg'].slice(1));
  });

  test('a folder is no file, with or without leave to overwrite', async () => {
    const path = temporaryFolder();
    for (const how of [free, force]) {
      expect(problemOf(await writeFilesDurably([{ path, content: 'new' }], how))).toEqual({
        code: 'file/not-a-file',
        path,
        kind: 'folder',
      });
    }
  });
});
