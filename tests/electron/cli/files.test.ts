import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

describe('words', () => {
  test('check gives one verdict', async () => {
    const good = await cubewright('words', 'check', 'ritz', 'CHECK');
    expect(good).toEqual({
      code: 0,
      out: 'RITZ   is in english\nCHECK  is in english\nThe play stands.\n',
      err: '',
    });
    const bad = await cubewright('words', 'check', 'check', 'xqz', '--json');
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out)).toMatchObject({
      accepted: false,
      words: [
        { word: 'CHECK', accepted: true },
        { word: 'XQZ', accepted: false },
      ],
    });
  });

  test('build makes a lexicon that check and verify read', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'mine.txt');
    const built = join(folder, 'mine.cwlex');
    writeFileSync(list, 'zork\nplugh\nzork\nno good\nx\n');
    const { code, out, err } = await cubewright('words', 'build', list, '-o', built);
    expect(code).toBe(0);
    expect(out).toContain('2 words, 1 repeats left out');
    expect(err.split('\n')).toEqual([
      'Line 4 left out, more than one word: no good',
      'Line 5 left out, under 2 letters: x',
      '',
    ]);
    expect((await cubewright('words', 'check', 'plugh', '--lexicon', built)).code).toBe(0);
    expect((await cubewright('words', 'check', 'check', '--lexicon', list)).code).toBe(1);
    const seen = JSON.parse((await cubewright('verify', built, '--json')).out) as object;
    expect(seen).toMatchObject({ kind: 'lexicon', title: 'mine', words: 2 });
    const bytes = readFileSync(built);
    bytes[70] = (bytes[70] ?? 0) ^ 1;
    writeFileSync(built, bytes);
    expect((await cubewright('verify', built)).err).toContain('is damaged');
  });
});

describe('words build refuses', () => {
  test('to write over the list, or anything that is not named as a lexicon', async () => {
    const list = join(temporaryFolder(), 'mine.txt');
    writeFileSync(list, 'zork\nplugh\n');
    const { code, err } = await cubewright('words', 'build', list, '-o', list);
    expect(code).toBe(1);
    expect(err).toBe(`${list} should end in .cwlex, as lexicon files do.\n`);
    expect(readFileSync(list, 'utf8')).toBe('zork\nplugh\n');
  });

  test('what is no text, though words stand in it by chance', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'picture.bin');
    writeFileSync(list, Buffer.from('\x89PNG\n\0\x1b[2J\nword\n', 'latin1'));
    const { code, err } = await cubewright('words', 'build', list, '-o', join(folder, 'a.cwlex'));
    expect(code).toBe(1);
    expect(err).toContain('This is no plain text');
    expect(readdirSync(folder)).toEqual(['picture.bin']);
  });

  test('to hand control characters to the terminal', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'list.txt');
    writeFileSync(list, 'word\nred\x1b[31m\n');
    const { err } = await cubewright('words', 'build', list, '-o', join(folder, 'a.cwlex'));
    expect(err).toContain('Line 2 left out');
    expect(err).not.toContain('\x1b');
  });
});

describe('print', () => {
  test('lists every product with its options', async () => {
    const { out } = await cubewright('print', '--list');
    expect(out).toMatch(/^alphacubes-nets: Cube nets$/m);
    expect(out).toMatch(/--edge +Edge +8 to 40 mm +default 15 mm/);
    const list = JSON.parse((await cubewright('print', '--list', '--json')).out) as { name: string }[];
    expect(list.map(({ name }) => name)).toContain('alphacubes-board');
  });

  test('R25: two exports are the same bytes, and verify knows them', async () => {
    const folder = temporaryFolder();
    const [one, two] = [join(folder, 'one.pdf'), join(folder, 'two.pdf')];
    const given = ['print', 'alphacubes-nets', '--edge', '1.7cm', '--paper=letter', '--cubes', '1;2'];
    const first = await cubewright(...given, '-o', one);
    expect(first).toMatchObject({ code: 0, err: '' });
    await cubewright(...given, '-o', two);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
    const seen = JSON.parse((await cubewright('verify', one, '--json')).out) as { sheets: number };
    expect(seen).toMatchObject({ kind: 'PDF', version: '1.7', sheets: 1 });
    writeFileSync(two, readFileSync(one).subarray(0, 9_000));
    expect((await cubewright('verify', two)).code).toBe(1);
  });

  test('SVG takes a file for each sheet, or the one that is asked for', async () => {
    const folder = temporaryFolder();
    await cubewright('print', 'alphacubes-nets', '-o', join(folder, 'all.svg'));
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toContain('all-1.svg');
    await cubewright('print', 'alphacubes-nets', '--sheet', '2', '-o', join(folder, 'second.svg'));
    expect(readFileSync(join(folder, 'second.svg'), 'utf8')).toBe(
      readFileSync(join(folder, 'all-2.svg'), 'utf8'),
    );
    const far = await cubewright('print', 'alphacubes-nets', '--sheet', '99', '-o', join(folder, 'far.svg'));
    expect(far.err).toContain('sheets, and 99 is none of them');
    const whole = await cubewright(
      'print',
      'alphacubes-nets',
      '--sheet',
      '2',
      '-o',
      join(folder, 'second.pdf'),
    );
    expect(whole).toMatchObject({ code: 1, out: '' });
    expect(whole.err).toContain('A PDF holds every sheet');
  });

  test('a full disk, a folder that is not there: told, and no half a file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'taken.pdf'));
    const print = (path: string): Promise<{ readonly err: string }> =>
      cubewright('print', 'alphacubes-nets', '--cubes', '1', '-o', path);
    expect((await print(join(folder, 'no', 'such', 'a.pdf'))).err).toContain(
      `There is no folder ${join(folder, 'no', 'such')}`,
    );
    expect((await print(join(folder, 'taken.pdf'))).err).toContain('is a folder');
    expect(readdirSync(folder)).toEqual(['taken.pdf']);
    const list = join(folder, 'list.txt');
    const full = join(folder, 'full.cwlex');
    writeFileSync(list, 'zork\n');
    symlinkSync('/dev/full', full);
    expect((await cubewright('words', 'build', list, '-o', full)).err).toContain(`no room left for ${full}`);
  });

  test('a word too many is told, and nothing is written', async () => {
    const path = join(temporaryFolder(), 'a.pdf');
    const { code, err } = await cubewright('print', 'alphacubes-nets', 'letter', '-o', path);
    expect(code).toBe(1);
    expect(err).toContain('has no use for “letter”');
    expect(existsSync(path)).toBe(false);
  });
});

describe('sets and files', () => {
  test('set check counts', async () => {
    const { out } = await cubewright('set', 'check', 'shared/cubes/sets/alphacubes.json');
    expect(out).toContain('98 cubes, 490 letter faces');
    const facts = JSON.parse(
      (await cubewright('set', 'check', 'shared/cubes/sets/alphacubes.json', '--json')).out,
    ) as object;
    expect(facts).toMatchObject({ set: 'alphacubes', cubes: 98, duplicates: [] });
  });

  test('set check names what is wrong', async () => {
    const path = join(temporaryFolder(), 'set.json');
    const text = readFileSync('shared/cubes/sets/alphacubes.json', 'utf8');
    writeFileSync(path, text.slice(0, 400));
    expect((await cubewright('set', 'check', path)).err).toMatch(/line \d+, column \d+/);
    writeFileSync(path, text.replace(/"cubes": \[\s*"(.)./, '"cubes": ["$1$1'));
    const { code, err } = await cubewright('set', 'check', path);
    expect(code).toBe(1);
    expect(err).toMatch(/twice/);
  });

  test.runIf(existsSync('/dev/zero'))('a file without end is read no further than ours go', async () => {
    const { code, err } = await cubewright('set', 'check', '/dev/zero');
    expect(code).toBe(1);
    expect(err).toContain('/dev/zero is larger than');
  });

  test('verify tells games and sets apart, and knows what is not ours', async () => {
    const facts = async (path: string): Promise<object> =>
      JSON.parse((await cubewright('verify', path, '--json')).out) as object;
    expect(await facts(published)).toMatchObject({ kind: 'game', version: 1, moves: 20, state: 'over' });
    expect(await facts('shared/cubes/sets/alphacubes.json')).toMatchObject({ kind: 'cube set', cubes: 98 });
    expect((await cubewright('verify', 'tsconfig.json')).code).toBe(1);
    expect((await cubewright('verify', 'README.md')).err).toContain('is not a file that Cubewright wrote');
  });
});
