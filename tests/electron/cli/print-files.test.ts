import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('print', () => {
  test('lists every product with its options', async () => {
    const { out } = await cubewright('print', '--list');
    expect(out).toMatch(/^nets: Cube nets \(alphacubes, cubeword, kubagram-en, .*\)$/m);
    expect(out).toMatch(/--edge +Edge +8 to 40 mm +default 15 mm/);
    expect(out).toMatch(/--cubes +Pieces +numbers and runs, such as 3,7,12-15 +default all$/m);
    expect(out).toMatch(/--tab +Glue tab +0 for a fitting one, or 4 to 20 mm, .+ default 0, fitting$/m);
    // Each option once, whatever number of products has it.
    expect(out.match(/^--ink +full +Wood, felt/gm)).toHaveLength(1);
    expect(out).toMatch(/^ +low +No grounds/m);
    const list = JSON.parse((await cubewright('print', '--list', '--json')).out) as {
      name: string;
      options: { help: Record<string, string>; takes: string }[];
    }[];
    expect(list.map(({ name }) => name)).toContain('alphacubes-board');
    const options = list.flatMap((product) => product.options);
    expect(options.filter(({ help, takes }) => takes === '' || Object.values(help).includes(''))).toEqual([]);
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
    const all = await cubewright('print', 'alphacubes-nets', '-o', join(folder, 'all.svg'));
    expect(all.out).toContain(`Wrote ${join(folder, 'all-6.svg')}: 1 sheet, `);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toContain('all-1.svg');
    await cubewright('print', 'alphacubes-nets', '--sheet', '2', '-o', join(folder, 'second.svg'));
    expect(readFileSync(join(folder, 'second.svg'), 'utf8')).toBe(
      readFileSync(join(folder, 'all-2.svg'), 'utf8'),
    );
    const far = await cubewright('print', 'alphacubes-nets', '--sheet', '99', '-o', join(folder, 'far.svg'));
    expect(far.err).toContain('6 sheets of paper, and 99 is none of them');
    const whole = await cubewright(
      'print',
      'alphacubes-nets',
      '--sheet',
      '2',
      '-o',
      join(folder, 'second.pdf'),
    );
    expect(whole).toMatchObject({ code: 1, out: '' });
    expect(whole.err).toContain('--sheet chooses one sheet of an SVG or DXF');
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
