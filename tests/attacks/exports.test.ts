import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '#tests/electron/support/command.ts';
import { smallDisk } from '#tests/electron/support/small-disk.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';

/** Holds the first of six sheets, and both sheets of racks. */
const { path: disk, isMounted } = smallDisk('720k');

describe.skipIf(!isMounted)('an export to a disk with room for some of its sheets (7.3)', () => {
  const nets = ['print', 'alphacubes-nets', '-o', join(disk, 'nets.svg')];

  test('leaves none', async () => {
    const { code, err } = await cubewright(...nets);
    expect(err).toMatch(/^The disk has no room left for .*nets-\d\.svg\./);
    expect(code).toBe(1);
    expect(readdirSync(disk)).toEqual([]);
  });

  test('leaves the older sheets as they were, and takes their place once there is room', async () => {
    for (const sheet of [2, 5]) writeFileSync(join(disk, `nets-${sheet}.svg`), `old ${sheet}`);
    expect((await cubewright(...nets, '--force')).err).toContain('The disk has no room left');
    expect(readdirSync(disk).sort()).toEqual(['nets-2.svg', 'nets-5.svg']);
    expect(readFileSync(join(disk, 'nets-5.svg'), 'utf8')).toBe('old 5');
    const few = await cubewright('print', 'alphacubes-rack', '-o', join(disk, 'nets.svg'), '--force');
    expect(few.code).toBe(0);
    expect(readFileSync(join(disk, 'nets-2.svg'), 'utf8')).toMatch(/^<svg/);
    expect(readFileSync(join(disk, 'nets-5.svg'), 'utf8')).toBe('old 5');
  });
});

describe('what is at the place of an export already (7.3)', () => {
  const list = (home: string): string => {
    const path = join(home, 'list.txt');
    writeFileSync(path, 'zork\nplugh\n');
    return path;
  };
  const commands: readonly (readonly [string, (home: string) => readonly string[]])[] = [
    ['a.pdf', () => ['print', 'alphacubes-nets', '--cubes', '1']],
    ['a.svg', () => ['print', 'alphacubes-nets', '--cubes', '1']],
    ['a.json', () => ['new', 'alphacubes', '--seed', '7']],
    ['a.cwlex', (home) => ['words', 'build', list(home)]],
  ];

  test.each(commands)(
    '%s is overwritten with --force alone, and never while write-protected',
    async (name, given) => {
      const home = temporaryFolder();
      const path = join(home, name);
      const command = [...given(home), '-o', path];
      writeFileSync(path, 'somebody’s work');
      expect(await cubewright(...command)).toEqual({
        code: 1,
        out: '',
        err: `${path} is there already and was left alone. Choose another name, or add --force to overwrite it.\n`,
      });
      chmodSync(path, 0o444);
      expect((await cubewright(...command, '--force')).err).toBe(
        `${path} is write-protected and was left alone. Allow writing to it, or choose another name.\n`,
      );
      expect(readFileSync(path, 'utf8')).toBe('somebody’s work');
      chmodSync(path, 0o600);
      expect((await cubewright(...command, '--force')).code).toBe(0);
      expect(readFileSync(path, 'utf8')).not.toBe('somebody’s work');
      expect(readdirSync(home).filter((one) => one.startsWith('.'))).toEqual([]);
    },
  );

  test('one sheet of a set that is there keeps the others from being written', async () => {
    const home = temporaryFolder();
    const path = join(home, 'nets.svg');
    writeFileSync(join(home, 'nets-3.svg'), 'kept');
    const { err } = await cubewright('print', 'alphacubes-nets', '-o', path);
    expect(err).toContain(`${join(home, 'nets-3.svg')} is there already`);
    expect(readdirSync(home)).toEqual(['nets-3.svg']);
  });

  test('sheets of an earlier run with more of them are named, and stay', async () => {
    const home = temporaryFolder();
    const path = join(home, 'nets.svg');
    const paths = (names: readonly string[]): string[] => names.map((name) => join(home, name));
    const older = paths(['nets-5.svg', 'nets-12.svg', 'nets.svg']);
    const others = ['nets-0.svg', 'nets-05.svg', 'nets-5.pdf', 'nets-5b.svg', 'my-nets-5.svg', 'net-5.svg'];
    for (const one of [...older, ...paths([...others, 'nets-3.svg'])]) writeFileSync(one, 'kept');
    // Four sheets.
    const given = ['print', 'alphacubes-board', '-o', path, '--force'];
    const { code, err } = await cubewright(...given);
    expect(code).toBe(0);
    expect(err.trim().split('\n')).toEqual([
      expect.stringContaining('older files are still there'),
      ...older,
    ]);
    for (const one of [...older, ...paths(others)]) expect(readFileSync(one, 'utf8')).toBe('kept');
    const json = JSON.parse((await cubewright(...given, '--json')).out) as unknown;
    expect(json).toEqual(
      paths(['nets-1.svg', 'nets-2.svg', 'nets-3.svg', 'nets-4.svg']).map(
        (file) => expect.objectContaining({ file, olderSheets: older }) as unknown,
      ),
    );
  });

  test('a link is written through; the file behind it needs --force, and may be yet to be made', async () => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'real'));
    const path = join(home, 'link.json');
    symlinkSync('real/game.json', path);
    const command = ['new', 'alphacubes', '--seed', '7', '-o', path];
    expect((await cubewright(...command)).code).toBe(0);
    expect((await cubewright(...command)).err).toContain('is there already');
    expect((await cubewright(...command, '--force')).code).toBe(0);
    expect(readdirSync(home)).toEqual(['link.json', 'real']);
    expect(JSON.parse(readFileSync(join(home, 'real', 'game.json'), 'utf8'))).toMatchObject({ seed: 7 });
    rmSync(join(home, 'real'), { recursive: true });
    expect((await cubewright(...command)).err).toContain(`There is no folder ${join(home, 'real')}`);
  });

  test.skipIf(process.platform === 'win32')('a pipe takes what is written, and stays a pipe', async () => {
    const home = temporaryFolder();
    const path = join(home, 'pipe.svg');
    execFileSync('mkfifo', [path]);
    const reader = spawn('cat', [path]);
    let read = '';
    reader.stdout.on('data', (part: Buffer) => (read += part.toString()));
    const closed = new Promise((done) => reader.on('close', done));
    const { code } = await cubewright('print', 'alphacubes-nets', '--cubes', '1', '-o', path);
    expect(code).toBe(0);
    await closed;
    expect(read).toMatch(/^<svg[^]*<\/svg>\s*$/);
    expect(execFileSync('stat', ['-c', '%F', path], { encoding: 'utf8' })).toBe('fifo\n');
  });
});
